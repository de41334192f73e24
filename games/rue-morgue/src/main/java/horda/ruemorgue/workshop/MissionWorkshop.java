package horda.ruemorgue.workshop;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.View;
import horda.engine.Workshop;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.map.Zone;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.MissionFault;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.ReadMission;
import horda.ruemorgue.view.DoorView;
import horda.ruemorgue.view.MapDrawing;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// The game's workshop: its plans are missions.
public final class MissionWorkshop implements Workshop {
  private final Content content;
  private final MissionReader reader;
  private final Function<String, Data> shipped;
  private final BenchView bench;

  /// Opens the workshop.
  ///
  /// @param shipped gives the file of a mission by its name
  public MissionWorkshop(Content content, Tiles tiles, Function<String, Data> shipped) {
    this.content = content;
    this.reader = new MissionReader(tiles, content);
    this.shipped = shipped;
    this.bench = new BenchLayout(tiles, content).laidOut(reader);
  }

  @Override
  public List<String> names() {
    return content.missions();
  }

  @Override
  public Data plan(String name) {
    if (!names().contains(name)) {
      throw new Refusal(
          "no-plan", "", "No such mission came with the game; there are " + names() + ".");
    }
    return shipped.apply(name);
  }

  @Override
  public View bench() {
    return bench;
  }

  @Override
  public Report check(Data plan) {
    ReadMission reading = reader.read(plan);
    Mission mission = reading.mission();
    List<Flaw> flaws = reading.faults().stream().map(fault -> flaw(fault, mission)).toList();
    return new Report(flaws, mission == null ? null : picture(mission));
  }

  /// Whatever the sentence names is a place to look at: zones, borders, tiles.
  private static Flaw flaw(MissionFault fault, @Nullable Mission mission) {
    Set<String> places = new LinkedHashSet<>();
    if (mission != null) {
      Board board = mission.board();
      for (String word : fault.args()) {
        for (String name : word.split("\\+", -1)) {
          if (board.find(name) >= 0
              || board.sheet().tiles().stream().anyMatch(t -> t.tile().id().equals(name))) {
            places.add(name);
          }
        }
      }
    }
    return new Flaw(fault.where(), fault.code(), fault.args(), List.copyOf(places));
  }

  private static PlanView picture(Mission mission) {
    Board board = mission.board();
    return new PlanView(
        MapDrawing.of(board, mission.pieces()),
        board.zones().stream().map(Zone::names).toList(),
        board.doors().stream().map(MissionWorkshop::door).toList());
  }

  private static DoorView door(Door door) {
    return new DoorView(
        "door:" + door.index(),
        door.one(),
        door.other(),
        Known.id(door.colour()),
        door.openAtStart(),
        false);
  }
}
