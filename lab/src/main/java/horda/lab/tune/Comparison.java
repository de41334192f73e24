package horda.lab.tune;

import horda.lab.balance.Label;
import horda.lab.stats.Interval;
import horda.lab.stats.Mean;
import horda.lab.stats.Paired;
import horda.lab.stats.Share;
import horda.lab.stats.Shift;
import java.util.List;

/// How a second content plays against a first.
///
/// @param alike deals that ended exactly alike with both
/// @param wins of the team; null for rivals
/// @param seats for rivals, how the wins of each seat changed; empty for a team
/// @param score of a player
/// @param decisions of a game
/// @param changes what single cards, characters and missions do otherwise, the surest first
public record Comparison(
    String game,
    int players,
    int deals,
    long alike,
    boolean team,
    Verdict verdict,
    Won wins,
    List<Won> seats,
    Measured score,
    Measured decisions,
    List<Change> changes,
    String digest) {

  /// What the difference is seen in, if it is real.
  public enum Verdict {
    WINS,
    SCORE,
    SEATS,
    CHANGE,
    LENGTH,
    NONE
  }

  /// Games won with the first and the second, deal by deal.
  public record Won(Share first, Share second, Paired paired) {}

  /// @param difference second less first, deal by deal
  public record Measured(Mean first, Mean second, Mean difference, double chance) {
    static Measured of(double[] first, double[] second) {
      double[] differences = new double[first.length];
      for (int i = 0; i < first.length; i++) {
        differences[i] = second[i] - first[i];
      }
      Mean difference = Mean.of(differences);
      return new Measured(Mean.of(first), Mean.of(second), difference, difference.chance());
    }

    public Interval interval() {
      return difference.interval();
    }
  }

  /// @param often whether the shares say how often it came to be, and not how often its owner won
  /// @param real whether it is more than chance, all that were looked at considered
  public record Change(Label kind, Label name, boolean often, Shift shift, boolean real) {}
}
