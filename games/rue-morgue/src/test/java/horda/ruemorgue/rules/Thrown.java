package horda.ruemorgue.rules;

import horda.ruemorgue.state.MorgueState;

/// Lets a test say what the dice of an attack show.
public final class Thrown {
  private Thrown() {}

  public static void attack(
      MorgueState s, int survivor, boolean ranged, int zone, int slots, int... dice) {
    Attacks.prepare(s, survivor, ranged, zone, slots);
    for (int die : dice) {
      s.addDie(die);
    }
    s.agenda.push(new Aftermath(MorgueState.NONE, 0, 0));
    s.agenda.push(new Hits());
    s.agenda.push(new SteadyHand(SteadyHand.NOBODY_YET));
    s.agenda.push(new Dice.Count());
    s.agenda.push(new Sixes(0));
  }
}
