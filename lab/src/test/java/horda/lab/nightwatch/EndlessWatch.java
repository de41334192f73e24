package horda.lab.nightwatch;

import horda.engine.Judge;
import horda.engine.Judged;

/// Nights follow each other for ever; a clock counts them, or it stands still.
public final class EndlessWatch extends NightWatch implements Judged<WatchState> {
  private final boolean clockRuns;

  public EndlessWatch(boolean clockRuns) {
    super(Bug.ENDLESS);
    this.clockRuns = clockRuns;
  }

  @Override
  public Judge<WatchState> judge() {
    return new Judge<>() {
      @Override
      public float worth(WatchState imagined, int seat) {
        return 0.5f;
      }

      @Override
      public int hour(WatchState imagined) {
        return clockRuns ? imagined.turn : 1;
      }
    };
  }
}
