package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Keeping;
import horda.engine.Out;
import horda.engine.Pledge;

/// NEG: where promises meet the rules of this game. How they are kept stands in [Keeping]; a
/// promise holds in its own step of its own location and nowhere else (COH-NEG-06, COH-NEG-07).
public final class Vows {
  static final Keeping<CityState> KEEPING = new Keeping<>(Bargaining.DEALS);

  private Vows() {}

  private static boolean none(CityState s) {
    return s.promises().firstOpen() == s.promises().size();
  }

  /// Has this seat bound itself to play nothing for now?
  static boolean still(CityState s, int seat) {
    return !none(s) && KEEPING.isStill(s, seat, LocationSteps.now(s), LocationSteps.place(s));
  }

  // Act now.

  public static boolean mustAct(CityState s, int seat) {
    return !none(s) && KEEPING.mustAct(s, seat);
  }

  /// Lists the plays that a promise asks for now; whether there are any.
  static boolean listDue(CityState s, int seat, Choices into) {
    if (!mustAct(s, seat)) {
      return false;
    }
    Choices all = new Choices();
    Playing.list(s, seat, all);
    People.list(s, seat, all);
    boolean any = false;
    for (int i = 0; i < all.size(); i++) {
      if (KEEPING.isNext(s, seat, all.get(i))) {
        into.add(all.get(i));
        any = true;
      }
    }
    return any;
  }

  // A card to be played in a later step.

  /// Has this seat bound itself to a play of this step, and could it make it now?
  static boolean mustPlay(CityState s, int seat) {
    int step = LocationSteps.now(s);
    if (none(s) || !KEEPING.owesPlay(s, seat, step, LocationSteps.place(s))) {
      return false;
    }
    Choices plays = new Choices();
    Playing.list(s, seat, plays);
    for (int i = 0; i < plays.size(); i++) {
      if (KEEPING.isOwed(s, seat, step, LocationSteps.place(s), plays.get(i))) {
        return true;
      }
    }
    return false;
  }

  /// Must this card stay in hand for what its owner has bound himself to play?
  static boolean isReserved(CityState s, int seat, int card) {
    return !none(s) && !DealTerms.isFree(s, seat, card);
  }

  /// The plays of a reserved card that it is reserved for.
  static void listReserved(CityState s, int seat, int card, Choices into) {
    Choices plays = new Choices();
    Playing.list(s, seat, card, plays);
    for (int i = 0; i < plays.size(); i++) {
      long play = plays.get(i);
      if (KEEPING.isNext(s, seat, play)
          || KEEPING.isOwed(s, seat, LocationSteps.now(s), LocationSteps.place(s), play)) {
        into.add(play);
      }
    }
  }

  /// Is this choice of a window what was promised?
  public static boolean fulfils(CityState s, long pledge, long choice) {
    if (Pledge.is(pledge, Pledge.Shape.PLAY)) {
      return Code.verb(choice) == Playing.CARD
          && s.content.kindOf(Code.a(choice)) == Pledge.subject(pledge)
          && Code.b(choice) == Pledge.place(pledge);
    }
    boolean what =
        Terms.isAbility(pledge)
            ? Code.verb(choice) == Playing.ABILITY && Code.a(choice) == Terms.character(pledge)
            : Code.verb(choice) == Playing.CARD
                && s.content.kindOf(Code.a(choice)) == Pledge.subject(pledge);
    boolean open = Terms.target(pledge) == Terms.OPEN_TARGET;
    return what
        && (open
            || Code.b(choice) == Terms.target(pledge) && Code.c(choice) == Terms.second(pledge));
  }

  /// The pledge to do that at once; hidden cards stay out of it.
  static long toAct(CityState s, int maker, int receiver, long choice) {
    boolean card = Code.verb(choice) == Playing.CARD;
    int subject = card ? s.content.kindOf(Code.a(choice)) : Terms.act(Code.a(choice));
    boolean trade = !card && s.content.person(Code.a(choice)).ability() == Ability.TRADE_CARD;
    int object = trade ? Terms.OPEN_TARGET : Terms.targets(Code.b(choice), Code.c(choice));
    return Pledge.of(
        Pledge.Shape.ACT,
        subject,
        object,
        maker,
        receiver,
        LocationSteps.now(s),
        LocationSteps.place(s));
  }

  /// Somebody acts or speaks in a window or before his own move.
  static void acted(CityState s, int seat, long choice, Out out) {
    if (!none(s)) {
      boolean plays = Code.verb(choice) <= Playing.ABILITY;
      KEEPING.acted(s, seat, LocationSteps.now(s), LocationSteps.place(s), plays, choice, out);
    }
  }

  /// Somebody passes: whoever said that he would act has not.
  static void passed(CityState s, int seat, Out out) {
    if (!none(s)) {
      KEEPING.acted(s, seat, LocationSteps.now(s), LocationSteps.place(s), false, NONE, out);
    }
  }

  /// Somebody plays outside a window: with a move, in answer to a card.
  static void played(CityState s, int seat, Out out) {
    if (!none(s)) {
      KEEPING.acted(s, seat, LocationSteps.now(s), LocationSteps.place(s), true, NONE, out);
    }
  }

  // Votes, ties, sharing.

  /// Takes out of `targets` what binding promises about that step forbid.
  static int allowed(CityState s, int seat, int step, int place, int targets) {
    return none(s) ? targets : KEEPING.allowed(s, seat, step, place, targets);
  }

  /// A vote or a tie-break was cast: remember who kept the word.
  static void cast(CityState s, int seat, int step, int place, int target, int targets, Out out) {
    if (!none(s)) {
      KEEPING.chose(s, seat, step, place, target, targets, out);
    }
  }

  /// The receiver who is promised an item of this sort, if the sharer is bound; NONE if nobody.
  static int promisedTo(CityState s, int place, int sharer, int item, int receivers) {
    if (none(s)) {
      return NONE;
    }
    int i = KEEPING.owed(s, sharer, LocationSteps.SHARING, place, item, receivers);
    return i < 0 ? NONE : Pledge.object(s.promises().what(i));
  }

  static void handed(CityState s, int place, int sharer, int item, int receiver, Out out) {
    if (!none(s)) {
      KEEPING.gave(s, sharer, LocationSteps.SHARING, place, item, receiver, out);
    }
  }

  /// The sharer has finished.
  static void dealtOut(CityState s, int place, int sharer, Out out) {
    if (!none(s)) {
      KEEPING.dealtOut(s, sharer, LocationSteps.SHARING, place, out);
    }
  }

  // The end of promises (COH-NEG-07).

  /// Up to this step everything at a place is over.
  static void over(CityState s, int step, int place, Out out) {
    if (!none(s)) {
      KEEPING.over(s, step, place, out);
    }
  }

  /// All words about this round are over; support later, which nobody can check, stays in memory.
  static void endRound(CityState s, Out out) {
    for (int place = NONE; place < Place.COUNT && !none(s); place++) {
      over(s, LocationSteps.SHARING, place, out);
    }
  }

  static void lapseAll(CityState s, Out out) {
    if (!none(s)) {
      KEEPING.lapseAll(s, out);
    }
  }

  static void lapseOf(CityState s, int seat, Out out) {
    KEEPING.lapseOf(s, seat, out);
  }

  /// A promise to act now that cannot be kept any more lapses at once.
  static void lapseImpossible(CityState s, int seat, Out out) {
    if (mustAct(s, seat) && !listDue(s, seat, new Choices())) {
      KEEPING.lapseActs(s, seat, out);
    }
  }
}
