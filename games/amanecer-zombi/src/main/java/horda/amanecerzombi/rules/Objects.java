package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Cost;
import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// OBJ: Objects are used by applying their text at any time; carrying is being equipped.
public final class Objects {
  private Objects() {}

  /// What every ready Object of the Group can do now (AMZ-OBJ-01, AMZ-OBJ-08).
  static void list(AmanecerState s, int seat, int window, Choices into) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (!s.isTurned(object)) {
        listOne(s, seat, object, Plays.HEAL, Plays.READY, into);
        listOther(s, seat, object, window, into);
      }
    }
    if (window == Windows.COMBAT) {
      CombatAbilities.list(s, seat, into);
    }
  }

  /// Healing and readying: also what a find can be used for when it is collected.
  static void listOne(AmanecerState s, int seat, int object, int heal, int ready, Choices into) {
    Healing.list(s, seat, object, NONE, heal, into);
    int icons = readies(s.content().object(object));
    if (icons != 0) {
      Icons.listTurned(s, seat, icons, object, ready, object, into);
    }
  }

  private static int readies(ObjectCard card) {
    int icons = card.use(Deed.READY_ELECTRIC) > 0 ? Icon.ELECTRIC.bit() : 0;
    icons |= card.use(Deed.READY_MECHANIC) > 0 ? Icon.MECHANIC.bit() : 0;
    icons |= card.use(Deed.READY_FUEL) > 0 ? Icon.FUEL.bit() : 0;
    return icons | (card.use(Deed.READY_AMMUNITION) > 0 ? Icon.AMMUNITION.bit() : 0);
  }

  private static void listOther(AmanecerState s, int seat, int object, int window, Choices into) {
    ObjectCard card = s.content().object(object);
    if (card.use(Deed.DRAW) > 0 && Turns.isTurnOf(s, seat, window)) {
      into.add(Code.of(Plays.USE, object, Deed.DRAW.ordinal()));
    }
    if (card.use(Deed.LOOK) > 0) {
      Binoculars.list(s, seat, object, into);
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    int object = Code.a(choice);
    if (Code.verb(choice) == Plays.READY) {
      spend(s, seat, object, out);
      Icons.ready(s, Code.b(choice), out);
      return;
    }
    Deed deed = Deed.values()[Code.b(choice)];
    switch (deed) {
      case DRAW -> {
        spend(s, seat, object, out);
        Decks.drawToHand(s, seat, s.content().object(object).use(Deed.DRAW), out);
      }
      case LOOK -> {
        spend(s, seat, object, out);
        Binoculars.look(s, seat, object, Code.c(choice), out);
      }
      default -> CombatAbilities.play(s, seat, choice, out);
    }
  }

  /// Pays with the Object itself: it is discarded, turned, or neither (AMZ-OBJ-02).
  static void spend(AmanecerState s, int seat, int object, Out out) {
    out.tell(AmanecerEvent.USED_OBJECT, seat, object);
    Cost cost = s.content().object(object).cost();
    if (cost == Cost.TURN) {
      s.turned[object] = 1;
    } else if (cost == Cost.DISCARD) {
      if (!s.zones.remove(Piles.FOUND, object)) {
        Decks.takeFrom(s, seat, object);
      }
      Decks.discardObject(s, object);
    }
  }
}
