package horda.ruemorgue.view;

import java.util.List;

/// A team: its seats, points so far in a competitive mission, and its Team Action cards.
public record TeamView(int team, List<Integer> seats, int points, List<TeamCardView> cards) {
  /// A Team Action card.
  public record TeamCardView(String ref, String card, boolean used) {}
}
