package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.List;

/// Equipment that is no weapon.
///
/// @param weapons whose dice it lets roll again; empty for all but ammunition
public record Item(
    String id, int count, Pile pile, Effect effect, List<String> weapons, String provenance)
    implements Equipment {
  /// What it does.
  public enum Effect {
    /// Good only to make something of it.
    NONE,
    /// A Walker appears where it was searched (RMO-SRCH-08).
    SCARE,
    /// All dice of a ranged action once more.
    REROLL,
    /// Discarded to cancel a Wound.
    CANCEL_WOUND,
    /// Two Wounds by survivors are cancelled (RMO-PVP-08).
    VEST
  }

  public Item {
    weapons = List.copyOf(weapons);
  }

  static Item read(Data row) {
    return new Item(
        row.at("id").text(),
        row.at("count").num(),
        Known.constant(row.at("pile"), Pile.values()),
        Known.constant(row.at("effect"), Effect.values()),
        row.has("weapons")
            ? row.at("weapons").items().stream().map(Data::text).toList()
            : List.of(),
        Provenance.of(row));
  }
}
