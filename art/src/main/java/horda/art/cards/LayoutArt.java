package horda.art.cards;

import horda.art.Canvas;
import horda.art.Easel;
import horda.art.Ink;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.SpotView;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// The Deployment Area: an hourglass of cards, each row lying on the corners of the row above.
final class LayoutArt {
  /// Half a card; five and a half cards stand side by side.
  private final int half;

  private final CardsView view;
  private final Easel easel;
  private final Detail detail;
  private final List<SpotView> spots;

  LayoutArt(CardsView view, Easel easel, Detail detail) {
    this.view = view;
    this.easel = easel;
    this.detail = detail;
    this.half = detail.boxes() ? Math.clamp(easel.width() / 16, 4, 7) : 4;
    this.spots =
        view.layout().stream()
            .filter(SpotView::inPlay)
            .sorted(Comparator.comparingInt(SpotView::row))
            .toList();
  }

  List<AttributedString> draw() {
    int lowest = spots.stream().mapToInt(SpotView::row).max().orElse(0);
    int widest = view.zone().equals("main") ? 8 : 6;
    int height = detail.boxes() ? 2 * lowest + 1 : lowest;
    Canvas canvas = new Canvas((widest + 2) * half, Math.max(1, height));
    if (spots.isEmpty()) {
      canvas.text(0, 0, Ink.DIM, easel.say("cards.no-cards-left"));
    }
    for (SpotView spot : spots) {
      if (detail.boxes()) {
        box(canvas, spot);
      } else {
        strip(canvas, spot);
      }
    }
    return canvas.lines();
  }

  private void box(Canvas canvas, SpotView spot) {
    int x = spot.x() * half;
    int y = 2 * (spot.row() - 1);
    int inner = 2 * half - 2;
    AttributedStyle edge = spot.uncovered() ? Ink.READY : Ink.FAINT;
    boolean thick = spot.uncovered();
    String line = (thick ? "━" : "─").repeat(inner);
    String side = thick ? "┃" : "│";
    canvas.text(x, y, edge, (thick ? "┏" : "╭") + line + (thick ? "┓" : "╮"));
    canvas.text(x, y + 1, edge, side);
    canvas.centred(x + 1, y + 1, inner, style(spot), label(spot));
    canvas.text(x + 1 + inner, y + 1, edge, side);
    canvas.text(x, y + 2, edge, (thick ? "┗" : "╰") + line + (thick ? "┛" : "╯"));
    if (thick) {
      String id = " " + spot.id() + " ";
      canvas.text(x + (2 * half - id.length()) / 2, y + 2, Ink.KEY, id);
    }
  }

  private void strip(Canvas canvas, SpotView spot) {
    int x = spot.x() * half;
    int y = spot.row() - 1;
    int inner = 2 * half - 2;
    AttributedStyle edge = spot.uncovered() ? Ink.READY : Ink.FAINT;
    canvas.text(x, y, edge, spot.uncovered() ? "[" : "(");
    canvas.centred(x + 1, y, inner, style(spot), label(spot));
    if (spot.uncovered()) {
      String name = spot.card() == null ? "" : " " + Faces.name(easel.texts(), spot.card());
      canvas.centred(x + 1, y, inner, Ink.KEY, spot.id() + name);
    }
    canvas.text(x + 1 + inner, y, edge, spot.uncovered() ? "]" : ")");
  }

  /// A card that was seen and lies face down again has a question mark less than certain: it is
  /// known, but must still be turned.
  private String label(SpotView spot) {
    CardView card = spot.card();
    if (card != null) {
      String name = Faces.name(easel.texts(), card);
      return spot.faceUp() ? name : "(" + name + ")";
    }
    return spot.back().equals("common") ? "░░░" : easel.texts().say("back." + spot.back());
  }

  private static AttributedStyle style(SpotView spot) {
    CardView card = spot.card();
    if (card != null) {
      return Faces.style(card);
    }
    return spot.back().equals("common") ? Ink.FAINT : Ink.DOOR.boldOff();
  }
}
