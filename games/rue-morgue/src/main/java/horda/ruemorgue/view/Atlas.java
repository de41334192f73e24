package horda.ruemorgue.view;

import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// What never changes of the missions that are being played: the map and the rules of each, made
/// once. Several threads may ask: a page is whole for everyone who sees it, and at worst it is made
/// twice.
public final class Atlas {
  private static final int PAGES = 64;

  /// One mission.
  record Printed(Mission mission, MapView map, List<RuleView> rules) {}

  private final Printed[] pages = new Printed[PAGES];

  Printed page(MorgueState s) {
    Mission mission = s.table.mission();
    int at = System.identityHashCode(mission) % PAGES;
    Printed page = pages[at];
    if (page == null || page.mission() != mission) {
      MapView map = MapDrawing.of(mission.board(), mission.pieces());
      page = new Printed(mission, map, new Tasks(s).rules());
      pages[at] = page;
    }
    return page;
  }
}
