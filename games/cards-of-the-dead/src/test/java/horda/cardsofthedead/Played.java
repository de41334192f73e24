package horda.cardsofthedead;

import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Match;
import horda.engine.check.Playing;
import java.util.List;

/// A game that a test plays, in the words of Cards of the Dead.
public final class Played extends Playing<CardsState, CardsEvent, Played> {
  public Played(Match<CardsState> match) {
    super(match, CardsEvent.class);
  }

  /// The survivor of a seat; `seat1` before they are chosen.
  @Override
  protected String name(int seat) {
    return state().survivor[seat] < 0 ? "seat" + (seat + 1) : state().who(seat).id();
  }

  @Override
  protected Played self() {
    return this;
  }

  /// What whom is asked may do of one kind: `options("walk")`.
  public List<String> options(String verb) {
    return match().isOver() ? List.of() : optionsOf(asked(), verb);
  }
}
