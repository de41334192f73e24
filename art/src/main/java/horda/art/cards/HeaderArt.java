package horda.art.cards;

import horda.art.Easel;
import horda.art.Ink;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.CardsView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// Day, zone and Threats; what is left in the piles.
final class HeaderArt {
  private static final int DAYS = 3;

  private final CardsView view;
  private final Easel easel;

  HeaderArt(CardsView view, Easel easel) {
    this.view = view;
    this.easel = easel;
  }

  List<AttributedString> draw() {
    AttributedString name = Ink.of(Ink.TITLE, easel.texts().say("game.name"));
    if (view.day() == 0) {
      return List.of(Ink.fit(name, easel.width()));
    }
    AttributedString left = Ink.join(where(), threats());
    AttributedString right = Ink.of(Ink.DIM, piles());
    int room = easel.width() - left.columnLength() - right.columnLength();
    if (room >= 2) {
      return List.of(Ink.join(left, Ink.of(Ink.PLAIN, " ".repeat(room)), right));
    }
    return List.of(Ink.fit(left, easel.width()), Ink.fit(right, easel.width()));
  }

  private AttributedString where() {
    String zone = easel.texts().say("zone." + view.zone());
    String day = easel.say("cards.day", view.day(), DAYS);
    return Ink.join(Ink.of(Ink.TITLE, day), Ink.of(Ink.BOLD, " · " + zone));
  }

  private AttributedString threats() {
    List<AttributedString> names = new ArrayList<>();
    for (CardView threat : view.threats()) {
      names.add(Ink.of(Ink.DANGER, " · ⚠ " + Faces.name(easel.texts(), threat)));
    }
    return Ink.join(names.toArray(AttributedString[]::new));
  }

  private String piles() {
    return easel.say(
        "cards.piles",
        view.piles().common(),
        view.piles().commonDiscard().size(),
        view.piles().kit(),
        view.kills());
  }
}
