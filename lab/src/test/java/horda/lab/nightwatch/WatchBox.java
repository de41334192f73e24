package horda.lab.nightwatch;

import horda.engine.Game;
import horda.engine.GameBox;

/// The game on a shelf.
public final class WatchBox implements GameBox {
  private final Bug bug;

  public WatchBox(Bug bug) {
    this.bug = bug;
  }

  @Override
  public String id() {
    return "night-watch";
  }

  @Override
  public Game<?> open(Files files) {
    return new NightWatch(bug);
  }
}
