package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Fittings;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.map.ZoneSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Reads a mission file and checks it. Goes as far as it can: what is wrong with a door does not
/// hide what is wrong with a goal. Without tiles there is nothing to check anything else against.
public final class MissionReader {
  private static final Known KEYS =
      Known.of(
          "word of a mission",
          "id",
          "title",
          "story",
          "mode",
          "difficulty",
          "survivors",
          "minutes",
          "provenance",
          "provenance-of",
          "tiles",
          "start",
          "exits",
          "helicopter",
          "crashed",
          "stairs",
          "tents",
          "air",
          "doors",
          "sealed",
          "objectives",
          "spawns",
          "triggers",
          "zombies",
          "numbers",
          "goals",
          "rules",
          "alive");

  private final Tiles tiles;
  private final Content content;

  public MissionReader(Tiles tiles, Content content) {
    this.tiles = tiles;
    this.content = content;
  }

  /// The words that each kind of goal understands.
  public Map<String, List<Field>> goals() {
    Lattice nothing = new Lattice(List.of(), tiles);
    return new GoalReader(new NamedSpots(nothing), bare(nothing), Pieces.NONE).forms();
  }

  /// The words that each kind of rule understands.
  public Map<String, List<Field>> rules() {
    Lattice nothing = new Lattice(List.of(), tiles);
    return new RuleReader(new NamedSpots(nothing), bare(nothing), content).forms();
  }

  private static Board bare(Lattice sheet) {
    return new Board(new Fittings(sheet), ZoneSet.NONE, ZoneSet.NONE);
  }

  public ReadMission read(Data data) {
    MissionFaults faults = new MissionFaults();
    List<Mission> made = new ArrayList<>();
    faults.attempt(() -> KEYS.check(data));
    faults.attempt(() -> made.add(build(data, faults)));
    if (made.isEmpty()) {
      return new ReadMission(null, faults.all());
    }
    new MissionCheck(made.getFirst(), content, faults, data).run();
    return new ReadMission(made.getFirst(), faults.all());
  }

  private Mission build(Data data, MissionFaults faults) {
    List<Heading> heading = new ArrayList<>();
    faults.attempt(() -> heading.add(Heading.read(data, content.numbers())));
    List<LaidTile> laid = new GridReader(tiles, faults).read(data.at("tiles"));
    Lattice sheet = new Lattice(laid, tiles);
    for (Lattice.Misfit misfit : sheet.misfits()) {
      String side = Known.id(misfit.side());
      faults.add(
          data.at("tiles").items().get(misfit.one().on().row()).where(),
          "edge-" + side,
          misfit.one().name(),
          misfit.other().name());
    }
    NamedSpots spots = new NamedSpots(sheet);
    Fittings fittings = new Fittings(sheet);
    new BorderReader(data, spots, fittings, faults).read();
    Pieces pieces = new PieceReader(data, spots, faults, content.numbers()).read();
    Board board = board(fittings, pieces, data);
    List<Goal> goals = new ArrayList<>();
    GoalReader goalReader = new GoalReader(spots, board, pieces);
    faults.each(data, "goals", row -> goals.add(goalReader.read(row)));
    List<Special> rules = new ArrayList<>();
    RuleReader ruleReader = new RuleReader(spots, board, content);
    faults.each(data, "rules", row -> rules.add(ruleReader.read(row)));
    Alive alive = Alive.read(data.at("alive"));
    if (heading.isEmpty()) {
      // Its faults are told; a mission without a head cannot be played or checked as a whole.
      heading.add(
          new Heading(
              "",
              "",
              "",
              Heading.Mode.COOP,
              Heading.Difficulty.EASY,
              0,
              0,
              0,
              0,
              List.of(),
              Origin.NONE));
    }
    return new Mission(heading.getFirst(), board, pieces, goals, rules, alive);
  }

  private static Board board(Fittings fittings, Pieces pieces, Data data) {
    int changes = fittings.doors().size() + pieces.numbers().size();
    if (changes > Board.MOST_CHANGES) {
      throw MissionFaults.found(data.at("doors"), "changes", changes, Board.MOST_CHANGES);
    }
    int[] roofs = pieces.numbers().stream().mapToInt(Pieces.Spot::zone).toArray();
    return new Board(fittings, set(pieces.tents()), set(pieces.crashed()), roofs);
  }

  private static ZoneSet set(List<Pieces.Spot> spots) {
    return ZoneSet.of(spots.stream().mapToInt(Pieces.Spot::zone).toArray());
  }
}
