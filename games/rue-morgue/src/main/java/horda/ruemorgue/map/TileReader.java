package horda.ruemorgue.map;

import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// Reads one row of tiles.yaml; the notation is told at the head of that file.
final class TileReader {
  private static final Known KEYS =
      Known.of(
          "word of a tile",
          "id",
          "cells",
          "passages",
          "doorways",
          "gaps",
          "corridors",
          "sewers",
          "beds",
          "provenance");

  private final Data row;
  private final int size;
  private final List<String> names = new ArrayList<>();
  private final List<ZoneKind> kinds = new ArrayList<>();
  private final byte[] halves = new byte[Tile.HALVES * Tile.HALVES];

  TileReader(Data row, int size) {
    this.row = row;
    this.size = size;
  }

  Tile read() {
    KEYS.check(row);
    readCells(row.at("cells"));
    return new Tile(
        row.at("id").text(),
        names,
        kinds,
        halves,
        borders(),
        ports(),
        list("sewers").stream().map(zone -> zone(zone, zone.text())).toList(),
        beds(),
        row.text("provenance", "D"));
  }

  private List<Data> list(String key) {
    return row.has(key) ? row.at(key).items() : List.of();
  }

  private void readCells(Data rows) {
    if (rows.items().size() != Tile.CELLS) {
      throw new Data.Fault(rows, "a tile has three rows of cells");
    }
    for (int r = 0; r < Tile.CELLS; r++) {
      Data line = rows.items().get(r);
      String[] cells = line.text().strip().split("\\s+");
      if (cells.length != Tile.CELLS) {
        throw new Data.Fault(line, "a row has three cells");
      }
      for (int c = 0; c < Tile.CELLS; c++) {
        readCell(line, cells[c], 2 * r, 2 * c);
      }
    }
  }

  private void readCell(Data line, String cell, int row, int column) {
    String[] sideBySide = cell.split("\\|");
    String[] stacked = cell.split("/");
    for (int r = 0; r < 2; r++) {
      for (int c = 0; c < 2; c++) {
        String name = sideBySide.length == 2 ? sideBySide[c] : stacked[stacked.length == 2 ? r : 0];
        halves[(row + r) * Tile.HALVES + column + c] = (byte) named(line, name);
      }
    }
  }

  private int named(Data line, String name) {
    int known = names.indexOf(name);
    if (known >= 0) {
      return known;
    }
    ZoneKind kind = ZoneKind.of(name);
    if (kind == null) {
      throw new Data.Fault(line, "no kind of zone is called '" + name + "'");
    }
    names.add(name);
    kinds.add(kind);
    return names.size() - 1;
  }

  private int zone(Data at, String name) {
    int zone = names.indexOf(name);
    if (zone < 0) {
      throw new Data.Fault(at, "no cell is called '" + name + "'");
    }
    return zone;
  }

  private byte[][] borders() {
    byte[][] borders = new byte[names.size()][names.size()];
    for (int a = 0; a < names.size(); a++) {
      for (int b = 0; b < names.size(); b++) {
        borders[a][b] = a == b ? Border.INSIDE : standard(kinds.get(a), kinds.get(b));
      }
    }
    for (Data pair : list("passages")) {
      open(pair, "-", borders);
    }
    for (Data pair : list("doorways")) {
      open(pair, "=", borders);
    }
    return borders;
  }

  private static byte standard(ZoneKind a, ZoneKind b) {
    if (a.isGround() && b.isGround()) {
      return Border.FREE;
    }
    boolean pad = a == ZoneKind.HELIPAD || b == ZoneKind.HELIPAD;
    return pad && (a.isGround() || b.isGround()) ? Border.FENCE : Border.WALL;
  }

  private void open(Data pair, String sign, byte[][] borders) {
    String[] two = pair.text().split(sign);
    if (two.length != 2) {
      throw new Data.Fault(pair, "two zones are joined by '" + sign + "', not " + pair.text());
    }
    int a = zone(pair, two[0]);
    int b = zone(pair, two[1]);
    boolean floorLine = kinds.get(a) == ZoneKind.CORRIDOR && kinds.get(b) == ZoneKind.CORRIDOR;
    borders[a][b] = floorLine ? Border.FREE : Border.OPENING;
    borders[b][a] = borders[a][b];
  }

  private List<Tile.Port> ports() {
    List<Tile.Port> ports = new ArrayList<>();
    for (Data gap : list("gaps")) {
      int at = gap.text().indexOf('@');
      if (at < 0) {
        throw new Data.Fault(gap, "a gap is written W:A@125, not " + gap.text());
      }
      int place = millimetres(gap, gap.text().substring(at + 1));
      ports.add(port(gap, gap.text().substring(0, at), place));
    }
    for (Data corridor : list("corridors")) {
      ports.add(port(corridor, corridor.text(), -1));
    }
    return ports;
  }

  private int millimetres(Data gap, String text) {
    if (!text.matches("\\d{1,3}") || Integer.parseInt(text) >= size) {
      throw new Data.Fault(gap, "'" + text + "' is no place on a side of " + size + " mm");
    }
    return Integer.parseInt(text);
  }

  private Tile.Port port(Data at, String text, int place) {
    Side side = text.length() > 2 && text.charAt(1) == ':' ? Side.of(text.charAt(0)) : null;
    if (side == null) {
      throw new Data.Fault(at, "'" + text + "' names no side (N:, E:, S: or W:)");
    }
    return new Tile.Port(side, zone(at, text.substring(2)), place);
  }

  private List<Tile.Beds> beds() {
    List<Tile.Beds> beds = new ArrayList<>();
    if (row.has("beds")) {
      Data map = row.at("beds");
      for (String name : map.keys()) {
        Data here = map.at(name);
        beds.add(new Tile.Beds(zone(here, name), here.num("blue", 0), here.num("green", 0)));
      }
    }
    return beds;
  }
}
