package horda.art.city;

import horda.art.Artist;
import horda.art.TableArt;
import horda.cityofhorror.view.CityView;
import horda.engine.View;
import java.util.Optional;

/// Draws the tables of City of Horror.
public final class CityArtist implements Artist {
  @Override
  public Optional<TableArt> of(View view) {
    return view instanceof CityView own ? Optional.of(new CityArt(own)) : Optional.empty();
  }
}
