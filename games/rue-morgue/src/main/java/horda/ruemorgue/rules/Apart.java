package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Tells equal lines apart: of two cards of one name on a sheet, one may be in a hand and the other
/// in reserve, one loaded and the other not.
final class Apart {
  private Apart() {}

  /// An option about a card in a slot of `holder`, which its label names last.
  static Option card(MorgueState s, String id, String key, int holder, int slot, Ref... before) {
    Ref card = new Ref("card", s.slot(holder, slot));
    List<Ref> said = new ArrayList<>(List.of(before));
    said.add(told(s, holder, slot, card));
    List<Ref> touched = new ArrayList<>(List.of(before));
    touched.add(card);
    return new Option(id, new Phrase(key, said), touched);
  }

  /// A card that lies in the helicopter: loaded or empty, if another of its name there is not.
  static Ref stored(MorgueState s, int card) {
    Weapon weapon = s.table.weapon(card);
    for (int i = 0; i < s.cards.size(s.table.stored); i++) {
      int twin = s.cards.at(s.table.stored, i);
      boolean same = s.table.equipment(twin) == s.table.equipment(card);
      if (same && weapon != null && weapon.reload() && s.spent(twin) != s.spent(card)) {
        return new Ref(s.spent(card) ? "empty" : "loaded", card);
      }
    }
    return new Ref("card", card);
  }

  private static Ref told(MorgueState s, int holder, int slot, Ref card) {
    boolean byPlace = false;
    boolean byLoad = false;
    for (int other = 0; other < SLOTS; other++) {
      int twin = s.slot(holder, other);
      if (other != slot && twin >= 0 && s.table.equipment(twin) == s.table.equipment(card.id())) {
        byPlace |= other < HANDS != slot < HANDS;
        byLoad |= s.spent(twin) != s.spent(card.id());
      }
    }
    Weapon weapon = s.table.weapon(card.id());
    byLoad &= weapon != null && weapon.reload();
    if (!byPlace && !byLoad) {
      return card;
    }
    String load = s.spent(card.id()) ? "empty" : "loaded";
    String place = slot < HANDS ? "held" : "kept";
    return new Ref(byPlace && byLoad ? place + "-" + load : byPlace ? place : load, card.id());
  }
}
