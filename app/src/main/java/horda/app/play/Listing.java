package horda.app.play;

import horda.art.Ink;
import horda.art.Wrap;
import horda.engine.Game;
import horda.engine.Option;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The numbered lines of an offer, in as many columns as fit.
final class Listing {
  private static final int GAP = 3;

  private final List<OptionList.Line> offered;
  private final Cards cards;
  private final Game<?> game;
  private final int width;

  Listing(List<OptionList.Line> offered, Cards cards, Game<?> game, int width) {
    this.offered = offered;
    this.cards = cards;
    this.game = game;
    this.width = width;
  }

  /// @param most lines there are for it; explanations are given only where there is room
  List<AttributedString> lines(int most) {
    boolean single = offered.stream().allMatch(OptionList.Line::isOne);
    boolean telling = offered.stream().anyMatch(line -> !explanation(line).isEmpty());
    if ((single || telling) && offered.size() <= most) {
      List<AttributedString> told = explained(width);
      return told.size() <= most ? told : explained(Integer.MAX_VALUE);
    }
    List<AttributedString> cells = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      cells.add(head(i));
    }
    return columns(cells);
  }

  private AttributedString head(int i) {
    OptionList.Line line = offered.get(i);
    String count = line.isOne() ? "" : "… " + line.options().size();
    return Ink.join(
        Ink.of(Ink.KEY, "%3d ".formatted(i + 1)),
        Ink.of(Ink.PLAIN, line.title()),
        Ink.of(Ink.DIM, count));
  }

  /// One below the other, each with what it is good for, broken at `edge` or cut at the real one.
  private List<AttributedString> explained(int edge) {
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      AttributedString head = head(i);
      String text = explanation(offered.get(i));
      List<String> pieces = Wrap.lines(text, Math.max(20, edge - head.columnLength() - 3));
      AttributedString first = Ink.join(head, Ink.of(Ink.DIM, pieces.getFirst()));
      lines.add(first.columnLength() > width ? Ink.fit(first, width) : first);
      for (String piece : pieces.subList(1, pieces.size())) {
        lines.add(Ink.of(Ink.DIM, " ".repeat(head.columnLength() + 3) + piece));
      }
    }
    return lines;
  }

  /// What the card, or person, that all the options name is good for; nothing if they name several.
  /// What they only touch, such as whoever uses a card, is not what they are about.
  private String explanation(OptionList.Line line) {
    Option option = line.options().getFirst();
    List<String> known =
        option.label().args().stream()
            .filter(ref -> line.options().stream().allMatch(o -> o.label().args().contains(ref)))
            .flatMap(ref -> cards.about(game, ref).stream())
            .toList();
    return known.size() == 1 ? " — " + known.getFirst() : "";
  }

  /// Down the first column, then the next.
  private List<AttributedString> columns(List<AttributedString> cells) {
    // One long label must not push all the others into a single column.
    int half = (width - GAP) / 2;
    int widest =
        Math.min(half, cells.stream().mapToInt(AttributedString::columnLength).max().orElse(1));
    int across = Math.max(1, (width + GAP) / (widest + GAP));
    int down = (cells.size() + across - 1) / across;
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < down; y++) {
      List<AttributedString> pieces = new ArrayList<>();
      for (int i = y; i < cells.size(); i += down) {
        pieces.add(Ink.of(Ink.PLAIN, i == y ? "" : " ".repeat(GAP)));
        pieces.add(Ink.fit(cells.get(i), widest));
      }
      lines.add(Ink.join(pieces.toArray(AttributedString[]::new)));
    }
    return lines;
  }
}
