package horda.art.morgue;

import static horda.art.mission.Strokes.HIGH;
import static horda.art.mission.Strokes.WIDE;

import horda.art.Canvas;
import horda.art.Ink;
import horda.art.mission.Strokes;
import horda.ruemorgue.view.DoorView;
import horda.ruemorgue.view.MapView;
import horda.ruemorgue.view.MorgueView;
import horda.ruemorgue.view.SurvivorView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;

/// The map: names of zones, what lies there, zombies, and the letters of survivors. Where it is
/// larger than its room, the part around whoever has the turn is shown.
final class MapArt {
  /// Half cells along a side of a tile.
  private static final int TILE = 6;

  private static final Set<String> INDOORS = Set.of("room", "locker-room", "corridor");

  private final MorgueView view;
  private final MapView map;
  private final Canvas canvas;
  private final int wide;
  private final int high;
  private final boolean[] told;
  private final Set<Integer> triggers = new HashSet<>();

  MapArt(MorgueView view) {
    this.view = view;
    this.map = view.map();
    this.wide = map.width() * WIDE + 1;
    this.high = map.height() * HIGH + 1;
    this.canvas = new Canvas(wide, high);
    this.told = new boolean[view.zones().size()];
    view.triggers().stream().filter(trigger -> !trigger.used()).forEach(t -> mark(t.tile()));
  }

  /// An unused Event trigger is shown in the first zone indoors of its tile.
  private void mark(int tile) {
    MapView.TileView laid = map.tiles().get(tile);
    for (int row = laid.row() * TILE; row < (laid.row() + 1) * TILE; row++) {
      for (int column = laid.column() * TILE; column < (laid.column() + 1) * TILE; column++) {
        int zone = zone(row, column);
        if (INDOORS.contains(map.places().get(zone).kind())) {
          triggers.add(zone);
          return;
        }
      }
    }
  }

  List<AttributedString> draw(int width, int height) {
    char[][] paper = Strokes.of(map, this::door);
    for (int y = 0; y < high; y++) {
      canvas.text(0, y, Ink.FAINT, new String(paper[y]));
    }
    for (int row = 0; row < map.height(); row += 2) {
      for (int column = 0; column < map.width(); column++) {
        cell(row, column);
      }
    }
    return cropped(width, height);
  }

  private char door(int index) {
    DoorView door = view.doors().get(index);
    return door.open() ? '/' : door.shut() ? '#' : door.colour().charAt(0);
  }

  private int zone(int row, int column) {
    return column < map.width() ? map.rows().get(row).get(column) : -1;
  }

  /// In the first cell of a zone stands all about it; a cell is two half cells high.
  private void cell(int row, int column) {
    int zone = zone(row, column);
    if (zone < 0 || told[zone]) {
      return;
    }
    told[zone] = true;
    int room = WIDE - 1;
    for (int next = column + 1; zone(row, next) == zone && next < column + 4; next++) {
      room += WIDE;
    }
    ZoneMarks marks = new ZoneMarks(view, zone);
    int x = column * WIDE + 1;
    int y = row * HIGH + 1;
    String signs = (marks.signs() + (triggers.contains(zone) ? " E" : "")).strip();
    String name = marks.name(room);
    String zombies = marks.zombies();
    String people = marks.people();
    if (name.length() + signs.length() < room) {
      name = signs.isEmpty() ? name : name + " " + signs;
      signs = "";
    }
    canvas.text(x, y, Ink.DIM, Ink.cut(name, room));
    if (zombies.isEmpty() && signs.isEmpty() && people.length() > room) {
      canvas.text(x, y + 1, Ink.READY, people.substring(0, room));
      people = people.substring(room);
    }
    int left = signs.isEmpty() ? room : room - signs.length() - 1;
    if (zombies.length() > left && people.isEmpty()) {
      canvas.text(x, y + 2, Ink.DANGER, Ink.cut(zombies, room));
      zombies = "";
    }
    if (zombies.length() > left) {
      canvas.text(x, y + 1, Ink.DANGER, Ink.cut(zombies, room));
    } else {
      canvas.text(x, y + 1, Ink.DIM, Ink.cut(signs, room));
      canvas.text(x + room - left, y + 1, Ink.DANGER, zombies);
    }
    if (!people.isEmpty()) {
      canvas.text(x, y + 2, Ink.READY, Ink.cut(people, room));
    }
  }

  private List<AttributedString> cropped(int width, int height) {
    int[] focus = focus();
    int top = Math.clamp(focus[0] - height / 2, 0, Math.max(0, high - height));
    int left = Math.clamp(focus[1] - width / 2, 0, Math.max(0, wide - width));
    List<AttributedString> lines = new ArrayList<>();
    for (AttributedString line : canvas.lines().subList(top, Math.min(high, top + height))) {
      lines.add(line.columnSubSequence(left, Math.min(wide, left + width)));
    }
    return lines;
  }

  /// Where whoever has the turn stands, else the first who is on the board.
  private int[] focus() {
    int at = -1;
    for (SurvivorView survivor : view.survivors()) {
      boolean turn = survivor.ref().equals(view.active()) && !view.active().isEmpty();
      at = survivor.zone() >= 0 && (turn || at < 0) ? survivor.zone() : at;
    }
    for (int row = 0; row < map.height(); row++) {
      for (int column = 0; column < map.width(); column++) {
        boolean start = at < 0 && zone(row, column) >= 0 && isStart(zone(row, column));
        if (start || at >= 0 && zone(row, column) == at) {
          return new int[] {row * HIGH, column * WIDE};
        }
      }
    }
    return new int[] {0, 0};
  }

  private boolean isStart(int zone) {
    return map.places().get(zone).start();
  }
}
