package horda.sixnights.rules;

import horda.engine.BadState;
import horda.engine.Step;
import horda.engine.StepArgs;
import horda.sixnights.state.ShelterState;

/// Every step by its name, for saved games.
public final class Steps {
  private Steps() {}

  public static Step<ShelterState> read(String name, int[] ints) {
    StepArgs args = new StepArgs(name, ints);
    return switch (name) {
      case Nightfall.NAME -> args.none(new Nightfall());
      case Lay.NAME -> args.none(new Lay());
      case Reckoning.NAME -> args.none(new Reckoning());
      case Vote.NAME -> args.none(new Vote());
      case LastMoment.NAME ->
          new LastMoment(
              args.count(2).num(0, 0, ShelterState.MOST_SEATS - 1),
              args.num(1, 0, ShelterState.MOST_SEATS));
      default -> throw new BadState("agenda", "no step is called " + name);
    };
  }
}
