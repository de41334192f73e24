package horda.art.cards;

import horda.art.Artist;
import horda.art.TableArt;
import horda.cardsofthedead.view.CardsView;
import horda.engine.View;
import java.util.Optional;

/// Draws the tables of Cards of the Dead.
public final class CardsArtist implements Artist {
  @Override
  public Optional<TableArt> of(View view) {
    return view instanceof CardsView own ? Optional.of(new CardsArt(own)) : Optional.empty();
  }
}
