package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.BadState;
import horda.engine.StepArgs;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of a step as they were written down, each taken as what it stands for. The limits
 * are those of any table, or of one that is there.
 */
final class Given {
  private final StepArgs args;
  private final int seats;
  private final int teams;
  private final int survivors;
  private final int zones;
  private final int cards;

  /** At any table. */
  Given(String step, int[] args) {
    this.args = new StepArgs(step, args);
    this.seats = 6;
    this.teams = 4;
    this.survivors = 12;
    this.zones = 128;
    this.cards = 128;
  }

  /** At this table. */
  Given(String step, int[] args, MorgueState s) {
    this.args = new StepArgs(step, args);
    this.seats = s.seats();
    this.teams = s.teams();
    this.survivors = s.survivors();
    this.zones = s.noise.length;
    this.cards = s.table.content().equipmentCards();
  }

  /** Exactly so many arguments. */
  Given of(int count) {
    args.count(count);
    return this;
  }

  /** A step without arguments. */
  <T> T none(T step) {
    return args.none(step);
  }

  int num(int i, int min, int max) {
    atLeast(i + 1);
    return args.num(i, min, max);
  }

  boolean flag(int i) {
    return num(i, 0, 1) == 1;
  }

  int seat(int i) {
    return num(i, 0, seats - 1);
  }

  int team(int i) {
    return num(i, 0, teams - 1);
  }

  int survivor(int i) {
    return num(i, 0, survivors - 1);
  }

  int survivorOrNone(int i) {
    return num(i, NONE, survivors - 1);
  }

  /** A survivor, or one past the last: nobody is left to look at. */
  int survivorOrEnd(int i) {
    return num(i, 0, survivors);
  }

  int zone(int i) {
    return num(i, 0, zones - 1);
  }

  int zoneOrNone(int i) {
    return num(i, NONE, zones - 1);
  }

  int kind(int i) {
    return num(i, 0, KINDS - 1);
  }

  int kindOrNone(int i) {
    return num(i, NONE, KINDS - 1);
  }

  /** An Equipment card. */
  int card(int i) {
    return num(i, 0, cards - 1);
  }

  /** A set of slots, as bits. */
  int slots(int i) {
    return num(i, 0, (1 << MorgueState.SLOTS) - 1);
  }

  /** A set of Objectives, as bits. */
  int tokens(int i) {
    return num(i, 0, Short.MAX_VALUE);
  }

  /** A kind of Team Action. */
  int action(int i) {
    return num(i, 0, TeamAction.values().length - 1);
  }

  /** What an attack has earned, as bits. */
  int earned(int i) {
    return num(i, 0, 13);
  }

  /** A set of survivors, as bits. */
  int party(int i) {
    return num(i, 0, (1 << survivors) - 1);
  }

  /** Zones from an argument on, to the last. */
  List<Integer> zonesFrom(int first) {
    List<Integer> list = new ArrayList<>();
    for (int i = first; i < args.args().length; i++) {
      list.add(zone(i));
    }
    return list;
  }

  /** Free actions by their kind, from an argument on. */
  List<Integer> freeActionsFrom(int first) {
    of(first + FreeAction.values().length);
    List<Integer> list = new ArrayList<>();
    for (int i = first; i < args.args().length; i++) {
      list.add(num(i, 0, Byte.MAX_VALUE));
    }
    return list;
  }

  /** Zones and numbers in turn, from an argument on. */
  List<Integer> zonesAndNumbersFrom(int first) {
    if ((args.args().length - first) % 2 != 0) {
      throw new BadState("agenda", "step '" + args.step() + "' has a zone without its number");
    }
    List<Integer> list = new ArrayList<>();
    for (int i = first; i < args.args().length; i += 2) {
      list.add(zone(i));
      list.add(num(i + 1, 0, Byte.MAX_VALUE));
    }
    return list;
  }

  private void atLeast(int count) {
    if (args.args().length < count) {
      throw new BadState("agenda", "step '" + args.step() + "' takes more arguments");
    }
  }
}
