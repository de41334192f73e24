package horda.ruemorgue;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Chance;
import horda.engine.Seed;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueState;

/// A table that looks the same to everybody: the order of the decks, closed tents and the backs of
/// mixed Objectives are drawn again at random. Nobody knows more than the others in this game.
final class Imagining {
  private final MorgueState s;
  private final Chance chance;

  private Imagining(MorgueState s, Chance chance) {
    this.s = s;
    this.chance = chance;
  }

  static MorgueState from(MorgueState state, Chance chance) {
    MorgueState copy = state.copy();
    copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    if (copy.round > 0) {
      // Before that nothing is shuffled or laid out: there is nothing to hide.
      new Imagining(copy, chance).draw();
    }
    return copy;
  }

  private void draw() {
    s.cards.shuffle(s.table.equipmentDeck, chance);
    s.cards.shuffle(s.table.zombieDeck, chance);
    tents();
    int token = 0;
    for (Pieces.Objective objective : s.table.mission().pieces().objectives()) {
      int after = token + objective.zones().size();
      backs(token, after);
      token = after;
    }
  }

  /// Closed tents, and those that left the game unseen (RMO-SETUP-20).
  private void tents() {
    int cards = s.table.content().tents().size();
    short[] unseen = new short[cards];
    int n = 0;
    for (int card = 0; card < cards; card++) {
      if (!isOpen(card)) {
        unseen[n++] = (short) card;
      }
    }
    chance.shuffle(unseen, 0, n);
    int next = 0;
    for (int tent = 0; tent < s.tentCard.length; tent++) {
      if ((s.revealedTents >> tent & 1) == 0 && s.tentCard[tent] != NONE) {
        s.tentCard[tent] = (byte) unseen[next++];
      }
    }
  }

  private boolean isOpen(int card) {
    for (int tent = 0; tent < s.tentCard.length; tent++) {
      if (s.tentCard[tent] == card && (s.revealedTents >> tent & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Tokens of one group that nobody has taken yet (RMO-OBJ-03).
  private void backs(int from, int to) {
    short[] colours = new short[to - from];
    int n = 0;
    for (int token = from; token < to; token++) {
      if ((s.taken >> token & 1) == 0) {
        colours[n++] = s.objectiveColour[token];
      }
    }
    chance.shuffle(colours, 0, n);
    int next = 0;
    for (int token = from; token < to; token++) {
      if ((s.taken >> token & 1) == 0) {
        s.objectiveColour[token] = (byte) colours[next++];
      }
    }
  }
}
