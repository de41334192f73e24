package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.Promises;

/// NEG: promises that bind take away the options that would break them; the others are remembered
/// (COH-NEG-03).
public final class Vows {
  private Vows() {}

  private static boolean open(CityState s, int i, int seat, int verb) {
    Promises p = s.promises();
    return p.status(i) == Promises.OPEN && p.from(i) == seat && Code.verb(p.what(i)) == verb;
  }

  private static boolean binds(CityState s, int i, int seat, int verb) {
    return open(s, i, seat, verb) && s.promises().binding(i);
  }

  /// Has this seat bound itself to play nothing for now?
  static boolean still(CityState s, int seat) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (binds(s, i, seat, Terms.NO_ACTION)) {
        return true;
      }
    }
    return false;
  }

  // Act now.

  static boolean mustAct(CityState s, int seat) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (binds(s, i, seat, Terms.ACT_NOW_CARD) || binds(s, i, seat, Terms.ACT_NOW_ABILITY)) {
        return true;
      }
    }
    return false;
  }

  /// Lists the plays that a promise asks for now; whether there are any. Who has promised to play
  /// nothing has none.
  static boolean listDue(CityState s, int seat, Choices into) {
    if (!mustAct(s, seat) || still(s, seat)) {
      return false;
    }
    Choices all = new Choices();
    Playing.list(s, seat, all);
    People.list(s, seat, all);
    boolean any = false;
    for (int i = 0; i < all.size(); i++) {
      if (isDue(s, seat, all.get(i))) {
        into.add(all.get(i));
        any = true;
      }
    }
    return any;
  }

  private static boolean isDue(CityState s, int seat, long choice) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      boolean card = binds(s, i, seat, Terms.ACT_NOW_CARD);
      boolean ability = binds(s, i, seat, Terms.ACT_NOW_ABILITY);
      if ((card || ability) && fulfils(s, s.promises().what(i), choice)) {
        return true;
      }
    }
    return false;
  }

  public static boolean fulfils(CityState s, long promise, long choice) {
    if (Code.verb(promise) == Terms.ACT_NOW_CARD) {
      return Code.verb(choice) == Playing.CARD
          && s.content.kindOf(Code.a(choice)) == Code.a(promise)
          && Code.b(choice) == Code.b(promise);
    }
    return Code.verb(promise) == Terms.ACT_NOW_ABILITY
        && Code.verb(choice) == Playing.ABILITY
        && Code.a(choice) == Code.a(promise);
  }

  /// Somebody acts in a window: promises to act now are kept, broken or, where nothing fits any
  /// more, void.
  static void acted(CityState s, int seat, long choice, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (open(s, i, seat, Terms.ACT_NOW_CARD) || open(s, i, seat, Terms.ACT_NOW_ABILITY)) {
        settle(s, i, fulfils(s, s.promises().what(i), choice), out);
      } else if (open(s, i, seat, Terms.NO_ACTION) && Code.verb(choice) <= Playing.ABILITY) {
        settle(s, i, false, out);
      }
    }
  }

  /// Somebody plays outside a general window: a free promise to play nothing is broken.
  static void played(CityState s, int seat, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (open(s, i, seat, Terms.NO_ACTION)) {
        settle(s, i, false, out);
      }
    }
  }

  // Votes, ties, sharing.

  /// Takes out of `targets` what binding promises forbid, unless nothing would be left
  /// (COH-NEG-07).
  static int allowed(CityState s, int seat, int targets, int verb) {
    int left = targets;
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (binds(s, i, seat, verb)) {
        int target = 1 << Code.a(s.promises().what(i));
        boolean inFavour = Code.b(s.promises().what(i)) == 1;
        int next = inFavour ? left & target : left & ~target;
        left = next == 0 ? left : next;
      }
    }
    return left;
  }

  /// A vote or a tie-break was cast: remember who kept the word.
  static void cast(CityState s, int seat, int target, int targets, int verb, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (open(s, i, seat, verb) && (targets & 1 << Code.a(s.promises().what(i))) != 0) {
        boolean inFavour = Code.b(s.promises().what(i)) == 1;
        settle(s, i, inFavour == (target == Code.a(s.promises().what(i))), out);
      }
    }
  }

  /// The receiver who is promised an item of this sort, if the sharer is bound; NONE if nobody.
  static int promisedTo(CityState s, int sharer, int item, int receivers) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      long what = s.promises().what(i);
      if (binds(s, i, sharer, Terms.GIVE_ON_SHARE)
          && Code.a(what) == item
          && (receivers & 1 << Code.b(what)) != 0) {
        return Code.b(what);
      }
    }
    return NONE;
  }

  static void handed(CityState s, int sharer, int item, int receiver, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (open(s, i, sharer, Terms.GIVE_ON_SHARE)
          && Code.a(s.promises().what(i)) == item
          && Code.b(s.promises().what(i)) == receiver) {
        settle(s, i, true, out);
      }
    }
  }

  private static void settle(CityState s, int i, boolean kept, Out out) {
    Promises p = s.promises();
    s.promises(p.withStatus(i, kept ? Promises.KEPT : Promises.BROKEN));
    CityEvent what = kept ? CityEvent.PROMISE_KEPT : CityEvent.PROMISE_BROKEN;
    out.tell(what, p.from(i), p.to(i), Vow.of(p.what(i)));
  }

  // The end of promises (COH-NEG-07).

  /// What is still open when its time is over lapses.
  static void lapseAll(CityState s, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (s.promises().status(i) == Promises.OPEN) {
        lapse(s, i, out);
      }
    }
  }

  static void lapseOf(CityState s, int seat, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
      if (s.promises().status(i) == Promises.OPEN && s.promises().from(i) == seat) {
        lapse(s, i, out);
      }
    }
  }

  private static void lapse(CityState s, int i, Out out) {
    Promises p = s.promises();
    s.promises(p.withStatus(i, Promises.LAPSED));
    out.tell(CityEvent.PROMISE_LAPSED, p.from(i), p.to(i), Vow.of(p.what(i)));
  }

  /// A promise to act now that cannot be kept lapses at once.
  static void lapseImpossible(CityState s, int seat, Out out) {
    if (!mustAct(s, seat)) {
      return;
    }
    Choices due = new Choices();
    if (!listDue(s, seat, due)) {
      for (int i = s.promises().firstOpen(); i < s.promises().size(); i++) {
        if (binds(s, i, seat, Terms.ACT_NOW_CARD) || binds(s, i, seat, Terms.ACT_NOW_ABILITY)) {
          lapse(s, i, out);
        }
      }
    }
  }
}
