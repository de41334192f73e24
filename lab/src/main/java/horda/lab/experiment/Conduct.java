package horda.lab.experiment;

/// How a bot behaved.
///
/// @param clock over decisions with more than one choice; where there is one there is nothing to
///   think about
/// @param forced decisions with one choice
/// @param illegal answers that were not on offer
/// @param broken decisions in which it failed
public record Conduct(Clock clock, long forced, long illegal, long broken) {
  static Conduct fresh() {
    return new Conduct(Clock.fresh(), 0, 0, 0);
  }

  public Conduct plus(Conduct other) {
    return new Conduct(
        clock.plus(other.clock),
        forced + other.forced,
        illegal + other.illegal,
        broken + other.broken);
  }

  /// All decisions, forced or not.
  public long decisions() {
    return clock.count() + forced;
  }
}
