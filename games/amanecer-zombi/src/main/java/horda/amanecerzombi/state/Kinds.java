package horda.amanecerzombi.state;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.engine.shape.Filled;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Of;

/// What numbers of this game stand for, in its state and its steps.
public interface Kinds {
  /// A card of an Event or of Zombies, by its kind.
  @In(max = 99)
  @interface Kind {}

  @In(max = 99)
  @interface Count {}

  @In(max = 1000)
  @interface Amount {}

  @In(max = AmanecerState.OBJECTS - 1)
  @interface Item {}

  @In(min = NONE, max = AmanecerState.OBJECTS - 1)
  @Filled(NONE)
  @interface ItemOrNone {}

  @In(max = AmanecerState.PEOPLE - 1)
  @interface Person {}

  @In(min = NONE, max = AmanecerState.PEOPLE - 1)
  @Filled(NONE)
  @interface PersonOrNone {}

  @In(max = 27)
  @interface Mission {}

  @In(min = NONE, max = 27)
  @interface MissionOrNone {}

  @In(max = AmanecerState.DAMAGES - 1)
  @interface Damage {}

  @In(min = NONE, max = AmanecerState.DAMAGES - 1)
  @interface DamageOrNone {}

  @In(max = AmanecerState.SQUARES - 1)
  @interface Square {}

  @In(min = NONE, max = AmanecerState.SQUARES - 1)
  @Filled(NONE)
  @interface SquareOrNone {}

  @Of(value = "ambushers", none = true)
  @interface AmbusherOrNone {}

  /// By seat, with room for the most that there can be.
  @Length(AmanecerState.MOST_SEATS)
  @interface ByPlace {}

  @Length(AmanecerState.TILES)
  @interface ByTile {}

  @Length(AmanecerState.OBJECTS)
  @interface ByObject {}

  @Length(AmanecerState.PEOPLE)
  @interface ByPerson {}

  /// By card in the zone of combats that wait.
  @Length(AmanecerState.MOST_WAITING)
  @interface ByWaiting {}
}
