package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.rules.Mover;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Playing;
import horda.cityofhorror.rules.Responding;
import horda.cityofhorror.rules.SetUp;
import horda.cityofhorror.rules.Sites;
import horda.cityofhorror.rules.Vote;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.Window;

/// Rules of thumb: stay away from danger, vote for the leader, shoot when your own people would
/// die, keep antidotes for the living, take what is shared, and accept only what pays.
public final class CityHints implements Hints<CityState> {
  /// For a bot that does not think ahead, a promise outweighs everything.
  private static final int HONOUR = 1_000;

  @Override
  public int weigh(CityState s, Question<CityState> question, int seat, long choice) {
    int weight = merit(s, question, seat, choice);
    boolean free = s.promises().firstOpen() == s.promises().size();
    int word = free ? 0 : Trust.by(s, question, seat, choice);
    if (word == 0 || word < 0 && weight <= FOOLISH) {
      return weight;
    }
    return (weight <= FOOLISH ? 0 : weight) + HONOUR * word;
  }

  /// What an offer will say is thought out once, however long the list of terms.
  @Override
  public Hints<CityState> settled(CityState s) {
    if (!(s.agenda.peek() instanceof DealDraft<?> draft)) {
      return this;
    }
    long next = Proposals.next(s, draft.deal());
    return (_, _, _, choice) -> choice == next ? 1 : FOOLISH;
  }

  private static int merit(CityState s, Question<CityState> question, int seat, long choice) {
    int a = Code.a(choice);
    return switch (s.agenda.nameOf(question)) {
      case "window" ->
          choice == 0 ? Tactics.PASS : Tactics.window(s, (Windows.General) question, seat, choice);
      case "response" -> Tactics.response(s, seat, choice);
      case "mover" -> mover(s, seat, choice);
      // Each has places that it likes, or all would meet at the best one and find it full.
      case "movement-card", "new-movement" ->
          Moves.card(s, seat, a) + 20 * ((a + seat + s.round) % s.seats());
      case "use-site" -> SiteSense.use(s, s.site(((Sites.UseSite) question).place()), seat, choice);
      case "vote" -> voteFor(s, ((Vote) question).step(), seat, a);
      case "tie-break" ->
          Code.verb(choice) == Playing.OFFER
              ? FOOLISH
              : voteFor(s, ((Vote.TieBreak) question).step(), seat, a);
      case "victim" -> -Stakes.value(s, a);
      case "hand-out" ->
          Code.verb(choice) == Playing.OFFER
              ? FOOLISH
              : (a == seat ? 40 : -Stakes.standing(s, a)) + (Code.verb(choice) == 1 ? 20 : 10);
      case "take-discard", "draft" -> Stakes.use(s, a);
      case "give-card" -> -Stakes.use(s, a);
      case "place-one" ->
          Stakes.value(s, a) * Danger.safety(s, ((SetUp.PlaceOne) question).place());
      case "where-to-mark" -> a == TOWER ? (s.peopleOf(seat, TOWER, true) == 0 ? 1 : -1) : 0;
      case "blonde" ->
          choice == 0
              ? 0
              : Danger.blondeInDanger(s, ((Mover.Blonde) question).character()) ? 1 : -1;
      case "vaccinate" -> saved(s, seat, a);
      case DealDraft.NAME ->
          choice == Proposals.next(s, ((DealDraft<?>) question).deal()) ? 1 : FOOLISH;
      case DealReply.NAME -> DealSense.reply(s, ((DealReply<?>) question).deal(), choice);
      default -> 0;
    };
  }

  /// A seat that is not under attack lets a window pass; one that a card does not hurt lets it
  /// happen. Nobody opens talks on a reflex, so playouts hold none.
  @Override
  public long reflex(CityState s, Question<CityState> question, int seat) {
    return switch (question) {
      case Windows.General window ->
          Trust.given(s, seat) ? NO_REFLEX : Tactics.best(s, window, seat);
      case Responding.Response _ -> Tactics.harmful(s, seat) ? NO_REFLEX : Window.PASS;
      case DealDraft<CityState> draft -> Proposals.next(s, draft.deal());
      default -> NO_REFLEX;
    };
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
        int cost = ways == 0 ? 0 : 60;
        // Of equals the one who is worth less runs.
        yield 1_000 + Moves.worth(s, seat, c, to, 0) - cost - Stakes.value(s, c);
      }
      case Mover.STAY -> 1_000;
      case Playing.CARD -> s.content.action(c).effect() == CardEffect.NEW_MOVEMENT ? 100 : FOOLISH;
      default -> s.content.person(c).ability() == Ability.NEW_MOVEMENT ? 90 : FOOLISH;
    };
  }

  private static int voteFor(CityState s, int step, int seat, int target) {
    boolean self = target == seat;
    return step == Vote.SHARE
        ? (self ? 100 : -Stakes.standing(s, target))
        : self ? -100 : Stakes.standing(s, target);
  }

  private static int saved(CityState s, int seat, int set) {
    int sum = 0;
    int n = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c) && (set >> n++ & 1) != 0) {
        sum += Stakes.value(s, c);
      }
    }
    return sum;
  }
}
