package horda.amanecerzombi;

import horda.engine.ZonePlan;

/** What does not change in the games of one box: its content, and where cards can lie. */
public final class Table {
  private final ZonePlan plan = Piles.plan();

  public ZonePlan plan() {
    return plan;
  }
}
