package horda.lab.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// What a check found wrong.
///
/// @param check name of the check
/// @param kind tells faults of one check apart: of an exception, its class and where it was thrown
record FailedCheck(String check, String kind, String message) {
  private static final int FRAMES = 4;

  static FailedCheck of(Broken found) {
    return new FailedCheck(found.check(), "", String.valueOf(found.getMessage()));
  }

  /// A rule failed altogether.
  static FailedCheck of(Throwable thrown, String doing) {
    List<StackTraceElement> calls =
        Arrays.stream(thrown.getStackTrace())
            .filter(call -> call.getClassName().startsWith("horda."))
            .limit(FRAMES)
            .toList();
    // The last few calls within the house: enough to find the place.
    String at = calls.stream().map(call -> " at " + call).collect(Collectors.joining());
    String first = calls.isEmpty() ? "" : " at " + calls.getFirst();
    return new FailedCheck(
        "exception", thrown.getClass().getName() + first, "while " + doing + ": " + thrown + at);
  }

  boolean isLike(FailedCheck other) {
    return check.equals(other.check) && kind.equals(other.kind);
  }
}
