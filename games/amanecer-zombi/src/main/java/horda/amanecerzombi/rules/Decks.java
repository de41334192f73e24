package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Several;
import horda.engine.Out;

/// GEN: decks and discard piles. An empty deck is made from its discard pile (AMZ-GEN-06).
public final class Decks {
  private Decks() {}

  /// Takes the top card of a deck, shuffling its discard pile first if necessary; NONE if both are
  /// empty.
  static int draw(AmanecerState s, int deck, int discard) {
    if (s.zones.isEmpty(deck)) {
      if (s.zones.isEmpty(discard)) {
        return NONE;
      }
      s.zones.moveAll(discard, deck);
      s.zones.shuffle(deck, s.chance);
    }
    s.reveal();
    return s.zones.draw(deck);
  }

  /// The kind of the next Action card, or NONE.
  static int drawAction(AmanecerState s) {
    return draw(s, Piles.ACTION_DECK, Piles.ACTION_DISCARD);
  }

  /// Draws Action cards into a hand, as far as there are any; returns how many.
  static int drawToHand(AmanecerState s, int seat, int count, Out out) {
    int drawn = 0;
    while (drawn < count && drawOne(s, seat)) {
      drawn++;
    }
    tellDrawn(s, seat, drawn, out);
    return drawn;
  }

  /// Draws an Action card into a hand, if there is one; [#tellDrawn] tells of it.
  static boolean drawOne(AmanecerState s, int seat) {
    int kind = drawAction(s);
    if (kind != NONE) {
      s.zones.add(Piles.hand(seat), kind);
    }
    return kind != NONE;
  }

  /// The last cards of a hand were drawn; only their owner hears which.
  static void tellDrawn(AmanecerState s, int seat, int count, Out out) {
    int hand = Piles.hand(seat);
    int end = s.zones.size(hand);
    int seen = 0;
    for (int i = end - count; i < end; i++) {
      seen = Several.with(seen, s.zones.at(hand, i));
      if ((end - i) % Several.MOST == 1) {
        out.tell(1 << seat, AmanecerEvent.YOU_DREW, seen, 0, 0, 0);
        seen = 0;
      }
    }
    if (count > 0) {
      out.tell(AmanecerEvent.DREW, seat, count);
    }
  }

  /// Turns up Action cards onto `revealed`; they stay out of a shuffle (AMZ-GEN-06).
  static void reveal(AmanecerState s, int count, Out out) {
    for (int i = 0; i < count; i++) {
      int kind = drawAction(s);
      if (kind == NONE) {
        return;
      }
      s.zones.add(Piles.REVEALED, kind);
      out.tell(AmanecerEvent.REVEALED, kind);
    }
  }

  static void discardAction(AmanecerState s, int kind) {
    s.zones.add(Piles.ACTION_DISCARD, kind);
  }

  /// A card of that kind goes from a hand to the discard pile, where everybody sees it.
  static void discardFromHand(AmanecerState s, int seat, int kind) {
    s.zones.remove(Piles.hand(seat), kind);
    s.zones.add(Piles.ACTION_DISCARD, kind);
    s.reveal(seat);
  }

  /// Takes an Object out of a Group and off its bearer.
  static void takeFrom(AmanecerState s, int seat, int object) {
    s.zones.remove(Piles.objects(seat), object);
    s.bearer[object] = NONE;
  }

  /// To the pile of its back colour, ready again (AMZ-OBJ-15).
  static void discardObject(AmanecerState s, int object) {
    s.turned[object] = 0;
    s.zones.add(Piles.objectDiscard(s.table.pileOf(object)), object);
  }

  /// An Object of a Group is discarded.
  static void discardCarried(AmanecerState s, int seat, int object) {
    takeFrom(s, seat, object);
    discardObject(s, object);
  }

  /// The next Object of a back (0 Special, 1 green, 2 blue), or NONE.
  static int drawObject(AmanecerState s, int pile) {
    return draw(s, Piles.objectDeck(pile), Piles.objectDiscard(pile));
  }

  static int drawMission(AmanecerState s) {
    return draw(s, Piles.MISSION_DECK, Piles.MISSION_DISCARD);
  }

  /// There is no pile of discarded Characters: they are shuffled back (AMZ-DEATH-04).
  static int drawCharacter(AmanecerState s) {
    if (s.zones.isEmpty(Piles.CHARACTER_DECK)) {
      return NONE;
    }
    s.reveal();
    return s.zones.draw(Piles.CHARACTER_DECK);
  }

  /// The next Damage, or NONE if all twenty lie on Characters (AMZ-DMG-08).
  static int drawDamage(AmanecerState s) {
    return draw(s, Piles.DAMAGE_DECK, Piles.DAMAGE_DISCARD);
  }

  /// A Damage is removed from its Character (AMZ-DMG-07).
  static void removeDamage(AmanecerState s, int damage) {
    s.damageOn[damage] = NONE;
    s.zones.add(Piles.DAMAGE_DISCARD, damage);
  }

  /// Experience, as far as there are tokens (AMZ-GEN-14).
  static void gainExperience(AmanecerState s, int seat, Out out) {
    int taken = 0;
    for (int other = 0; other < s.seats(); other++) {
      taken += s.experience[other];
    }
    if (taken < s.content().numbers().experience()) {
      s.experience[seat]++;
      out.tell(AmanecerEvent.GAINED_EXPERIENCE, seat);
    }
  }
}
