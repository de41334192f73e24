package horda.ruemorgue.mission;

import horda.engine.Nullable;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.List;

/// What lies on the board. Every piece remembers where in the file it stands, for messages.
///
/// @param starts where survivors begin; in competitive missions one zone a team
/// @param spawns clockwise from the north-west (RMO-SPAWN-13)
/// @param triggers laid tiles with an Event trigger
/// @param numbers rooms with a dice mark: the room of the mark 1 first; empty if there are none
/// @param air zones that are reached from the air alone
public record Pieces(
    List<Spot> starts,
    List<Exit> exits,
    @Nullable Helicopter helicopter,
    List<Spot> crashed,
    List<Spot> tents,
    List<Objective> objectives,
    List<Spawn> spawns,
    List<Trigger> triggers,
    List<Figures> zombies,
    List<Spot> numbers,
    List<Spot> air) {
  /// An empty board.
  public static final Pieces NONE =
      new Pieces(
          List.of(), List.of(), null, List.of(), List.of(), List.of(), List.of(), List.of(),
          List.of(), List.of(), List.of());

  /// A zone that a mission names.
  public record Spot(String where, int zone) {}

  /// A zone that survivors may leave through, and when.
  public record Exit(String where, int zone, While when) {}

  /// When an exit can be used.
  public enum While {
    ALWAYS,
    A_BOMB,
    NO_A_BOMB
  }

  /// The helicopter.
  ///
  /// @param lands where it may take off and land; empty if it does not fly
  public record Helicopter(String where, int zone, boolean flies, List<Spot> lands) {
    public Helicopter {
      lands = List.copyOf(lands);
    }
  }

  /// An Objective token, or several whose colours are mixed face down (RMO-OBJ-03).
  ///
  /// @param colours as many as zones
  public record Objective(String where, List<Integer> zones, List<Colour> colours, int xp) {
    public Objective {
      zones = List.copyOf(zones);
      colours = List.copyOf(colours);
    }

    public boolean isHidden() {
      return zones.size() > 1;
    }
  }

  /// A Spawn Zone; a blue or pink one sleeps at first (RMO-SPAWN-09).
  public record Spawn(String where, int zone, Colour colour, List<Integer> locators) {
    public Spawn {
      locators = List.copyOf(locators);
    }
  }

  /// An Event trigger on a tile (RMO-TRIG-01).
  public record Trigger(String where, int tile) {}

  /// Zombies that stand on the board at the start (RMO-ZOM-05).
  public record Figures(String where, int zone, ZombieKind kind, int count) {}

  public Pieces {
    starts = List.copyOf(starts);
    exits = List.copyOf(exits);
    crashed = List.copyOf(crashed);
    tents = List.copyOf(tents);
    objectives = List.copyOf(objectives);
    spawns = List.copyOf(spawns);
    triggers = List.copyOf(triggers);
    zombies = List.copyOf(zombies);
    numbers = List.copyOf(numbers);
    air = List.copyOf(air);
  }
}
