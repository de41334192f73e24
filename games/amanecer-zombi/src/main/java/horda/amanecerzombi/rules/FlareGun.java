package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// OBJ-17, OBJ-18: the Flare Gun draws the Zombies of a combat to another Group.
final class FlareGun {
  private FlareGun() {}

  /// Another Group of a combat against Zombies; without any combat, Noise on one's own.
  static void list(AmanecerState s, int seat, Choices into) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (!s.isTurned(object) && s.content().object(object).use(Deed.LURE) > 0) {
        targets(s, object, into);
      }
    }
  }

  static void targets(AmanecerState s, int object, Choices into) {
    if (s.fighting == NONE || s.isSolo()) {
      into.add(Code.of(Plays.FLARE, object, NONE));
    } else if (Combats.againstZombies(s)) {
      for (int target = 0; target < s.seats(); target++) {
        if (target != s.fighting) {
          into.add(Code.of(Plays.FLARE, object, target));
        }
      }
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    int object = Code.a(choice);
    int target = Code.b(choice);
    Objects.spend(s, seat, object, out);
    if (s.fighting == NONE) {
      Noise.on(s, seat, s.content().object(object).use(Deed.LURE), NONE);
    } else if (target == NONE) {
      // Alone there is nobody else to go to (AMZ-SOLO-22).
      s.zones.moveAll(Piles.COMBAT, Piles.ACTION_DISCARD);
      Combats.emptied(s, out);
    } else {
      lure(s, seat, target, out);
    }
  }

  /// As many of the dice that are left as the cards have brought; the others vanish.
  private static void lure(AmanecerState s, int seat, int target, Out out) {
    int dice = Math.min(s.dice, Zombies.brought(s));
    int[] cards = new int[s.zones.size(Piles.COMBAT)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = s.zones.at(Piles.COMBAT, i);
    }
    s.zones.clear(Piles.COMBAT);
    out.tell(AmanecerEvent.LURED, seat, target);
    Combats.emptied(s, out);
    if (dice == 0) {
      for (int kind : cards) {
        Decks.discardAction(s, kind);
      }
      return;
    }
    Combats.begin(s, target, seat, out);
    for (int kind : cards) {
      Zombies.moved(s, kind, out);
    }
    s.dice = dice;
  }
}
