package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.NOWHERE;

import horda.cityofhorror.rules.Attack;
import horda.cityofhorror.rules.Invasion;
import horda.cityofhorror.rules.Movement;
import horda.cityofhorror.rules.Rounds;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Sites;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Step;
import java.util.List;

/// How a round goes on from some moment: all of it, or, where a script stops, a quiet window and
/// then the end of the round.
record Course(CityState s, boolean stops) {
  /// Places in the script of a round.
  static final int START = 0;

  static final int CHOOSE = 1;
  static final int REVEALED = 2;
  static final int INVASION = 3;
  static final int INVADED = 4;
  static final int MOVE = 5;
  static final int RESOLVE = 6;

  /// Steps of a location.
  static final int OPEN = 0;

  static final int STEP_A = 1;
  static final int ATTACK = 2;
  static final int SHARE = 3;
  static final int FINISHED = 4;

  private static List<Step<CityState>> script() {
    return List.of(
        new Windows.Open(Windows.ROUND_START, NOWHERE),
        new Movement.Begin(),
        new Windows.Open(Windows.CARDS_REVEALED, NOWHERE),
        new Invasion(),
        new Windows.Open(Windows.INVASION_DONE, NOWHERE),
        new Movement.Turns(),
        new Rounds.Resolve(0),
        new Rounds.End());
  }

  /// One step of the round, and what comes after it.
  void rest(List<Step<CityState>> to, int from) {
    to.add(script().get(from));
    after(to, from + 1);
  }

  void after(List<Step<CityState>> to, int from) {
    if (stops) {
      quiet(to);
    } else {
      to.addAll(script().subList(from, script().size()));
    }
  }

  /// A window in which a script can look around before the round ends.
  private static void quiet(List<Step<CityState>> to) {
    to.add(new Windows.Open(Windows.FINAL, NOWHERE));
    to.add(new Rounds.End());
  }

  /// A location from one of its five steps on.
  void location(List<Step<CityState>> to, int place, int from) {
    s.here = place;
    List<Step<CityState>> all =
        List.of(
            new Windows.Open(Windows.LOC_OPEN, place),
            new Sites.StepA(place),
            new Attack.Open(place),
            new Sharing.Open(place),
            new Rounds.Finished());
    to.addAll(all.subList(from, all.size()));
    if (stops) {
      quiet(to);
      return;
    }
    int[] order = s.content.resolutionOrder(s.resolutionOrder);
    for (int turn = 0; turn < COUNT; turn++) {
      if (s.at(order[turn]) == place) {
        to.add(new Rounds.Resolve(turn + 1));
      }
    }
    to.add(new Rounds.End());
  }

  /// The moves of those who have not moved yet and come after the ones named.
  void turns(List<Step<CityState>> to, List<Integer> named) {
    if (!stops) {
      boolean after = named.isEmpty();
      for (int i = 0; i < s.seats(); i++) {
        int seat = (s.firstPlayer + i) % s.seats();
        if (after && (s.moved & 1 << seat) == 0) {
          to.add(new Movement.Turn(seat));
        }
        after |= !named.isEmpty() && named.getLast() == seat;
      }
      to.add(new Movement.End());
    }
    after(to, RESOLVE);
  }
}
