package horda.engine.toy;

import horda.engine.Invariant;
import java.util.List;

/// What holds after every step.
final class FleaInvariants {
  static final List<Invariant<FleaState>> ALL =
      List.of(
          new Invariant<>("every card lies in one place", FleaInvariants::cardsOnce),
          new Invariant<>("every lot lies in one place", FleaInvariants::lotsOnce),
          new Invariant<>(
              "a lot is turned up each round",
              s -> s.zones.size(FleaState.LOTS) == Wares.LOTS - s.round),
          new Invariant<>("the game has no more rounds than agreed", s -> s.round <= s.rounds),
          new Invariant<>("only cards in a hand are known", FleaInvariants::knownInHands));

  private FleaInvariants() {}

  private static boolean cardsOnce(FleaState state) {
    boolean[] seen = new boolean[Wares.CARDS];
    boolean once = once(state, FleaState.DECK, seen) && once(state, FleaState.DISCARD, seen);
    for (int seat = 0; seat < state.seats(); seat++) {
      once &= once(state, FleaState.hand(seat), seen);
    }
    return once && all(seen);
  }

  private static boolean lotsOnce(FleaState state) {
    boolean[] seen = new boolean[Wares.LOTS];
    boolean once =
        once(state, FleaState.LOTS, seen)
            && once(state, FleaState.ON_OFFER, seen)
            && once(state, FleaState.UNSOLD, seen);
    for (int seat = 0; seat < state.seats(); seat++) {
      once &= once(state, state.stall(seat), seen);
    }
    return once && all(seen);
  }

  private static boolean once(FleaState state, int zone, boolean[] seen) {
    for (int i = 0; i < state.zones.size(zone); i++) {
      int card = state.zones.at(zone, i);
      if (card < 0 || card >= seen.length || seen[card]) {
        return false;
      }
      seen[card] = true;
    }
    return true;
  }

  private static boolean all(boolean[] seen) {
    for (boolean s : seen) {
      if (!s) {
        return false;
      }
    }
    return true;
  }

  private static boolean knownInHands(FleaState state) {
    boolean[] held = new boolean[Wares.CARDS];
    for (int seat = 0; seat < state.seats(); seat++) {
      once(state, FleaState.hand(seat), held);
    }
    for (int card = 0; card < Wares.CARDS; card++) {
      if (state.known[card] != 0 && !held[card]) {
        return false;
      }
    }
    return true;
  }
}
