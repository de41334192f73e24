package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// SETUP: cards that survivors begin with. While they are dealt they lie aside.
final class Armoury {
  private Armoury() {}

  /// A card of that kind that nobody has yet, or NONE.
  static int find(MorgueState s, String kind) {
    int sought = s.table.content().kindNamed(kind);
    for (int pile : new int[] {s.table.aside, s.table.equipmentDeck}) {
      for (int i = 0; i < s.cards.size(pile); i++) {
        if (s.table.content().kindOf(s.cards.at(pile, i)) == sought) {
          return s.cards.at(pile, i);
        }
      }
    }
    return NONE;
  }

  /// Into the first free slot, hands first.
  static void give(MorgueState s, int card, int survivor, Out out) {
    if (!s.cards.remove(s.table.aside, card)) {
      s.cards.remove(s.table.equipmentDeck, card);
    }
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      if (s.slot(survivor, slot) == NONE) {
        s.slot(survivor, slot, card);
        out.tell(MorgueEvent.GETS, s.who[survivor], card);
        return;
      }
    }
    throw new IllegalStateException("no free slot at the start of a game");
  }

  /// Whether one more card can lie on a sheet.
  static boolean hasRoom(MorgueState s, int survivor) {
    return TakeWound.freeSlot(s, survivor) != NONE;
  }

  /// How many starting weapons a survivor holds; those who come out of an earlier mission need none
  /// if they are armed at all (RMO-SETUP-27).
  static int weapons(MorgueState s, int survivor) {
    boolean carried = !s.table.carried().isEmpty();
    int count = 0;
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      boolean counts = card >= 0 && (carried ? s.table.weapon(card) != null : isStarting(s, card));
      count += counts ? 1 : 0;
    }
    return count;
  }

  static boolean isStarting(MorgueState s, int card) {
    return s.table.equipment(card).pile() == Equipment.Pile.START;
  }

  /// One weapon at random for everybody who has none (RMO-SETUP-10), unless the host wants it
  /// harder.
  @Named("deal-weapons")
  record DealRest() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      List<Integer> left = s.table.content().severity().bare() ? List.of() : starting(s);
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (weapons(s, survivor) == 0 && !left.isEmpty() && hasRoom(s, survivor)) {
          int card = left.remove(s.chance.below(left.size()));
          give(s, card, survivor, out);
        }
      }
    }
  }

  private static List<Integer> starting(MorgueState s) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < s.cards.size(s.table.aside); i++) {
      int card = s.cards.at(s.table.aside, i);
      if (isStarting(s, card)) {
        left.add(card);
      }
    }
    return left;
  }

  /// Starting weapons that nobody got go with the other cards (RMO-SETUP-12); shuffle (13).
  static void putBack(MorgueState s) {
    for (int card : starting(s)) {
      s.cards.remove(s.table.aside, card);
      s.cards.add(s.table.equipmentDeck, card);
    }
    s.cards.shuffle(s.table.equipmentDeck, s.chance);
  }
}
