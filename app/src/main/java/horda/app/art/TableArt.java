package horda.app.art;

import horda.amanecerzombi.view.AmanecerView;
import horda.app.art.amanecer.AmanecerArt;
import horda.app.art.cards.CardsArt;
import horda.app.art.city.CityArt;
import horda.app.art.morgue.MorgueArt;
import horda.cardsofthedead.view.CardsView;
import horda.cityofhorror.view.CityView;
import horda.engine.View;
import horda.ruemorgue.view.MorgueView;
import java.util.List;
import org.jline.utils.AttributedString;

/// Draws the table of one game in text. A new game adds a class and a line to [#of].
public interface TableArt {
  /// The table, top to bottom; no line wider than the easel.
  List<AttributedString> draw(Easel easel);

  /// The artist for this view; a game without one is shown as a tree.
  static TableArt of(View view) {
    return switch (view) {
      case CardsView cards -> new CardsArt(cards);
      case CityView city -> new CityArt(city);
      case MorgueView morgue -> new MorgueArt(morgue);
      case AmanecerView amanecer -> new AmanecerArt(amanecer);
      default -> new TreeArt(view);
    };
  }
}
