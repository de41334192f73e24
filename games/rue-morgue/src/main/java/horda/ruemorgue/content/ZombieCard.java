package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import java.util.List;

/// A Zombie card.
///
/// @param id its printed number
/// @param lines one for each danger level, blue first
public record ZombieCard(int id, Kind kind, List<Line> lines, String provenance) {
  /// What it does.
  public enum Kind {
    SPAWN,
    /// All zombies of a kind are activated at once (RMO-CARD-01).
    EXTRA,
    SEWER,
    BED_BLUE,
    BED_GREEN
  }

  /// What it says at one danger level.
  ///
  /// @param zombie null for nothing
  /// @param count 0 for nothing, and for an extra activation
  public record Line(@Nullable ZombieKind zombie, int count) {
    static final Line NOTHING = new Line(null, 0);
  }

  public ZombieCard {
    lines = List.copyOf(lines);
  }

  static ZombieCard read(Data row) {
    Kind kind = Known.constant(row.at("kind"), Kind.values());
    Data lines = row.at("lines");
    if (lines.items().size() != Level.values().length) {
      throw new Data.Fault(lines, "a card has one line for each of the four danger levels");
    }
    return new ZombieCard(
        row.at("id").num(),
        kind,
        lines.items().stream().map(line -> line(line, kind == Kind.EXTRA)).toList(),
        Provenance.of(row));
  }

  private static Line line(Data line, boolean extra) {
    String[] words = line.text().split(" ");
    if (line.text().equals("-")) {
      return Line.NOTHING;
    }
    boolean counts = words.length == 2 && words[0].matches("[1-9]");
    if (counts == extra || words.length > 2) {
      throw new Data.Fault(line, "'" + line.text() + "' is no line of such a card");
    }
    for (ZombieKind kind : ZombieKind.values()) {
      if (Known.id(kind).equals(words[words.length - 1])) {
        return new Line(kind, extra ? 0 : Integer.parseInt(words[0]));
      }
    }
    throw new Data.Fault(line, "'" + line.text() + "' names no zombie");
  }

  public Line line(Level level) {
    return lines.get(level.ordinal());
  }

  /// The same without its number: cards that say the same are equal so.
  public ZombieCard face() {
    return new ZombieCard(0, kind, lines, "");
  }
}
