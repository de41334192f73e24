package horda.amanecerzombi.state;

import horda.engine.EventKind;
import horda.engine.Happening;

/// Everything that can happen, with the rule by which it happens. The words stand in the text files
/// under `event`.
public enum AmanecerEvent implements Happening {
  // Setting up.
  FIRST_PLAYER_NAMED("AMZ-SETUP-18", "seat"),
  START_ZONE_DEALT("AMZ-SETUP-01", "seat", "tile"),
  ZONE_DEALT("AMZ-SETUP-03", "seat", "tile"),
  ZONE_LAID("AMZ-SETUP-04", "seat", "tile"),
  MAP_FINISHED("AMZ-SETUP-04", "seat"),
  SOLO_MAP("AMZ-SOLO-01"),
  MISSIONS_KEPT("AMZ-SETUP-15", "seat", "number"),
  GROUP_BEGINS("AMZ-SETUP-14", "seat", "character", "object"),
  // Rounds and turns.
  ROUND_BEGINS("AMZ-ROUND-01", "number"),
  DREW("AMZ-ROUND-02", "seat", "number"),
  YOU_DREW("AMZ-GEN-07", "actions"),
  SEASON_TURNED("AMZ-ROUND-05", "season"),
  TURN_BEGINS("AMZ-ROUND-06", "seat"),
  TURN_ENDS("AMZ-TURN-05", "seat"),
  TROPHIES_COUNTED("AMZ-ROUND-08", "seat", "number"),
  GAINED_EXPERIENCE("AMZ-GEN-14", "seat"),
  ROUND_ENDS("AMZ-ROUND-07", "number"),
  FIRST_PLAYER_PASSES("AMZ-ROUND-11", "seat"),
  // Cards.
  REVEALED("AMZ-GEN-07", "action"),
  DISCARDED("AMZ-GEN-05", "seat", "action"),
  OBJECT_DISCARDED("AMZ-OBJ-15", "seat", "object"),
  PLAYED("AMZ-CARD-03", "seat", "action"),
  PLAYED_ON_SEAT("AMZ-CARD-03", "seat", "action", "seat"),
  PLAYED_ON_CHARACTER("AMZ-CARD-03", "seat", "action", "character"),
  PLAYED_ON_OBJECT("AMZ-CARD-03", "seat", "action", "object"),
  CANCELLED("AMZ-INT-06", "seat", "action"),
  TURNED_CARD("AMZ-OBJ-03", "object"),
  TURNED_VEHICLE("AMZ-OBJ-03", "seat", "action"),
  READIED("AMZ-OBJ-03", "object"),
  READIED_VEHICLE("AMZ-VEH-07", "seat", "action"),
  NEW_MISSION("AMZ-MISS-04", "seat"),
  YOUR_MISSION("AMZ-MISS-03", "mission"),
  MISSION_PUT_BACK("AMZ-MISS-14", "seat"),
  // Moving.
  WALKED("AMZ-MOVE-01", "seat", "action", "square"),
  MOVED("AMZ-MOVE-09", "seat", "square"),
  MISLED("AMZ-MOVE-10", "seat", "seat", "square"),
  DEPLOYED("AMZ-VEH-01", "seat", "action"),
  VEHICLE_DROPPED("AMZ-VEH-06", "seat", "action"),
  VEHICLE_REPLACED("AMZ-VEH-04", "seat", "action"),
  DRIVES("AMZ-VEH-03", "seat", "action"),
  DROVE("AMZ-VEH-08", "seat", "square"),
  DRIVE_CUT("AMZ-VEH-11", "seat", "square"),
  // Searching.
  SEARCH_DECLARED("AMZ-SRCH-01", "seat", "square"),
  SEARCHED("AMZ-SRCH-04", "seat", "action"),
  FOUND("AMZ-SRCH-05", "seat", "object"),
  NOTHING_SHOWN("AMZ-SRCH-04", "seat"),
  JOINED("AMZ-SRCH-07", "seat", "character"),
  NOBODY_JOINS("AMZ-SRCH-08", "seat"),
  REGISTERED("AMZ-SRCH-11", "seat", "square"),
  TOOK("AMZ-SRCH-11", "seat", "object", "character"),
  LEFT_BEHIND("AMZ-SRCH-11", "seat", "object"),
  LAID_DOWN("AMZ-OBJ-12", "seat", "object"),
  SEARCH_ABANDONED("AMZ-SRCH-14", "seat"),
  // Skills, Objects, abilities.
  BOUGHT_SKILL("AMZ-SKILL-01", "seat", "skill", "character", "number"),
  USED_OBJECT("AMZ-OBJ-01", "seat", "object"),
  USED_ABILITY("AMZ-GEN-17", "seat", "character"),
  USED_SKILL("AMZ-SKILL-06", "seat", "skill"),
  HEALED("AMZ-OBJ-05", "character", "damage"),
  FOOD_SPOILED("AMZ-CARD-03", "seat"),
  PASSED_OBJECT("AMZ-OBJ-10", "seat", "object", "character"),
  SWAPPED("AMZ-OBJ-10", "seat", "object", "object"),
  CARRIES("AMZ-OBJ-07", "seat", "object", "character"),
  LOOKED_AT_HAND("AMZ-OBJ-01", "seat", "seat"),
  LOOKED_AT_DECK("AMZ-OBJ-01", "seat"),
  // Trading.
  OFFER_SENT("AMZ-NEG-03", "seat", "seat", "objects", "objects"),
  OFFER_ACCEPTED("AMZ-NEG-03", "seat", "seat"),
  OFFER_REFUSED("AMZ-NEG-03", "seat", "seat"),
  OFFER_WITHDRAWN("AMZ-NEG-03", "seat", "seat"),
  GAVE("AMZ-NEG-03", "seat", "seat", "object"),
  // Missions.
  MISSION_DONE("AMZ-MISS-01", "seat", "mission", "number"),
  MISSION_DECLARED("AMZ-MISS-08", "seat", "mission"),
  MISSION_FAILED("AMZ-MISS-08", "seat", "mission"),
  CHARACTER_DISCARDED("AMZ-DEATH-04", "seat", "character"),
  // Fighting.
  ZOMBIES_PLAYED("AMZ-CARD-05", "seat", "action", "seat"),
  ZOMBIES_WAIT("AMZ-INT-10", "action", "seat"),
  ZOMBIES_DROPPED("AMZ-INT-10", "action", "seat"),
  COMBAT_BEGINS("AMZ-CMB-01", "seat"),
  MISSION_DICE("AMZ-MISS-09", "number"),
  GROUPS_FIGHT("AMZ-PVP-01", "seat", "seat"),
  ZOMBIES_ENTER("AMZ-ZOM-01", "action", "number"),
  SEASON_DICE("AMZ-CMB-17", "number"),
  BOXED_EFFECT("AMZ-ZOM-04", "action"),
  INITIAL_ATTACK("AMZ-INI-01", "seat", "number"),
  GROUP_INITIAL_ATTACK("AMZ-INI-09", "seat", "number"),
  GROUP_ROLLED("AMZ-MEL-01", "seat", "number"),
  ZOMBIES_ROLLED("AMZ-MEL-03", "number"),
  DIE("AMZ-GEN-10", "number"),
  ZOMBIE_DIE("AMZ-GEN-10", "number"),
  GROUP_HITS("AMZ-MEL-02", "seat", "number"),
  ZOMBIE_HITS("AMZ-ZOM-02", "seat", "number"),
  RANGED_PHASE("AMZ-RNG-01", "seat"),
  MELEE_PHASE("AMZ-MEL-01", "seat"),
  WEAPON_CHOSEN("AMZ-CMB-16", "character", "object"),
  JAMMED("AMZ-RNG-06", "seat", "object"),
  NOISE("AMZ-NOISE-01", "seat", "number"),
  COMBAT_WON("AMZ-CMB-07", "seat"),
  TROPHY("AMZ-CMB-09", "seat", "action"),
  COMBAT_LOST("AMZ-CMB-14", "seat"),
  FLED("AMZ-FLEE-01", "seat"),
  FLED_FOR_CARDS("AMZ-FLEE-01", "seat", "number"),
  FLED_FOR_EXPERIENCE("AMZ-FLEE-05", "seat"),
  FLED_TO("AMZ-FLEE-04", "seat", "square"),
  BLOCKED("AMZ-BLOCK-04", "seat"),
  UNBLOCK_ROLL("AMZ-BLOCK-01", "seat", "number"),
  UNBLOCKED("AMZ-BLOCK-03", "seat"),
  ATTACK_ANNOUNCED("AMZ-PVP-01", "seat", "seat"),
  SET_ASIDE("AMZ-PVP-14", "seat", "action"),
  ATTACK_WITHDRAWN("AMZ-NEG-04", "seat", "seat"),
  ATTACK_FAILS("AMZ-PVP-14", "seat", "seat"),
  SPOILS("AMZ-PVP-06", "seat", "object"),
  DAMAGE("AMZ-DMG-01", "seat", "damage", "character"),
  PLAIN_DAMAGE("AMZ-DMG-08", "seat", "character"),
  DAMAGE_CANCELLED("AMZ-DMG-06", "seat"),
  LIFE_OR_DEATH("AMZ-LOD-02", "character", "number", "number"),
  DIED("AMZ-DEATH-01", "seat", "character"),
  GROUP_ELIMINATED("AMZ-DEATH-06", "seat"),
  NEW_GROUP("AMZ-DEATH-08", "seat", "character", "square"),
  LURED("AMZ-OBJ-17", "seat", "seat"),
  // The end.
  SCORED("AMZ-SCORE-04", "seat", "number"),
  GAME_WON("AMZ-SCORE-06", "seat"),
  SOLO_WON("AMZ-SOLO-19"),
  SOLO_DEAD("AMZ-SOLO-17"),
  SOLO_LOST("AMZ-SOLO-04");

  private final EventKind kind;

  AmanecerEvent(String rule, String... arguments) {
    kind = EventKind.of(this, rule, arguments);
  }

  @Override
  public EventKind kind() {
    return kind;
  }
}
