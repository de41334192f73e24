package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.MapView;
import horda.art.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/// The maps: first where one's own Group stands, then where whoever has the turn is, then the
/// others while there is room, side by side and then below.
final class MapsArt {
  private static final int GAP = 2;

  /// Less of a map than two zones by one is of no use.
  private static final int NARROWEST = 42;

  private static final int LOWEST = 7;

  private final AmanecerView view;
  private final AmanecerNames words;
  private final SquareSign sign;

  MapsArt(AmanecerView view, AmanecerNames words) {
    this.view = view;
    this.words = words;
    this.sign = new SquareSign(view, words);
  }

  List<AttributedString> draw(int width, int height) {
    List<AttributedString> shared = shared(width);
    int room = height - shared.size();
    List<AttributedString> lines = new ArrayList<>();
    List<MapView> left = order();
    TreeSet<Integer> hidden = new TreeSet<>();
    while (!left.isEmpty()) {
      List<AttributedString> row = row(left, width, room - lines.size() - 1);
      if (row.isEmpty()) {
        hidden.add(left.removeFirst().seat());
      }
      lines.addAll(row);
    }
    lines.addAll(shared);
    if (!hidden.isEmpty()) {
      String seats = hidden.stream().map(words::player).collect(Collectors.joining(", "));
      lines.add(Ink.of(Ink.FAINT, words.say("maps-not-shown", seats)));
    }
    return lines;
  }

  /// As many maps side by side as there is room for; the last may be cut.
  private List<AttributedString> row(List<MapView> left, int width, int height) {
    List<AttributedString> row = new ArrayList<>();
    int used = 0;
    for (MapView map : List.copyOf(left)) {
      MapPaper paper = new MapPaper(map, sign, words);
      int room = width - used;
      boolean fits = paper.width() <= room && paper.height() <= height;
      if (fits || room >= NARROWEST && height >= LOWEST) {
        beside(row, used, paper.draw(room, height, focus(map)));
        used += Math.min(room, paper.width()) + GAP;
        left.remove(map);
      }
    }
    return row;
  }

  private static void beside(List<AttributedString> row, int x, List<AttributedString> more) {
    for (int i = 0; i < more.size(); i++) {
      AttributedString before = i < row.size() ? row.get(i) : Ink.of(Ink.PLAIN, "");
      AttributedString line = Ink.join(Ink.fit(before, x), more.get(i));
      if (i < row.size()) {
        row.set(i, line);
      } else {
        row.add(line);
      }
    }
  }

  private List<MapView> order() {
    List<MapView> order = new ArrayList<>();
    int own = Math.max(0, view.seat() < 0 ? view.active() : view.seat());
    List<Integer> wanted = new ArrayList<>(List.of(standsOn(own), own));
    if (view.active() >= 0) {
      wanted.add(standsOn(view.active()));
    }
    view.maps().forEach(map -> wanted.add(map.seat()));
    wanted.stream().distinct().forEach(seat -> order.add(view.maps().get(seat)));
    return order;
  }

  /// Whose map a Group stands on; its own while it stands nowhere.
  private int standsOn(int seat) {
    for (MapView map : view.maps()) {
      if (has(map, seat)) {
        return map.seat();
      }
    }
    return seat;
  }

  private static boolean has(MapView map, int group) {
    return map.tiles().stream()
        .anyMatch(tile -> tile.squares().stream().anyMatch(square -> square.group() == group));
  }

  /// The Group around which the map is cut: one's own, else whose turn it is, else the owner's,
  /// else any.
  private int focus(MapView map) {
    for (int seat : new int[] {view.seat(), view.active(), map.seat(), 0, 1, 2, 3}) {
      if (seat >= 0 && has(map, seat)) {
        return seat;
      }
    }
    return -1;
  }

  /// Locations with tokens of several players, which a single sign cannot tell.
  private List<AttributedString> shared(int width) {
    List<String> all = new ArrayList<>();
    for (MapView map : view.maps()) {
      for (MapView.TileView tile : map.tiles()) {
        for (MapView.SquareView square : tile.squares()) {
          if (square.registered().size() > 1) {
            String who =
                square.registered().stream()
                    .map(SquareSign::small)
                    .collect(Collectors.joining(" "));
            all.add(words.named(square.ref()) + ": " + who);
          }
        }
      }
    }
    return all.isEmpty()
        ? List.of()
        : List.of(Ink.of(Ink.DIM, Ink.cut("+ " + String.join(" · ", all), width)));
  }
}
