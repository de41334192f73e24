package horda.lab.experiment;

import java.util.List;

/// The kinds of facts that the games tell, in the order in which people want to read them.
public final class Kinds {
  /// What chance deals out or is chosen before anything happened.
  public static final List<String> DEALT =
      List.of("character", "card-begun", "mission-kept", "colour", "role");

  /// What came to be on the way.
  public static final List<String> CAME_BY =
      List.of(
          "mission-done", "skill", "vehicle", "card-held", "character-alive", "season", "threat");

  private Kinds() {}
}
