package horda.cardsofthedead.state;

import horda.engine.shape.Each;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Of;
import horda.engine.shape.SetOf;

/// What numbers of this game stand for, in its state and its steps.
public interface Kinds {
  @Of(value = "content.size", none = true)
  @interface CardOrNone {}

  @Of(value = "content.survivors().size", none = true)
  @interface SurvivorOrNone {}

  @In(max = CardsState.SPACES - 1)
  @interface Space {}

  @Length(CardsState.SPACES)
  @interface BySpace {}

  @Each("content.layout().size")
  @interface BySpot {}

  /// A set of spots, as bits.
  @SetOf("content.layout().size")
  @interface SpotSet {}
}
