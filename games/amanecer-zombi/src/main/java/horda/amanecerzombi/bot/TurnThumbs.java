package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.rules.Binoculars;
import horda.amanecerzombi.rules.Blocks;
import horda.amanecerzombi.rules.Fleeing;
import horda.amanecerzombi.rules.Icons;
import horda.amanecerzombi.rules.Plays;
import horda.amanecerzombi.rules.Searching;
import horda.amanecerzombi.rules.Walking;
import horda.amanecerzombi.rules.Zombies;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;
import horda.engine.Hints;
import horda.engine.Question;

/// Rules of thumb for a player's own turn.
final class TurnThumbs {
  private static final int END = 100;

  private TurnThumbs() {}

  static int act(AmanecerHints hints, AmanecerState s, int seat, long choice) {
    int weight = liking(hints, s, seat, choice);
    return Temptations.inTurn(s, seat, choice, weight) ? weight : Hints.FOOLISH;
  }

  private static int liking(AmanecerHints hints, AmanecerState s, int seat, long choice) {
    int a = Code.a(choice);
    return switch (Code.verb(choice)) {
      case Plays.END_TURN -> END;
      case Plays.MISSION -> mission(s, seat, a);
      case Plays.BUY_SKILL -> 700;
      case Plays.HEAL -> s.damages(s.damageOn[Code.b(choice)]) > 1 ? 650 : 0;
      case Plays.ABILITY, Plays.BY_SKILL -> 660;
      case Plays.CARD_FOR_CARDS -> 690;
      case Plays.PAY_READY -> CombatThumbs.hurt(s, seat) > 1 && spare(s, seat) > 1 ? 500 : 0;
      case Plays.SEARCH -> 620;
      case Plays.SEARCH_WITH -> search(s, seat, a);
      case Plays.END_SEARCH -> s.searchDiscards > 0 ? 450 : 0;
      case Plays.DEPLOY -> s.vehicle[seat] == NONE ? 640 : 0;
      case Plays.READY -> ready(hints, s, seat, choice);
      case Plays.DRIVE -> far(hints, s, seat) > 2 && !Wishes.sparesVehicle(s, seat) ? 350 : 0;
      case Plays.WALK -> walk(hints, s, seat, a);
      case Plays.UNBLOCK -> unblock(s, seat, choice);
      case Plays.USE -> use(s, seat, choice);
      case Plays.EVENT -> event(hints, s, seat, a, Code.b(choice));
      case Plays.ZOMBIE -> leftOver(s, seat, a, Code.b(choice));
      default -> 0;
    };
  }

  /// Binoculars: the best of what lies on top is put up first, right before a search.
  private static int use(AmanecerState s, int seat, long choice) {
    if (Code.b(choice) != Deed.LOOK.ordinal() || !Searching.mayDeclare(s, seat)) {
      return 0;
    }
    int deck = s.table.square(s.at[seat]).deck() == Deck.GREEN ? 1 : 2;
    return Code.c(choice) == Binoculars.DECK + 1 + deck ? 625 : 0;
  }

  static int mission(AmanecerState s, int seat, int card) {
    return s.content().mission(card).goal() instanceof Goal.Clean clean
        ? Odds.mayClean(s, seat, clean) ? 900 : 0
        : 1000;
  }

  /// Cards that may be spent: the last one is for fleeing, unless there is experience.
  private static int spare(AmanecerState s, int seat) {
    int hand = s.zones.size(Piles.hand(seat));
    boolean last = s.round == s.rounds && !s.isSolo();
    return hand - (s.experience[seat] > 0 || last ? 0 : 1);
  }

  private static int search(AmanecerState s, int seat, int kind) {
    if (s.searchDiscards == 0) {
      return 600 - AmanecerHints.Cards.worth(s, kind);
    }
    // Once more where much can be found, if there are cards to burn.
    boolean rich = s.table.square(s.searchAt).finds() >= 2 && s.searchDiscards < 2;
    boolean seeks = Wishes.seeks(s, seat, s.searchAt) && (s.isSolo() || s.searchDiscards < 3);
    // Alone nothing counts but what Missions need.
    int enough = seeks && s.isSolo() ? 0 : seeks || rich ? 3 : 99;
    return spare(s, seat) > enough ? 480 - AmanecerHints.Cards.worth(s, kind) / 10 : 0;
  }

  private static int ready(AmanecerHints hints, AmanecerState s, int seat, long choice) {
    if (Code.b(choice) < Icons.VEHICLE || Wishes.wants(s, seat, Code.a(choice))) {
      return 0;
    }
    return far(hints, s, seat) > 3 || Wishes.sparesVehicle(s, seat) ? 330 : 0;
  }

  private static int far(AmanecerHints hints, AmanecerState s, int seat) {
    return hints.plan(s, seat).left(s.at[seat]);
  }

  private static int walk(AmanecerHints hints, AmanecerState s, int seat, int kind) {
    if (spare(s, seat) < 1 || s.searchAt != NONE || far(hints, s, seat) == 0) {
      return 0;
    }
    return 310 - AmanecerHints.Cards.worth(s, kind);
  }

  private static int unblock(AmanecerState s, int seat, long choice) {
    return switch (Code.a(choice)) {
      case Blocks.TOOL -> 630;
      case Blocks.EXPERIENCE -> 340;
      default -> spare(s, seat) > 2 ? 320 - AmanecerHints.Cards.worth(s, Code.b(choice)) : 0;
    };
  }

  private static int event(AmanecerHints hints, AmanecerState s, int seat, int kind, int target) {
    EventCard card = s.table.event(kind);
    EventEffect effect = card == null ? EventEffect.AMBUSH : card.effect();
    return switch (effect) {
      case DRAW -> 680;
      case RUN, SHORTCUT -> far(hints, s, seat) > 2 && s.searchAt == NONE ? 340 : 0;
      case EXHAUST ->
          target == AmanecerHints.leader(s, seat) && s.zones.size(Piles.hand(target)) > 2 ? 360 : 0;
      case LIFE_OR_DEATH -> s.seatOf(target) != seat ? 200 : 0;
      default -> 0;
    };
  }

  /// Zombies that are of no use for walking are played against the leader.
  private static int leftOver(AmanecerState s, int seat, int kind, int target) {
    int victim = target & Zombies.AMBUSH - 1;
    Zombie zombie = s.table.zombie(kind);
    if (victim == seat && zombie != null) {
      return target == seat && Wishes.hunts(s, seat, zombie) ? 400 + zombie.trophy() : 0;
    }
    boolean leader = victim == AmanecerHints.leader(s, seat);
    return leader && spare(s, seat) > 1 ? 110 + AmanecerHints.Cards.worth(s, kind) / 10 : 0;
  }

  /// The way that leads nearest to where the Group wants to go.
  static int way(
      AmanecerHints hints,
      AmanecerState s,
      Question<AmanecerState> question,
      int seat,
      long choice) {
    int whose = question instanceof Walking.Special special ? special.seat() : seat;
    NextSquare plan = hints.plan(s, whose);
    if (choice == 0 || plan.isNone()) {
      return choice == 0 && whose != seat ? -1 : 0;
    }
    boolean driving = s.agenda.nameOf(question).equals("drive");
    if (!driving && Code.verb(choice) > 1) {
      return 1;
    }
    int left = plan.left(Code.a(choice));
    int here = plan.left(driving && s.driven > 0 ? s.drive[s.driven - 1] : s.at[whose]);
    if (whose != seat) {
      return left;
    }
    return here > left ? 200 - left : -left;
  }

  /// Others are sent away from what they want; one's own Group towards it.
  static int flight(AmanecerHints hints, AmanecerState s, Fleeing.Away away, int seat, int square) {
    int left = hints.plan(s, away.seat()).left(square);
    return away.seat() == seat ? -left : left;
  }
}
