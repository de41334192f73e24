package horda.ruemorgue.mission;

import horda.engine.Nullable;
import java.util.List;

/// The result of reading a file.
///
/// @param mission null if the file is too broken to make a board of it
/// @param faults empty if the mission can be played
public record ReadMission(@Nullable Mission mission, List<MissionFault> faults) {
  public ReadMission {
    faults = List.copyOf(faults);
  }

  public boolean isSound() {
    return faults.isEmpty();
  }
}
