package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.ruemorgue.content.Content;

/// Looks at a mission as a whole: whether its parts go together and it can be played.
final class MissionCheck {
  private final Mission mission;
  private final Content content;
  private final MissionFaults faults;
  private final Data data;

  MissionCheck(Mission mission, Content content, MissionFaults faults, Data data) {
    this.mission = mission;
    this.content = content;
    this.faults = faults;
    this.data = data;
  }

  void run() {
    faults.attempt(new TokenCheck(mission, content, faults, data)::run);
    faults.attempt(new PlaceCheck(mission, faults, data)::run);
    faults.attempt(new SpawnCheck(mission, faults, data)::run);
    faults.attempt(new GoalCheck(mission, faults, data)::run);
    // Ways mean nothing on a board whose doors or tiles are wrong.
    if (faults.isEmpty()) {
      new ReachCheck(mission, faults).run();
    }
  }
}
