package horda.cardsofthedead.state;

import horda.engine.shape.Each;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Of;

/// What numbers of this game stand for, in its state and its steps.
public interface Kinds {
  @Of(value = "cards", none = true)
  @interface CardOrNone {}

  @Of(value = "survivors", none = true)
  @interface SurvivorOrNone {}

  @In(max = CardsState.SPACES - 1)
  @interface Space {}

  @Length(CardsState.SPACES)
  @interface BySpace {}

  @Each("spots")
  @interface BySpot {}
}
