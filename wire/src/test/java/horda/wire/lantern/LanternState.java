package horda.wire.lantern;

import horda.engine.Fields;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;

/// Uses every kind of field there is.
public final class LanternState extends State {
  static final String[] MOODS = {"calm", "tense"};

  final Zones zones;
  int round;
  int mood;
  boolean lit;
  long oath;
  final byte[] lights;
  final short[] points;
  final int[] bids;
  long[] tale = {};

  LanternState(Setup setup, ZonePlan plan) {
    super(setup.seats(), setup.seed());
    zones = new Zones(plan);
    lights = new byte[setup.seats()];
    points = new short[setup.seats()];
    bids = new int[setup.seats()];
  }

  private LanternState(LanternState other) {
    super(other);
    zones = new Zones(other.zones);
    round = other.round;
    mood = other.mood;
    lit = other.lit;
    oath = other.oath;
    lights = other.lights.clone();
    points = other.points.clone();
    bids = other.bids.clone();
    tale = other.tale.clone();
  }

  public int round() {
    return round;
  }

  @Override
  public LanternState copy() {
    return new LanternState(this);
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
