package horda.ruemorgue.mission;

import java.util.List;

/// Something wrong with a mission.
///
/// @param where file and line
/// @param code the key of its sentence, below `fault` in the text files; [#DATA] for what the data
///   file's reader said itself, whose only argument is that sentence
/// @param args what fills the places of the sentence
public record MissionFault(String where, String code, List<String> args) {
  public static final String DATA = "data";

  public MissionFault {
    args = List.copyOf(args);
  }

  static MissionFault of(String where, String code, Object... args) {
    return new MissionFault(
        where, code, java.util.Arrays.stream(args).map(String::valueOf).toList());
  }
}
