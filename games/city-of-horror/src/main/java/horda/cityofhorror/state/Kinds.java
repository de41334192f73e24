package horda.cityofhorror.state;

import horda.cityofhorror.content.Place;
import horda.engine.shape.Each;
import horda.engine.shape.Filled;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Of;
import horda.engine.shape.SetOf;
import horda.engine.shape.UpTo;

/// What numbers of this game stand for, in its state and its steps.
public interface Kinds {
  @In(max = Place.COUNT - 1)
  @interface Location {}

  @In(min = Place.NOWHERE, max = Place.COUNT - 1)
  @Filled(Place.NOWHERE)
  @interface LocationOrNone {}

  @Of("content.people().size")
  @interface Person {}

  @Of(value = "content.people().size", none = true)
  @interface PersonOrNone {}

  @SetOf("content.people().size")
  @interface PersonSet {}

  /// An Action card.
  @Of("content.actionCards")
  @interface Card {}

  @Of(value = "content.actionCards", none = true)
  @interface CardOrNone {}

  /// What an Action card is played on: a person, a location or a card of a pile.
  @In(min = CityState.NONE, max = 31)
  @interface Target {}

  /// Food tokens, as bits.
  @SetOf("content.foodTokens")
  @interface TokenSet {}

  @Of("content.colours().size")
  @interface Colour {}

  @UpTo("content.antidotes")
  @interface Antidotes {}

  @Length(Place.COUNT)
  @interface ByLocation {}

  @Each("content.people().size")
  @interface ByPerson {}

  @Each("content.foodTokens")
  @interface ByToken {}

  @Each("content.actionCards")
  @interface ByCard {}
}
