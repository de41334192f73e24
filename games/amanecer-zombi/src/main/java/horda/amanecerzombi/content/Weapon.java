package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;

/// What an Object does in the hands of a fighter.
///
/// @param ranged for ranged phases, and for melee (AMZ-MEL-04); else for melee alone (AMZ-MEL-05)
/// @param dice they stand for the bearer's own die (AMZ-CMB-16)
/// @param noise revealed once per combat, after the phase (AMZ-NOISE-03, AMZ-NOISE-07)
/// @param turns it is turned when used
/// @param rangedPhaseHits added to its dice in ranged phases
/// @param firstPhase only in the first melee phase of each combat
/// @param readyAfter readied when the combat ends
/// @param reroll failed dice that may be rolled again in each phase
public record Weapon(
    boolean ranged,
    int dice,
    int noise,
    boolean turns,
    int rangedPhaseHits,
    boolean firstPhase,
    boolean readyAfter,
    int reroll) {
  private static final Known KINDS = Known.of("kind of weapon", "melee", "ranged");
  private static final Known WORDS =
      Known.of(
          "word of a weapon",
          "kind",
          "dice",
          "noise",
          "turns",
          "ranged-phase-hits",
          "first-phase",
          "ready-after",
          "reroll");

  static Weapon read(Data row) {
    WORDS.check(row);
    return new Weapon(
        KINDS.index(row.at("kind")) == 1,
        Known.num(row, "dice", 1, 9),
        Known.num(row, "noise", 0, 9),
        row.flag("turns"),
        row.num("ranged-phase-hits", 0),
        row.flag("first-phase"),
        row.flag("ready-after"),
        Known.num(row, "reroll", 0, 9));
  }
}
