package horda.cardsofthedead.bot;

import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.rules.Act;
import horda.cardsofthedead.rules.Days;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Code;
import horda.engine.Hints;
import horda.engine.Question;

/// Rules of thumb, weighed in tenths of a point of Vitality. A walk needs only the last of the
/// three actions, so whatever is worth anything comes before it; the last action is for walking,
/// unless it saves more than a turn costs.
public final class CardsHints implements Hints<CardsState> {
  /// What must be done before anything else.
  static final int URGENT = 10_000;

  /// What costs no action at all.
  private static final int FREE = 2_000;

  /// What is worth something while there are actions to spare, and then the walk.
  private static final int FIRST = 1_000;

  private static final int THEN = 500;

  /// A walk saves a turn: a point of Immunity and some bites.
  private static final int WALK = 26;

  /// Of a row with one Free space left and nothing in it that can be picked up.
  private static final int CROWD = 40;

  private static final int RUN = 200;
  private static final int EXIT = 65;
  private static final int OUTDOORS = 30;
  private static final int PHARMACY = 60;
  private static final int MARKET = 10;

  /// A kit card from The Trader.
  private static final int TRADE = 30;

  private static final int SUPPER = 15;

  @Override
  public int weigh(CardsState s, Question<CardsState> question, int seat, long choice) {
    return switch (s.agenda.nameOf(question)) {
      case "act" -> act(s, seat, choice);
      case "run-on", "lantern", "binoculars-look" ->
          choice == 0 ? 0 : 1 + Way.worth(s, Code.a(choice));
      case "binoculars-order" -> s.type(s.spot[Code.a(choice)]).isZombie() ? 1 : 0;
      case "keep" -> choice == 0 ? 0 : Goods.worth(s, seat, Code.a(choice));
      case "discard-down", "give-up-common" -> -Goods.worth(s, seat, Code.a(choice));
      case "make-room" ->
          -Goods.worth(s, seat, choice == 0 ? s.zones.top(CardZones.DRAWN) : Code.a(choice));
      case "trader-give" -> choice == 0 ? -TRADE : -Goods.worth(s, seat, Code.a(choice));
      case "trader-where" -> Code.verb(choice) == 1 == s.handHasRoom(seat) ? 1 : 0;
      case "last-supper" -> choice == 0 ? 0 : supper(s);
      case "sweet-home" -> choice == 0 ? 1 : missingVitality(s);
      default -> 0;
    };
  }

  private static int act(CardsState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Act.END -> Street.stuck(s) ? -2 * URGENT : 0;
      case Act.TURN -> stepping(s, WALK - crowd(s)) + Way.worth(s, a) / 2;
      case Act.RUN -> run(s, seat, a);
      case Act.THROUGH -> through(s, seat, a);
      case Act.PUNCH -> spare(Blows.punch(s, seat, a), FIRST);
      case Act.TRACK -> spare(Pockets.track(s, seat, a), FREE);
      case Act.ATTACK -> acting(s, Blows.strike(s, seat, a));
      case Act.USE_ON -> acting(s, Blows.useOn(s, seat, a, b, Code.c(choice)));
      case Act.EQUIP -> acting(s, Blows.equip(s, seat, a));
      case Act.LOAD -> acting(s, Blows.load(s, seat, s.type(a)));
      case Act.TURN_RIFLE -> -1;
      case Act.USE -> acting(s, Pockets.use(s, seat, s.type(a)));
      case Act.USE_OPTION -> acting(s, Pockets.use(s, seat, s.type(a).options().get(b)));
      case Act.PICK_UP_TO_HAND -> acting(s, Pockets.pickUp(s, seat, a) + 1);
      case Act.PICK_UP_TO_RESERVE -> acting(s, Pockets.pickUp(s, seat, a));
      case Act.PICK_UP_FOR -> acting(s, Pockets.pickUp(s, seat, a) - Goods.worth(s, seat, b) - 1);
      case Act.FETCH -> acting(s, Pockets.fetch(s, seat, a));
      case Act.STOW -> acting(s, Pockets.stow(s, seat));
      case Act.EXCHANGE -> acting(s, Pockets.exchange(s, seat, a, b));
      case Act.GIVE -> acting(s, Pockets.give(s, seat, a, b));
      default -> 0;
    };
  }

  /// An action, before the walk or instead of it.
  private static int acting(CardsState s, int worth) {
    return worth > 0 && s.actions > 1 && worth < URGENT ? FIRST + worth : worth;
  }

  private static int stepping(CardsState s, int worth) {
    return s.actions > 1 ? THEN + worth : worth;
  }

  /// What costs no action is done if it is worth anything, even before the last one.
  private static int spare(int worth, int rank) {
    return worth > 0 ? rank + worth : -1;
  }

  // Going on.

  /// Turning cards is bad where there is hardly room for them.
  private static int crowd(CardsState s) {
    if (Street.stuck(s)) {
      return URGENT;
    }
    return Street.freeSpaces(s) > 1 || loose(s) ? 0 : CROWD;
  }

  /// Does anything lie in the row that can be taken away at once?
  private static boolean loose(CardsState s) {
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] != NONE && s.type(s.space[n]).isResource()) {
        return true;
      }
    }
    return false;
  }

  /// Rick runs where there is nothing better to do with three actions.
  private static int run(CardsState s, int seat, int spot) {
    boolean quiet = Street.danger(s) == 0 && s.vitality[seat] > 6 && Street.freeSpaces(s) > 3;
    return quiet ? THEN + RUN + Way.worth(s, spot) : 0;
  }

  /// The Game Turn comes first, and may kill; then whatever lies in the row is left behind.
  private static int through(CardsState s, int seat, int n) {
    int danger = Street.danger(s);
    if (Street.stuck(s) || s.vitality[seat] <= danger && s.living() == 1) {
      return -1;
    }
    int left = Street.POINT * danger;
    return stepping(
        s,
        switch (s.type(s.space[n]).effect()) {
          case EXIT -> EXIT + left + (s.day == Days.LAST_DAY ? URGENT / 2 : 0);
          case EXIT_INDOORS -> OUTDOORS + left;
          case ENTER_PHARMACY -> PHARMACY + 2 * left;
          default -> MARKET + 2 * left;
        });
  }

  // What events ask.

  /// A Canned Soup for everybody's two points: for many, or to save a life.
  private static int supper(CardsState s) {
    boolean dies = false;
    for (int seat = 0; seat < s.seats(); seat++) {
      dies |= s.alive(seat) && s.vitality[seat] <= 2;
    }
    return dies ? URGENT : Street.POINT * s.living() - SUPPER;
  }

  private static int missingVitality(CardsState s) {
    int sum = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      sum += s.alive(seat) ? s.who(seat).vitality() - s.vitality[seat] : 0;
    }
    return sum;
  }
}
