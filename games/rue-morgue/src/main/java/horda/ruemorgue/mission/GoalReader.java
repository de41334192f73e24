package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Reads goals; the kinds are told in docs/missions.md.
final class GoalReader {
  private static final int MOST = 99;
  private static final Known SURVIVORS = Known.of("group of survivors", "starting", "surviving");

  private final NamedSpots spots;
  private final Board board;
  private final Pieces pieces;
  private final Map<String, Clause<Goal>> kinds = new TreeMap<>();

  GoalReader(NamedSpots spots, Board board, Pieces pieces) {
    this.spots = spots;
    this.board = board;
    this.pieces = pieces;
    Field which = Field.choice("which", Which.values());
    Field tiles = Field.of("tiles", Field.Form.TILES);
    Field from = Field.of("from", Field.Form.ZONE);
    Field zones = Field.of("zones", Field.Form.ZONES);
    kinds.put("gather", Clause.of(row -> new Goal.Gather(row.where())));
    kinds.put(
        "leave",
        Clause.of(GoalReader::leave, new Field("who", Field.Form.CHOICE, true, SURVIVORS.words())));
    kinds.put("take", Clause.of(row -> new Goal.Take(row.where(), which(row)), which));
    kinds.put("deliver", Clause.of(this::deliver, which, Field.of("to", Field.Form.ZONE)));
    kinds.put("clear", Clause.of(this::clear, zones, Field.of("inside", Field.Form.FLAG)));
    kinds.put(
        "work",
        Clause.of(
            this::work,
            Field.of("at", Field.Form.ZONE),
            Field.of("actions", Field.Form.NUMBER),
            Field.of("noise", Field.Form.FLAG)));
    kinds.put("kill", Clause.of(GoalReader::kill, Field.choice("zombie", ZombieKind.values())));
    kinds.put(
        "remove-spawns",
        Clause.of(
            this::removeSpawns,
            Field.choice("which", Colour.RED, Colour.BLUE, Colour.PINK).optional(),
            zones.optional()));
    kinds.put("shut", Clause.of(this::shut, Field.of("door", Field.Form.DOOR)));
    kinds.put("return", Clause.of(this::comeBack, from, tiles));
    Field alive = Field.of("alive", Field.Form.NUMBER).optional();
    kinds.put("secure", Clause.of(this::secure, from, tiles, alive));
    kinds.put(
        "score",
        Clause.of(
            GoalReader::score,
            Field.of("objectives", Field.Form.NUMBER),
            Field.of("rounds", Field.Form.NUMBER),
            Field.of("break-ties", Field.Form.FLAG).optional()));
  }

  Goal read(Data row) {
    return Clause.read(row, kinds, "goal");
  }

  Map<String, List<Field>> forms() {
    return Clause.forms(kinds);
  }

  static Which which(Data row) {
    return Known.constant(row.at("which"), Which.values());
  }

  private static Goal leave(Data row) {
    return new Goal.Leave(row.where(), SURVIVORS.index(row.at("who")) == 0);
  }

  private Goal deliver(Data row) {
    return new Goal.Deliver(row.where(), which(row), spots.zone(row.at("to")));
  }

  private Goal clear(Data row) {
    return new Goal.Clear(row.where(), spots.zones(row.at("zones")), row.flag("inside"));
  }

  private Goal work(Data row) {
    int at = spots.zone(row.at("at"));
    row.at("actions");
    return new Goal.Work(row.where(), at, Known.num(row, "actions", 0, MOST), row.flag("noise"));
  }

  private static Goal kill(Data row) {
    return new Goal.Kill(row.where(), Known.constant(row.at("zombie"), ZombieKind.values()));
  }

  private Goal removeSpawns(Data row) {
    if (row.has("zones")) {
      List<Integer> zones = spots.zones(row.at("zones"));
      return new Goal.RemoveSpawns(row.where(), spawnsAmong(row.at("zones"), zones));
    }
    Colour colour = Known.constant(row.at("which"), Colour.values());
    List<Integer> zones =
        pieces.spawns().stream()
            .filter(spawn -> spawn.colour() == colour)
            .map(Pieces.Spawn::zone)
            .toList();
    return new Goal.RemoveSpawns(row.where(), zones);
  }

  /// The zones, all of which must hold a Spawn Zone.
  private List<Integer> spawnsAmong(Data list, List<Integer> zones) {
    for (int zone : zones) {
      if (pieces.spawns().stream().noneMatch(spawn -> spawn.zone() == zone)) {
        throw MissionFaults.found(list, "spawn-none", board.zone(zone).name());
      }
    }
    return zones;
  }

  private Goal shut(Data row) {
    return new Goal.Shut(row.where(), spots.door(row.at("door"), board));
  }

  private Goal comeBack(Data row) {
    return new Goal.Return(row.where(), spots.zone(row.at("from")), spots.tiles(row.at("tiles")));
  }

  private Goal secure(Data row) {
    int from = spots.zone(row.at("from"));
    int tiles = spots.tiles(row.at("tiles"));
    return new Goal.Secure(row.where(), from, tiles, Known.num(row, "alive", 0, MOST));
  }

  private static Goal score(Data row) {
    row.at("objectives");
    row.at("rounds");
    int objectives = Known.num(row, "objectives", 0, MOST);
    int rounds = Known.num(row, "rounds", 0, MOST);
    return new Goal.Score(row.where(), objectives, rounds, row.flag("break-ties"));
  }
}
