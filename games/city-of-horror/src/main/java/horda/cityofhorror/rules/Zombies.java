package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;

/// ZOM: zombies come from the reserve, go from place to place and back to the reserve; never more
/// than eight in a place.
final class Zombies {
  private Zombies() {}

  /// How many more fit there (COH-ZOM-01).
  static int room(CityState s, int place) {
    return s.content.mostZombies() - s.zombies[place];
  }

  /// Puts up to `n` from the reserve; how many came (COH-ZOM-02).
  static int add(CityState s, int place, int n) {
    int come = Math.min(n, Math.min(room(s, place), s.zombieReserve()));
    s.zombies[place] += (byte) come;
    return come;
  }

  /// Kills up to `n`; they return to the reserve (COH-DEATH-05, COH-ZOM-03).
  static int kill(CityState s, int place, int n) {
    int die = Math.min(n, s.zombies[place]);
    s.zombies[place] -= (byte) die;
    return die;
  }

  /// Moves up to `n`; the rest stay (COH-ZOM-02).
  static int move(CityState s, int from, int to, int n) {
    int go = from == to ? 0 : Math.min(n, Math.min(s.zombies[from], room(s, to)));
    s.zombies[from] -= (byte) go;
    s.zombies[to] += (byte) go;
    return go;
  }
}
