package horda.cityofhorror.rules;

import static horda.cityofhorror.Table.hand;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.CityState;
import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.content.Site;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealReply;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.Window;

/**
 * Rules of thumb: stay away from danger, vote for the leader, shoot when your own people would die,
 * keep antidotes for the living, take what is shared, and accept only what pays.
 */
public final class CityHints implements Hints<CityState> {
  @Override
  public int weigh(CityState s, Question<CityState> question, int seat, long choice) {
    int a = Code.a(choice);
    return switch (question.name()) {
      case "window" ->
          choice == 0 ? Tactics.PASS : Tactics.window(s, (Windows.General) question, seat, choice);
      case "response" -> Tactics.response(s, seat, choice);
      case "mover" -> mover(s, seat, choice);
      case "movement-card", "new-movement" -> Danger.safety(s, a) * 4 + (a + seat + s.round) % 3;
      case "use-site" -> site(s, (Sites.UseSite) question, seat, choice);
      case "vote" -> voteFor(s, ((Vote) question).step(), seat, a);
      case "tie-break" -> voteFor(s, ((Vote.TieBreak) question).step(), seat, a);
      case "victim" -> -value(s, a);
      case "hand-out" -> (a == seat ? 40 : -standing(s, a)) + (Code.verb(choice) == 1 ? 20 : 10);
      case "take-discard", "draft" -> worth(s, a);
      case "give-card" -> -worth(s, a);
      case "place-one" -> value(s, a) * Danger.safety(s, ((SetUp.PlaceOne) question).place());
      case "where-to-mark" -> a == TOWER ? (s.peopleOf(seat, TOWER, true) == 0 ? 1 : -1) : 0;
      case "blonde" ->
          choice == 0
              ? 0
              : Danger.blondeInDanger(s, ((Mover.Blonde) question).character()) ? 1 : -1;
      case "vaccinate" -> saved(s, seat, a);
      case "deal-draft" -> choice == 0 ? 1 : 0;
      case "deal-reply" -> choice == 0 ? 0 : gain(s, ((DealReply<?>) question).deal());
      default -> 0;
    };
  }

  /** Who is not under attack lets a window pass, and whom a card does not hurt lets it happen. */
  @Override
  public long reflex(CityState s, Question<CityState> question, int seat) {
    boolean idle =
        switch (question) {
          case Windows.General window ->
              !Tactics.defends(s, window, seat) && !Vows.mustAct(s, seat);
          case Responding.Response _ -> !Tactics.harmful(s, seat);
          default -> false;
        };
    return idle ? Window.PASS : NO_REFLEX;
  }

  private static int mover(CityState s, int seat, long choice) {
    int c = Code.a(choice);
    return switch (Code.verb(choice)) {
      case Mover.MOVE -> {
        int card = s.movement[seat];
        int ways = Code.b(choice);
        boolean refused =
            s.isShut(card) || s.isFull(card) && (ways & (Mover.BACK_DOOR | Mover.SQUEEZE)) == 0;
        int to = refused ? CROSSROADS : card;
        yield 200
            + 3 * (Danger.safety(s, to) - Danger.safety(s, s.where[c]))
            - (ways == 0 ? 0 : 6)
            - value(s, c);
      }
      case Mover.STAY -> 150;
      case Playing.CARD -> s.content.action(c).effect() == CardEffect.NEW_MOVEMENT ? 100 : FOOLISH;
      default -> s.content.person(c).ability() == Ability.NEW_MOVEMENT ? 90 : FOOLISH;
    };
  }

  // Places and cards.

  private static int site(CityState s, Sites.UseSite question, int seat, long choice) {
    if (choice == 0) {
      return 20;
    }
    int people = 0;
    for (int c = 0; c < s.owner.length; c++) {
      people += People.isOf(s, seat, c) ? 1 : 0;
    }
    Site site = s.site(question.place());
    int gain =
        switch (site.effect()) {
          case ANTIDOTE -> s.antidotes[seat] < people ? 60 : 26;
          case FOOD, FOOD_CHOICE ->
              s.zones.size(hand(seat)) > 2 || s.round == Rounds.LAST ? 40 : 15;
          case REFRESH -> 30;
          case TAKE_DISCARD -> 28;
          case LEADER, LEADER_STEP -> 10;
          default -> 15;
        };
    return switch (site.cost()) {
      case CARD -> gain - worth(s, Code.a(choice)) / 2;
      case EXHAUST_HERE ->
          gain - 4 * (value(s, Code.a(choice)) - s.content.person(Code.a(choice)).exhausted());
      case FOOD, NONE -> gain;
    };
  }

  private static int worth(CityState s, int card) {
    return switch (s.content.action(card).effect()) {
      case KILL -> 12 + 6 * s.content.action(card).amount();
      case KILL_HALF, MOVE_ZOMBIE -> 16;
      case CANCEL, HIDE -> 14;
      case NONE -> 18;
      case REFRESH -> 10;
      default -> 6;
    };
  }

  private static int value(CityState s, int c) {
    return s.isFresh(c) ? s.content.person(c).fresh() : s.content.person(c).exhausted();
  }

  /** What a seat would score if the night ended now, roughly. */
  private static int standing(CityState s, int seat) {
    int sum = 2 * s.antidotes[seat];
    for (int c = 0; c < s.owner.length; c++) {
      sum += People.isOf(s, seat, c) ? value(s, c) : 0;
    }
    return sum;
  }

  private static int voteFor(CityState s, int step, int seat, int target) {
    boolean self = target == seat;
    return step == Vote.SHARE
        ? (self ? 100 : -standing(s, target))
        : self ? -100 : standing(s, target);
  }

  private static int saved(CityState s, int seat, int set) {
    int sum = 0;
    int n = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c) && (set >> n++ & 1) != 0) {
        sum += value(s, c);
      }
    }
    return sum;
  }

  /** What an offer brings the one asked, promises counted lightly. */
  private static int gain(CityState s, Deal deal) {
    int sum = 0;
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      sum +=
          switch (Code.verb(term)) {
            case Terms.GIVE_ANTIDOTES -> 30 * Code.a(term);
            case Terms.WANT_ANTIDOTES -> -40 * Code.a(term);
            case Terms.GIVE_CARD -> worth(s, Code.a(term));
            case Terms.GIVE_ANY_CARD -> 5;
            case Terms.WANT_KIND, Terms.WANT_ANY_CARD -> -18;
            default -> Code.c(term) == 0 ? 4 : -12;
          };
    }
    return sum;
  }
}
