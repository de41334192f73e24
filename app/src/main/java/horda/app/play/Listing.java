package horda.app.play;

import horda.app.screen.Ink;
import horda.engine.Game;
import horda.engine.Option;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The numbered lines of an offer, in as many columns as fit.
final class Listing {
  private static final int GAP = 3;

  private final List<Offer.Line> offered;
  private final Cards cards;
  private final Game<?> game;
  private final int width;

  Listing(List<Offer.Line> offered, Cards cards, Game<?> game, int width) {
    this.offered = offered;
    this.cards = cards;
    this.game = game;
    this.width = width;
  }

  /// @param most lines there are for it; explanations are given only where there is room
  List<AttributedString> lines(int most) {
    boolean roomy = offered.size() <= most && offered.stream().allMatch(Offer.Line::isOne);
    List<AttributedString> cells = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      cells.add(cell(i, roomy));
    }
    return roomy ? cells : columns(cells);
  }

  private AttributedString cell(int i, boolean explained) {
    Offer.Line line = offered.get(i);
    String count = line.isOne() ? "" : "… " + line.options().size();
    AttributedString head =
        Ink.join(
            Ink.of(Ink.KEY, "%3d ".formatted(i + 1)),
            Ink.of(Ink.PLAIN, line.title()),
            Ink.of(Ink.DIM, count));
    if (!explained) {
      return head;
    }
    AttributedString whole = Ink.join(head, Ink.of(Ink.DIM, explanation(line)));
    return whole.columnLength() > width ? Ink.fit(whole, width) : whole;
  }

  /// What the first card, or person, that the option names is good for.
  private String explanation(Offer.Line line) {
    Option option = line.options().getFirst();
    return option.targets().stream()
        .flatMap(ref -> cards.about(game, ref).stream())
        .findFirst()
        .map(about -> " — " + about)
        .orElse("");
  }

  /// Down the first column, then the next.
  private List<AttributedString> columns(List<AttributedString> cells) {
    int widest = cells.stream().mapToInt(AttributedString::columnLength).max().orElse(1);
    int across = Math.max(1, (width + GAP) / (widest + GAP));
    int down = (cells.size() + across - 1) / across;
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < down; y++) {
      List<AttributedString> pieces = new ArrayList<>();
      for (int i = y; i < cells.size(); i += down) {
        pieces.add(i + down < cells.size() ? Ink.fit(cells.get(i), widest + GAP) : cells.get(i));
      }
      AttributedString line = Ink.join(pieces.toArray(AttributedString[]::new));
      lines.add(line.columnLength() > width ? Ink.fit(line, width) : line);
    }
    return lines;
  }
}
