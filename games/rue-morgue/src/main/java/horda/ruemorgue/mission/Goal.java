package horda.ruemorgue.mission;

import horda.ruemorgue.content.ZombieKind;
import java.util.List;

/// Something a mission wants done.
public sealed interface Goal {
  /// Where in the file it stands.
  String where();

  /// All starting survivors stand in the exit Zone in the same End Phase.
  record Gather(String where) implements Goal {}

  /// All leave through the exit: the starting survivors, or those still alive.
  record Leave(String where, boolean starting) implements Goal {}

  /// Objectives are taken.
  record Take(String where, Which which) implements Goal {}

  /// Objectives of a colour are carried to a zone and put down there.
  record Deliver(String where, Which which, int to) implements Goal {}

  /// An End Phase without zombies in those zones.
  ///
  /// @param inside whether all living survivors must be in them
  record Clear(String where, List<Integer> zones, boolean inside) implements Goal {
    public Clear {
      zones = List.copyOf(zones);
    }
  }

  /// Actions spent in a zone without zombies, by whomever.
  ///
  /// @param noise whether each puts down a Noise token
  record Work(String where, int at, int actions, boolean noise) implements Goal {}

  /// No zombie of a kind is left on the board.
  record Kill(String where, ZombieKind zombie) implements Goal {}

  /// Spawn Zones are gone for good.
  record RemoveSpawns(String where, List<Integer> zones) implements Goal {
    public RemoveSpawns {
      zones = List.copyOf(zones);
    }
  }

  /// A door is closed for good.
  record Shut(String where, int door) implements Goal {}

  /// All living survivors are indoors on those tiles, in zones joined to `from`.
  ///
  /// @param tiles bits of laid tiles
  record Return(String where, int from, int tiles) implements Goal {}

  /// No zombie is indoors on those tiles in zones joined to `from`.
  ///
  /// @param alive survivors that must be alive inside
  record Secure(String where, int from, int tiles, int alive) implements Goal {}

  /// Competitive: most experience wins once a number of Objectives are taken, or after a number of
  /// rounds, or when a single team is left.
  ///
  /// @param breaksTies whether more living survivors, then the later place in the order of play,
  ///   decide between equal totals; else victory is shared (RMO-PVP-15)
  record Score(String where, int objectives, int rounds, boolean breaksTies) implements Goal {}
}
