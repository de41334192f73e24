package horda.lab.experiment;

import horda.bots.roster.Roster;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.WatchBox;
import horda.wire.Shelf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A small experiment with the night watch: two arms, on the same deals.
final class SmallExperiment {
  static final Shelf SHELF = Shelf.of(new WatchBox(Bug.NONE));

  private SmallExperiment() {}

  static Workbench bench() {
    return new Workbench(SHELF, Roster.standard());
  }

  static Content content() {
    return new Content(SHELF.contentHash("night-watch"), new TreeMap<>());
  }

  static Arm arm(int seats, Map<String, String> options) {
    return Arm.of(seats + " seats", seats, options, List.of("random"), content());
  }

  static Experiment of(int deals, Arm... arms) {
    return new Experiment("night-watch", 1, List.of(arms), deals, "7", 10_000, true);
  }

  static Experiment small() {
    return of(150, arm(3, Map.of()), arm(2, Map.of("hand", "4")));
  }
}
