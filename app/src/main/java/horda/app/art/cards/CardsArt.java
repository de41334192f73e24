package horda.app.art.cards;

import horda.app.art.Easel;
import horda.app.art.TableArt;
import horda.app.screen.Ink;
import horda.app.screen.Wrap;
import horda.cardsofthedead.view.CardsView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// Puts the pieces of the table together: the layout on the left, the survivors beside it, the Play
/// Area below.
public final class CardsArt implements TableArt {
  private static final int GAP = 2;

  private final CardsView view;

  public CardsArt(CardsView view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    List<AttributedString> lines = new ArrayList<>(new HeaderArt(view, easel).draw());
    if (view.day() == 0) {
      // Before the first Day there is nothing on the table yet but the survivors on offer.
      return lines;
    }
    List<AttributedString> streets = new LayoutArt(view, easel).draw();
    int used = streets.isEmpty() ? 0 : streets.getFirst().columnLength() + GAP;
    List<AttributedString> people = new SurvivorArt(view, easel, easel.width() - used).draw();
    lines.addAll(beside(streets, people, used));
    lines.addAll(new PlayAreaArt(view, easel).draw());
    if (view.lastBreath()) {
      for (String line : Wrap.lines(easel.say("cards.last-breath"), easel.width() - 2)) {
        lines.add(Ink.fit(Ink.of(Ink.ALERT, " " + line + " "), easel.width()));
      }
    }
    return lines;
  }

  private static List<AttributedString> beside(
      List<AttributedString> left, List<AttributedString> right, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      AttributedString a = i < left.size() ? left.get(i) : AttributedString.EMPTY;
      AttributedString b = i < right.size() ? right.get(i) : AttributedString.EMPTY;
      lines.add(Ink.join(Ink.fit(a, width), b));
    }
    return lines;
  }
}
