package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Out;
import horda.ruemorgue.content.Carried;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Returning;
import horda.ruemorgue.content.Severity;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// SETUP: what survivors begin with beside the starting weapons: what they carry out of an earlier
/// mission (RMO-SETUP-27), and what the difficulty gives and takes (RMO-SETUP-26).
final class Veterans {
  private Veterans() {}

  /// Their cards and their wounds.
  static void arrive(MorgueState s, Out out) {
    List<Returning> team = s.table.carried().team();
    for (int survivor = 0; survivor < team.size(); survivor++) {
      for (String card : team.get(survivor).cards()) {
        Armoury.give(s, Armoury.find(s, card), survivor, out);
      }
      for (int wound = 0; wound < team.get(survivor).wounds(); wound++) {
        hurt(s, survivor, out);
      }
    }
  }

  /// Their experience, once everybody stands on the board: it may bring skills to choose.
  static void remember(MorgueState s, Out out) {
    List<Returning> team = s.table.carried().team();
    for (int survivor = team.size() - 1; survivor >= 0; survivor--) {
      if (team.get(survivor).xp() > 0) {
        Experience.gain(s, survivor, team.get(survivor).xp(), out);
      }
    }
  }

  /// Cards for everybody who has room, and wounds for some, both by lot.
  static void fare(MorgueState s, Out out) {
    Severity severity = s.table.content().severity();
    for (int n = 0; n < severity.kit(); n++) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        List<Integer> cards = kept(s);
        if (!cards.isEmpty() && Armoury.hasRoom(s, survivor)) {
          Armoury.give(s, cards.get(s.chance.below(cards.size())), survivor, out);
        }
      }
    }
    List<Integer> unhurt = new ArrayList<>();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.wounds(survivor) == 0 && Armoury.hasRoom(s, survivor)) {
        unhurt.add(survivor);
      }
    }
    for (int n = 0; n < severity.hurt() && !unhurt.isEmpty(); n++) {
      hurt(s, unhurt.remove(s.chance.below(unhurt.size())), out);
    }
  }

  private static List<Integer> kept(MorgueState s) {
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < s.cards.size(s.table.equipmentDeck); i++) {
      int card = s.cards.at(s.table.equipmentDeck, i);
      Equipment kind = s.table.equipment(card);
      if (Carried.isKept(kind)) {
        kept.add(card);
      }
    }
    return kept;
  }

  private static void hurt(MorgueState s, int survivor, Out out) {
    int slot = TakeWound.freeSlot(s, survivor);
    if (slot != NONE) {
      s.slot(survivor, slot, WOUND);
      out.tell(MorgueEvent.WOUNDED, s.who[survivor]);
    }
  }
}
