package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.List;

/// Goals and rules refer to things that exist, and fit each other and the mode.
final class GoalCheck {
  private final Mission mission;
  private final MissionFaults faults;
  private final Data data;

  GoalCheck(Mission mission, MissionFaults faults, Data data) {
    this.mission = mission;
    this.faults = faults;
    this.data = data;
  }

  void run() {
    if (MissionFaults.lacks(data, "goals")) {
      String where = MissionFaults.where(data, "goals");
      faults.add(where, "goal-none");
    }
    mode();
    exits();
    mission.goals().forEach(this::goal);
    mission.rules().forEach(this::rule);
  }

  private void mode() {
    boolean competitive = mission.heading().mode() == Heading.Mode.COMPETITIVE;
    boolean score = mission.goals().stream().anyMatch(Goal.Score.class::isInstance);
    if (competitive && !score) {
      faults.add(data.at("mode").where(), "mode-score");
    }
    if (!competitive && score) {
      faults.add(data.at("mode").where(), "mode-coop");
    }
  }

  private void exits() {
    boolean needed =
        mission.goals().stream()
            .anyMatch(goal -> goal instanceof Goal.Leave || goal instanceof Goal.Gather);
    List<Pieces.Exit> exits = mission.pieces().exits();
    if (needed && MissionFaults.lacks(data, "exits")) {
      faults.add(data.at("goals").where(), "exit-none");
    }
    if (!needed && !exits.isEmpty()) {
      faults.add(exits.getFirst().where(), "exit-useless");
    }
    long always = exits.stream().filter(exit -> exit.when() == Pieces.While.ALWAYS).count();
    if (exits.size() > 1 && always > 0) {
      faults.add(exits.getLast().where(), "exit-many");
    }
  }

  private int count(Which which) {
    return (int)
        mission.pieces().objectives().stream()
            .flatMap(objective -> objective.colours().stream())
            .filter(which::means)
            .count();
  }

  private void goal(Goal goal) {
    switch (goal) {
      case Goal.Take(String where, Which which) -> some(where, which);
      case Goal.Deliver(String where, Which which, int _) -> {
        some(where, which);
        if (mission.rules().stream()
            .noneMatch(r -> r instanceof Special.Carry c && c.which() == which)) {
          faults.add(where, "deliver-carry");
        }
      }
      case Goal.RemoveSpawns(String where, List<Integer> zones) -> {
        if (zones.isEmpty()) {
          faults.add(where, "remove-none");
        }
        if (mission.rule(Special.FireRemovesSpawns.class) == null
            && mission.rule(Special.ActionRemovesSpawn.class) == null) {
          faults.add(where, "remove-how");
        }
      }
      case Goal.Shut(String where, int _) -> {
        if (mission.rule(Special.ActionShuts.class) == null
            && mission.rule(Special.NoiseShuts.class) == null) {
          faults.add(where, "shut-how");
        }
      }
      case Goal.Kill(String where, ZombieKind kind) -> kill(where, kind);
      case Goal.Score(String where, int objectives, int _, boolean _) -> {
        if (objectives < 1 || objectives > count(Which.ALL)) {
          faults.add(where, "score-objectives", objectives, count(Which.ALL));
        }
      }
      case Goal.Gather _, Goal.Leave _, Goal.Clear _, Goal.Work _, Goal.Return _, Goal.Secure _ -> {
        // Their zones were found when they were read.
      }
    }
  }

  private void some(String where, Which which) {
    if (count(which) == 0) {
      faults.add(where, "objective-none-" + horda.engine.Known.id(which));
    }
  }

  /// All dead from the first moment would be no goal.
  private void kill(String where, ZombieKind kind) {
    if (mission.pieces().zombies().stream().noneMatch(figures -> figures.kind() == kind)
        && mission.rule(Special.LastObjectiveBrings.class) == null) {
      faults.add(where, "kill-none", horda.engine.Known.id(kind));
    }
  }

  private void rule(Special rule) {
    switch (rule) {
      case Special.ExitOpens(String where, int after) -> {
        if (after < 1 || after >= mission.goals().size()) {
          faults.add(where, "exit-opens", after, mission.goals().size());
        }
      }
      case Special.Carry(String where, Which which) -> some(where, which);
      case Special.RoofFalls(String where, Colour after, int _) -> {
        if (mission.pieces().numbers().isEmpty()) {
          faults.add(where, "roof-numbers");
        }
        some(where, Which.valueOf(after.name()));
      }
      case Special.ActionShuts(String where, int _, int _, Colour after) ->
          some(where, Which.valueOf(after.name()));
      case Special.LastObjectiveBrings(String where, ZombieKind _, int locator) -> {
        if (mission.pieces().spawns().stream().noneMatch(s -> s.locators().contains(locator))) {
          faults.add(where, "brings-locator", locator);
        }
      }
      case Special.TakeOffXp(String where, int _) -> {
        Pieces.Helicopter helicopter = mission.pieces().helicopter();
        if (helicopter == null || !helicopter.flies()) {
          faults.add(where, "take-off");
        }
      }
      case Special.TeamNeeds _,
          Special.CarriersWalk _,
          Special.DeliverySpawns _,
          Special.SpawnWakes _,
          Special.Penned _,
          Special.TriggerFills _,
          Special.TriggerBrings _,
          Special.ObjectivesAddDice _,
          Special.BedsOfUsedTriggers _,
          Special.FireRemovesSpawns _,
          Special.ObjectiveGives _,
          Special.SpawnFirst _,
          Special.ActionRemovesSpawn _,
          Special.NoiseShuts _ -> {
        // What they name was found when they were read.
      }
    }
  }
}
