package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import horda.ruemorgue.content.Numbers;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.ArrayList;
import java.util.List;

/// Reads what lies on the board.
final class PieceReader {
  private static final Known OBJECTIVE =
      Known.of("word of an Objective", "at", "colour", "hidden", "xp");
  private static final Known SPAWN = Known.of("word of a Spawn Zone", "at", "colour", "locators");
  private static final Known HELICOPTER =
      Known.of("word of the helicopter", "at", "flies", "lands");
  private static final Known EXIT = Known.of("word of an exit", "at", "while");
  private static final Known FIGURES = Known.of("word of zombies", "at", "kind", "count");
  private static final int MARKS = 6;

  private final Data data;
  private final NamedSpots spots;
  private final MissionFaults faults;
  private final Numbers numbers;

  PieceReader(Data data, NamedSpots spots, MissionFaults faults, Numbers numbers) {
    this.data = data;
    this.spots = spots;
    this.faults = faults;
    this.numbers = numbers;
  }

  Pieces read() {
    return new Pieces(
        spots("start"),
        list("exits", this::exit),
        helicopter(),
        spots("crashed"),
        spots("tents"),
        list("objectives", this::objective),
        list("spawns", this::spawn),
        list("triggers", item -> new Pieces.Trigger(item.where(), spots.tile(item))),
        list("zombies", this::figures),
        marks(),
        spots("air"));
  }

  private <T> List<T> list(String key, java.util.function.Function<Data, T> reading) {
    List<T> found = new ArrayList<>();
    faults.each(data, key, item -> found.add(reading.apply(item)));
    return found;
  }

  private List<Pieces.Spot> spots(String key) {
    return list(key, spots::spot);
  }

  private Pieces.Exit exit(Data item) {
    if (!item.isMap()) {
      return new Pieces.Exit(item.where(), spots.zone(item), Pieces.While.ALWAYS);
    }
    EXIT.check(item);
    return new Pieces.Exit(
        item.where(),
        spots.zone(item.at("at")),
        item.has("while")
            ? Known.constant(item.at("while"), Pieces.While.values())
            : Pieces.While.ALWAYS);
  }

  private Pieces.@Nullable Helicopter helicopter() {
    List<Pieces.Helicopter> found = new ArrayList<>();
    faults.attempt(
        () -> {
          if (data.has("helicopter")) {
            Data row = data.at("helicopter");
            HELICOPTER.check(row);
            List<Pieces.Spot> lands = new ArrayList<>();
            faults.each(row, "lands", item -> lands.add(spots.spot(item)));
            int zone = spots.zone(row.at("at"));
            found.add(new Pieces.Helicopter(row.where(), zone, row.flag("flies"), lands));
          }
        });
    return found.isEmpty() ? null : found.getFirst();
  }

  private Pieces.Objective objective(Data row) {
    OBJECTIVE.check(row);
    int xp = Known.num(row, "xp", numbers.objectiveXp(), 50);
    if (!row.has("hidden")) {
      List<Integer> zone = List.of(spots.zone(row.at("at")));
      return new Pieces.Objective(row.where(), zone, List.of(colour(row.at("colour"))), xp);
    }
    List<Colour> colours = row.at("hidden").items().stream().map(this::colour).toList();
    List<Integer> zones = row.at("at").items().stream().map(spots::zone).toList();
    if (zones.size() != colours.size()) {
      throw MissionFaults.found(row, "objective-hidden", colours.size(), zones.size());
    }
    return new Pieces.Objective(row.where(), zones, colours, xp);
  }

  private Colour colour(Data word) {
    Colour colour = Known.constant(word, Colour.values());
    if (colour == Colour.NEUTRAL) {
      throw MissionFaults.found(word, "colour-neutral");
    }
    return colour;
  }

  private Pieces.Spawn spawn(Data row) {
    SPAWN.check(row);
    List<Integer> locators = new ArrayList<>();
    if (row.has("locators")) {
      row.at("locators").items().forEach(item -> locators.add(item.num()));
    }
    int zone = spots.zone(row.at("at"));
    return new Pieces.Spawn(row.where(), zone, colour(row.at("colour")), locators);
  }

  private Pieces.Figures figures(Data row) {
    FIGURES.check(row);
    return new Pieces.Figures(
        row.where(),
        spots.zone(row.at("at")),
        Known.constant(row.at("kind"), ZombieKind.values()),
        Known.num(row, "count", 1, 99));
  }

  private List<Pieces.Spot> marks() {
    List<Pieces.Spot> found = new ArrayList<>();
    faults.attempt(
        () -> {
          if (data.has("numbers")) {
            Data numbered = data.at("numbers");
            for (int mark = 1; mark <= MARKS; mark++) {
              if (!numbered.has(Integer.toString(mark))) {
                throw MissionFaults.found(numbered, "number-missing", mark);
              }
              found.add(spots.spot(numbered.at(Integer.toString(mark))));
            }
          }
        });
    return found;
  }
}
