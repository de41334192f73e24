package horda.ruemorgue.state;

import horda.engine.shape.Each;
import horda.engine.shape.In;
import horda.engine.shape.Of;
import horda.engine.shape.SetOf;

/// What numbers of this game stand for, in its state and its steps.
public interface Kinds {
  /// A survivor, in the order of the teams.
  @Of("survivors")
  @interface Person {}

  @Of(value = "survivors", none = true)
  @interface PersonOrNone {}

  /// A set of survivors.
  @SetOf("survivors")
  @interface Party {}

  @Of("teams")
  @interface Team {}

  @SetOf("teams")
  @interface TeamSet {}

  @Of("zones")
  @interface AtZone {}

  @Of(value = "zones", none = true)
  @interface AtZoneOrNone {}

  /// A kind of zombies.
  @Of("kinds")
  @interface Figure {}

  @Of(value = "kinds", none = true)
  @interface FigureOrNone {}

  /// An Equipment card.
  @Of("table.content().equipmentCards")
  @interface Card {}

  @Of(value = "table.content().equipmentCards", none = true)
  @interface CardOrNone {}

  @Of(value = "table.characters().size", none = true)
  @interface CharacterOrNone {}

  @SetOf("table.board().doors().size")
  @interface DoorSet {}

  @Of(value = "table.content().tents().size", none = true)
  @interface TentCardOrNone {}

  /// Objective tokens.
  @SetOf("tokens")
  @interface TokenSet {}

  /// Objective tokens that are offered.
  @In(max = Short.MAX_VALUE)
  @interface Tokens {}

  /// Spawn Zones, by their place in the mission.
  @SetOf("spawns")
  @interface SpawnSet {}

  @Of(value = "spawns", none = true)
  @interface SpawnOrNone {}

  /// A kind of Team Action.
  @Of("teamDeeds")
  @interface TeamDeed {}

  /// What an attack has earned, as bits.
  @In(max = 13)
  @interface Earned {}

  @Each("survivors")
  @interface ByPerson {}

  @Each("kinds")
  @interface ByKind {}

  @Each("groups")
  @interface ByGroup {}

  @Each("zones")
  @interface ByZone {}

  @Each("tokens")
  @interface ByToken {}
}
