package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.art.Artist;
import horda.art.TableArt;
import horda.engine.View;
import java.util.Optional;

/// Draws the tables of Amanecer Zombi.
public final class AmanecerArtist implements Artist {
  @Override
  public Optional<TableArt> of(View view) {
    return view instanceof AmanecerView own ? Optional.of(new AmanecerArt(own)) : Optional.empty();
  }
}
