package horda.art.cards;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.TableArt;
import horda.art.Wrap;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.ChallengeView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// Puts the pieces of the table together: the layout on the left, the survivors beside it, the Play
/// Area below.
public final class CardsArt implements TableArt {
  private static final int GAP = 2;

  /// Lines that news, question and options need below the table.
  private static final int BELOW = 10;

  private final CardsView view;

  public CardsArt(CardsView view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    List<AttributedString> lines = List.of();
    for (Detail detail : Detail.values()) {
      lines = draw(easel, detail);
      if (lines.size() + BELOW <= easel.height()) {
        break;
      }
    }
    return lines;
  }

  private List<AttributedString> draw(Easel easel, Detail detail) {
    List<AttributedString> lines = new ArrayList<>(new HeaderArt(view, easel).draw());
    if (view.day() == 0) {
      // Before the first Day there is nothing on the table yet but the survivors on offer.
      return lines;
    }
    List<AttributedString> streets = new LayoutArt(view, easel, detail).draw();
    int used = streets.getFirst().columnLength() + GAP;
    int left = easel.width() - used;
    lines.addAll(beside(streets, new SurvivorArt(view, easel, detail, left).draw(), used));
    lines.addAll(new PlayAreaArt(view, easel, detail).draw());
    if (!view.challenges().isEmpty()) {
      lines.addAll(challenges(easel));
    }
    if (view.lastBreath()) {
      for (String line : Wrap.lines(easel.say("cards.last-breath"), easel.width() - 2)) {
        lines.add(Ink.fit(Ink.of(Ink.ALERT, " " + line + " "), easel.width()));
      }
    }
    return lines;
  }

  private List<AttributedString> challenges(Easel easel) {
    List<String> words = new ArrayList<>();
    for (ChallengeView challenge : view.challenges()) {
      String name = easel.texts().say("challenge." + challenge.challenge());
      words.add((challenge.holds() ? "✔ " : "✘ ") + name);
    }
    return Wrap.lines(String.join("   ", words), easel.width()).stream()
        .map(line -> Ink.of(Ink.DIM, line))
        .toList();
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
