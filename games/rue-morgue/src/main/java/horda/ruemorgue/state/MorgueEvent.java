package horda.ruemorgue.state;

import horda.engine.Happening;
import horda.engine.Known;
import java.util.List;

/// What happens, by which rule, to what.
public enum MorgueEvent implements Happening {
  JOINS("RMO-SETUP-04", "seat", "survivor"),
  GETS("RMO-SETUP-08", "survivor", "card"),
  TEAM_CHOOSES("RMO-SETUP-17", "number", "team-action"),
  READY("RMO-SETUP-16", "seat"),
  ORIGIN_BOOK("RMO-MIS-06"),
  ORIGIN_PUBLIC("RMO-MIS-06"),
  ORIGIN_OURS("RMO-MIS-06"),
  ORIGIN_OWN("RMO-MIS-06"),
  BITES("RMO-WOUND-01", "zombie", "survivor", "zone"),
  IGNORES("RMO-WOUND-11", "survivor", "zombie"),
  CANCELS("RMO-WOUND-11", "survivor", "card"),
  VEST_TURNED("RMO-PVP-08", "survivor"),
  VEST_LOST("RMO-PVP-08", "survivor"),
  LOSES("RMO-WOUND-02", "survivor", "card"),
  WOUNDED("RMO-WOUND-03", "survivor"),
  DIES("RMO-WOUND-04", "survivor"),
  MAKES("RMO-CRAFT-01", "survivor", "card"),
  GRABBED("RMO-ABOM-05", "survivor", "zone"),
  GAME_LOST("RMO-END-02"),
  LOST_TOO_FEW("RMO-END-03", "number"),
  LOST_NOBODY_IN_PLAY("RMO-END-06"),
  LOST_ONE_DEAD("RMO-END-07"),
  SPAWN_DICE("RMO-SPAWN-03", "number"),
  CARD_DRAWN("RMO-SPAWN-05", "zombie-card", "zone", "card-line"),
  NOTHING_COMES("RMO-CARD-12"),
  NO_WAY_IN("RMO-SPAWN-12", "zone"),
  RESHUFFLED("RMO-DOOR-13"),
  APPEARS("RMO-SPAWN-06", "zombie", "zone", "number"),
  REPLACED("RMO-ABOM-02", "zone"),
  TOO_FEW("RMO-MINI-01", "zombie"),
  EXTRA_ACTIVATION("RMO-CARD-01", "zombie"),
  ROUND("RMO-TURN-01", "number"),
  TURN("RMO-TURN-03", "survivor", "number"),
  ZOMBIES_PHASE("RMO-TURN-11"),
  MOVES("RMO-MOVE-01", "survivor", "zone"),
  TENT_OPENS("RMO-TENT-02", "tent", "zone"),
  DOOR_OPENS("RMO-DOOR-01", "survivor", "zone", "zone"),
  TRIGGER("RMO-TRIG-02", "survivor", "tile"),
  FINDS("RMO-SRCH-03", "survivor", "card"),
  FINDS_NOTHING("RMO-INV-09", "survivor"),
  LEAVES_CARD("RMO-SRCH-03", "survivor", "card"),
  EQUIPMENT_RESHUFFLED("RMO-INV-08"),
  TAKES_IN_HAND("RMO-INV-05", "survivor", "slot-card"),
  PUTS_IN_RESERVE("RMO-INV-05", "survivor", "slot-card"),
  SWAPS("RMO-INV-05", "survivor", "slot-card", "slot-card"),
  NOISE("RMO-NOISE-01", "survivor", "zone", "number"),
  NOISE_ENDS("RMO-NOISE-04"),
  RELOADS("RMO-RELOAD-01", "survivor", "card"),
  ALL_RELOADED("RMO-RELOAD-02"),
  ROTTEN("RMO-SK-66", "survivor"),
  ROTTEN_NO_MORE("RMO-SK-66", "survivor"),
  REGENERATES("RMO-SK-68", "survivor"),
  FIRST_PLAYER("RMO-TURN-12", "seat"),
  TAKES("RMO-OBJ-01", "survivor", "colour"),
  PUTS_DOWN("RMO-OBJ-01", "survivor", "zone"),
  GAINS_XP("RMO-XP-01", "survivor", "number"),
  LEVEL("RMO-XP-02", "survivor", "level"),
  LEARNS("RMO-XP-03", "survivor", "grant"),
  LEAVES("RMO-END-05", "survivor"),
  TEAM_ACTS("RMO-TEAM-02", "survivor", "team-action", "zone"),
  DISCARDS("RMO-INV-03", "survivor", "card"),
  HANDS_OVER("RMO-TRADE-01", "survivor", "card", "survivor"),
  HANDS_OVER_OBJECTIVE("RMO-TRADE-01", "survivor", "survivor"),
  REFUSES("RMO-TRADE-02", "survivor", "survivor"),
  SITS("RMO-HELI-03", "survivor"),
  SITS_AS_PILOT("RMO-HELI-08", "survivor"),
  GETS_OUT("RMO-HELI-04", "survivor", "zone"),
  TAKES_OFF("RMO-HELI-13", "survivor"),
  LANDS("RMO-HELI-13", "survivor", "zone"),
  FLIES("RMO-HELI-17", "zone"),
  ROPES("RMO-HELI-10", "survivor", "zone"),
  STORES("RMO-HELI-23", "survivor", "card"),
  WORKS("RMO-MIS-01", "survivor", "number"),
  SPAWN_REMOVED("RMO-SPAWN-10", "zone"),
  DOOR_SHUT("RMO-DOOR-04", "zone", "zone"),
  ROOF_DIE("RMO-MIS-01", "number"),
  ROOF_FALLS("RMO-MIS-01", "zone"),
  GOAL_MET("RMO-END-01", "number"),
  GAME_WON("RMO-END-01"),
  GAME_SCORED("RMO-PVP-02"),
  ATTACKS("RMO-COMBAT-01", "survivor", "card", "zone"),
  DICE("RMO-COMBAT-01", "number"),
  REROLLS("RMO-EQP-08", "survivor"),
  HITS("RMO-COMBAT-01", "survivor", "number"),
  KILLS("RMO-COMBAT-05", "survivor", "zombie", "zone"),
  ABSORBED("RMO-COMBAT-06", "number"),
  SURPLUS("RMO-COMBAT-13", "number"),
  SHOT("RMO-RANGED-08", "survivor", "survivor"),
  BURNS("RMO-CRAFT-07", "zone"),
  LEADS("RMO-SK-54", "survivor", "survivor"),
  HEALS("RMO-SK-57", "survivor", "survivor"),
  RESCUED("RMO-SK-79", "survivor", "survivor"),
  LOUD("RMO-SK-70", "survivor", "zone"),
  TAUNTS("RMO-SK-64", "survivor", "zone"),
  SHOVES("RMO-SK-43", "survivor", "zone"),
  SILENT("RMO-SK-58", "survivor"),
  HEARD("RMO-SK-58", "survivor"),
  DOOR_CLOSES("RMO-SK-35", "survivor", "zone", "zone"),
  DESTINY("RMO-SK-38", "survivor", "card"),
  DISTRIBUTES("RMO-SPAWN-14", "survivor"),
  ASSIGNED("RMO-SPAWN-14", "zombie-card", "zone"),
  EXTRA_TURN("RMO-SK-83", "survivor"),
  HORDE_MOVES("RMO-PATH-01", "zone", "zone", "zombie", "number"),
  HORDE_GROWS("RMO-SPLIT-03", "zone", "zombie", "number");

  private final String key;
  private final String rule;
  private final List<String> kinds;

  MorgueEvent(String rule, String... kinds) {
    this.key = Known.id(this);
    this.rule = rule;
    this.kinds = List.of(kinds);
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public String rule() {
    return rule;
  }

  @Override
  public List<String> kinds() {
    return kinds;
  }
}
