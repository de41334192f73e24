package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.MOBILE;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardsState;

/// The row of seven spaces.
final class PlayArea {
  private PlayArea() {}

  /// Places a card on the leftmost Free space with fresh tokens; the space, or NONE without room
  /// (COD-GAME-03).
  static int place(CardsState s, int card) {
    int n = s.leftmostFree();
    if (n != NONE) {
      s.space[n] = (short) card;
      noteIfFull(s);
    }
    return n;
  }

  /// No space is Free at this moment: whoever is active next will gasp for breath (COD-LAST-01).
  static void noteIfFull(CardsState s) {
    s.wasFull |= !s.anyFree();
  }

  /// Takes the card off a space, and all tokens with it.
  static int lift(CardsState s, int n) {
    int card = s.space[n];
    s.space[n] = NONE;
    s.hits[n] = 0;
    s.turns[n] = 0;
    s.cardParalysis[n] = MOBILE;
    return card;
  }

  /// Discards what lies in the row, EXIT too or not. Blocked sides stay (COD-DAY-08).
  static void clear(CardsState s, boolean exitToo) {
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (s.space[n] != NONE && (exitToo || s.space[n] != s.content.exit())) {
        Decks.discard(s, lift(s, n));
      }
    }
    // The row has been left behind, and how full it was (COD-GO-12).
    s.wasFull = false;
    noteIfFull(s);
  }
}
