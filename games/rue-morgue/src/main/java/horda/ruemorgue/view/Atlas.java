package horda.ruemorgue.view;

import horda.ruemorgue.mission.Mission;

/// The maps of missions that are being played, each drawn once. Several threads may ask: a page is
/// whole for everyone who sees it, and at worst a map is drawn twice.
public final class Atlas {
  private static final int PAGES = 64;

  private record Page(Mission mission, MapView map) {}

  private final Page[] pages = new Page[PAGES];

  MapView map(Mission mission) {
    int at = System.identityHashCode(mission) % PAGES;
    Page page = pages[at];
    if (page == null || page.mission() != mission) {
      page = new Page(mission, MapDrawing.of(mission.board(), mission.pieces()));
      pages[at] = page;
    }
    return page.map();
  }
}
