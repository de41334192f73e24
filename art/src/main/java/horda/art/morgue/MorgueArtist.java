package horda.art.morgue;

import horda.art.Artist;
import horda.art.TableArt;
import horda.engine.View;
import horda.ruemorgue.view.MorgueView;
import java.util.Optional;

/// Draws the tables of Rue Morgue.
public final class MorgueArtist implements Artist {
  @Override
  public Optional<TableArt> of(View view) {
    return view instanceof MorgueView own ? Optional.of(new MorgueArt(own)) : Optional.empty();
  }
}
