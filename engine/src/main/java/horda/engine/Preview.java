package horda.engine;

import java.util.List;

/// What a choice leads to, as far as the rules fix it. Chances go from 0 to 1.
///
/// @param dice the throws that it brings, in their order; none if there is nothing to throw
/// @param notes what else is sure before: costs, noise, what it wakes
public record Preview(List<Throw> dice, List<Phrase> notes) {
  public Preview {
    dice = List.copyOf(dice);
    notes = List.copyOf(notes);
  }

  /// Dice that are thrown together.
  ///
  /// @param at where they strike
  /// @param dice how many; 0 where something happens without dice
  /// @param needs a die hits from this number on; 0 without dice
  /// @param rerolls how often all of them may be thrown again
  /// @param once the odds if nothing is thrown again
  /// @param again the odds if all is thrown again whenever fewer dice hit than can be expected of
  ///   another throw; null where nothing may be thrown again
  public record Throw(Ref at, int dice, int needs, int rerolls, Odds once, @Nullable Odds again) {}

  /// @param expected hits
  /// @param hits the chance of no hit, of one, and so on; the last is for that number or more
  /// @param kills the same for what is killed, if as many as possible are
  /// @param targets in the order in which they are hit
  /// @param friends who may be hit by mistake
  public record Odds(
      double expected,
      List<Double> hits,
      List<Double> kills,
      List<Target> targets,
      List<Bystander> friends) {
    public Odds {
      expected = rounded(expected);
      hits = rounded(hits);
      kills = rounded(kills);
      targets = List.copyOf(targets);
      friends = List.copyOf(friends);
    }
  }

  /// Some of a kind that may be hit.
  ///
  /// @param rank 0 is hit first; whoever has the same rank is hit in an order that the seat chooses
  /// @param chances that at least one of them dies, at least two, and so on, if they are chosen
  ///   first in their rank
  public record Target(Ref whom, int count, int rank, List<Double> chances) {
    public Target {
      chances = rounded(chances);
    }
  }

  /// Somebody in the line of fire.
  ///
  /// @param hit the chance of being hit, if the seat chooses this one first
  /// @param dies the same for being killed by it
  public record Bystander(Ref who, double hit, double dies) {
    public Bystander {
      hit = rounded(hit);
      dies = rounded(dies);
    }
  }

  private static double rounded(double chance) {
    return Math.rint(chance * 1e6) / 1e6;
  }

  private static List<Double> rounded(List<Double> chances) {
    return chances.stream().map(Preview::rounded).toList();
  }
}
