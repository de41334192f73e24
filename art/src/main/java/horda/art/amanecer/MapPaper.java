package horda.art.amanecer;

import horda.amanecerzombi.view.MapView;
import horda.art.Canvas;
import horda.art.Ink;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// One player's map. Above each zone are its name, the side where its row 1 lies, and its Special
/// Zombie; zones that are still to be laid are below.
final class MapPaper {
  private static final int SIDE = 5;
  private static final int TILE_WIDE = SIDE * SquareSign.WIDE + 1;
  private static final int TILE_HIGH = SIDE + 1;
  private static final String ARROWS = "↑→↓←";

  private final MapView map;
  private final SquareSign sign;
  private final AmanecerNames words;
  private final int left;
  private final int top;
  private final int columns;
  private final int rows;

  MapPaper(MapView map, SquareSign sign, AmanecerNames words) {
    this.map = map;
    this.sign = sign;
    this.words = words;
    left = map.tiles().stream().mapToInt(MapView.TileView::x).min().orElse(0);
    top = map.tiles().stream().mapToInt(MapView.TileView::y).min().orElse(0);
    int right = map.tiles().stream().mapToInt(MapView.TileView::x).max().orElse(0);
    int bottom = map.tiles().stream().mapToInt(MapView.TileView::y).max().orElse(0);
    columns = Math.max(right - left + 1, map.unlaid().size());
    rows = bottom - top + 1;
  }

  int width() {
    return Math.max(columns * TILE_WIDE, title().length());
  }

  int height() {
    return 1 + rows * TILE_HIGH + (map.unlaid().isEmpty() ? 0 : 1 + TILE_HIGH);
  }

  /// At most `width` wide and `height` high; what is left out lies farthest from the Group of the
  /// seat `focus`, or from the Start zone.
  List<AttributedString> draw(int width, int height, int focus) {
    Canvas canvas = new Canvas(width(), height() - 1);
    int[] middle = {TILE_WIDE / 2 - left * TILE_WIDE, TILE_HIGH / 2 - top * TILE_HIGH};
    for (MapView.TileView tile : map.tiles()) {
      int x = (tile.x() - left) * TILE_WIDE;
      int y = (tile.y() - top) * TILE_HIGH;
      tile(tile, canvas, x, y);
      if (tile.squares().stream().anyMatch(square -> square.group() == focus && focus >= 0)) {
        middle = new int[] {x + TILE_WIDE / 2, y + TILE_HIGH / 2};
      }
    }
    int below = rows * TILE_HIGH;
    if (!map.unlaid().isEmpty()) {
      canvas.text(0, below, Ink.KEY, words.say("to-lay"));
    }
    for (int i = 0; i < map.unlaid().size(); i++) {
      tile(map.unlaid().get(i), canvas, i * TILE_WIDE, below + 1);
    }
    List<AttributedString> lines = new ArrayList<>();
    lines.add(Ink.fit(Ink.of(Hue.of(map.colour()), title()), Math.min(width, width())));
    int y = from(middle[1], height - 1, height() - 1, TILE_HIGH);
    int x = from(middle[0], width, width(), TILE_WIDE);
    for (AttributedString line :
        canvas.lines().subList(y, Math.min(height() - 1, y + height - 1))) {
      lines.add(line.columnSubSequence(x, Math.min(width(), x + width)));
    }
    return lines;
  }

  /// Where the part that is shown begins: at a border of zones if the middle is still seen whole.
  private static int from(int middle, int room, int all, int step) {
    int from = Math.clamp(middle - room / 2, 0, Math.max(0, all - room));
    int border = from - from % step;
    return border + room > middle + step / 2 ? border : from;
  }

  private String title() {
    return words.say("map-of", words.player(map.seat()));
  }

  private void tile(MapView.TileView tile, Canvas canvas, int x, int y) {
    String special =
        tile.special().isEmpty() ? "" : " ☠" + words.text("special-zombie." + tile.special());
    String arrow = " " + ARROWS.charAt(tile.turned() & 3);
    int room = TILE_WIDE - 1 - special.length() - arrow.length();
    String name = Ink.cut(words.text("zone." + tile.tile()), room);
    canvas.text(x, y, Ink.PLAIN, name);
    canvas.text(x + name.length(), y, Ink.DIM, arrow);
    canvas.text(x + name.length() + arrow.length(), y, Ink.DANGER, special);
    for (int i = 0; i < tile.squares().size(); i++) {
      sign.draw(tile.squares().get(i), canvas, x + i % SIDE * SquareSign.WIDE, y + 1 + i / SIDE);
    }
  }
}
