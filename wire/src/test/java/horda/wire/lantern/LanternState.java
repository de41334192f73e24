package horda.wire.lantern;

import horda.engine.Fields;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;

/// Uses every kind of field there is.
public final class LanternState extends State {
  static final String[] MOODS = {"calm", "tense"};

  Zones zones;
  int round;
  int mood;
  boolean lit;
  long oath;
  byte[] lights;
  short[] points;
  int[] bids;
  long[] tale = {};

  LanternState(Setup setup, ZonePlan plan) {
    super(setup.seats(), setup.seed());
    zones = new Zones(plan);
    lights = new byte[setup.seats()];
    points = new short[setup.seats()];
    bids = new int[setup.seats()];
  }

  public int round() {
    return round;
  }

  @Override
  public LanternState copy() {
    return (LanternState) super.copy();
  }

  @Override
  protected void part() {
    zones = new Zones(zones);
    lights = lights.clone();
    points = points.clone();
    bids = bids.clone();
    tale = tale.clone();
  }

  @Override
  protected void describe(Fields fields) {
    round = fields.num("round", round, 0, 100);
    mood = fields.word("mood", mood, MOODS);
    lit = fields.flag("lit", lit);
    oath = fields.big("oath", oath);
    fields.nums("lights", lights, 0, 100);
    fields.nums("points", points, 0, 1000);
    fields.nums("bids", bids, 0, 2);
    tale = fields.list("tale", tale);
    fields.zones("cards", zones);
  }
}
