package horda.cityofhorror.view;

import java.util.List;

/// The last vote of the round; cast votes are public (COH-VOTE-16).
///
/// @param place where it was; empty if there was none this round
/// @param step `attack` or `share`
public record BallotView(String place, String step, List<Pointing> votes) {
  public static final BallotView NONE = new BallotView("", "", List.of());

  /// One seat pointed at another, with so many votes.
  public record Pointing(int seat, int target, int votes) {}
}
