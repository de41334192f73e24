package horda.ruemorgue.view;

import horda.engine.Known;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.mission.Alive;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.Origin;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.mission.Which;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What the mission asks for and how far it is; its rules. Sentences are keys of the texts.
final class Tasks {
  private final MorgueState s;
  private final Mission mission;
  private final Board board;

  Tasks(MorgueState s) {
    this.s = s;
    this.mission = s.table.mission();
    this.board = mission.board();
  }

  List<GoalView> goals() {
    List<GoalView> goals = new ArrayList<>();
    for (int i = 0; i < mission.goals().size(); i++) {
      goals.add(goal(mission.goals().get(i), i < s.goalsDone));
    }
    return List.copyOf(goals);
  }

  private GoalView goal(Goal goal, boolean reached) {
    return switch (goal) {
      case Goal.Gather _ -> view("gather", reached, inExit(), s.survivors());
      case Goal.Leave g ->
          view(g.starting() ? "leave-starting" : "leave-surviving", reached, away(), people());
      case Goal.Take g ->
          view(
              "take-" + Known.id(g.which()),
              reached,
              count(g.which(), s.taken),
              all(g.which()),
              all(g.which()));
      case Goal.Deliver g ->
          view(
              "deliver",
              reached,
              count(g.which(), s.delivered),
              all(g.which()),
              all(g.which()),
              name(g.to()));
      case Goal.Clear g ->
          view(g.inside() ? "clear-inside" : "clear", reached, 0, 0, names(g.zones()));
      case Goal.Work g ->
          view(
              g.noise() ? "work-noise" : "work",
              reached,
              Math.min(s.worked, g.actions()),
              g.actions(),
              g.actions(),
              name(g.at()));
      case Goal.Kill g -> view("kill", reached, 0, 0, zombie(g.zombie()));
      case Goal.RemoveSpawns g ->
          view("remove-spawns", reached, removed(g.zones()), g.zones().size(), names(g.zones()));
      case Goal.Shut g -> view("shut", reached, 0, 0, door(g.door()));
      case Goal.Return g -> view("return", reached, 0, 0, name(g.from()));
      case Goal.Secure g ->
          view(g.alive() > 0 ? "secure-alive" : "secure", reached, 0, 0, name(g.from()), g.alive());
      case Goal.Score g ->
          view(
              g.breaksTies() ? "score-ties" : "score",
              reached,
              Integer.bitCount(s.taken),
              g.objectives(),
              g.objectives(),
              g.rounds());
    };
  }

  /// `of` 0 means that there is nothing to count.
  private static GoalView view(String kind, boolean reached, int done, int of, Object... args) {
    return new GoalView(kind, "goal." + kind, args(args), reached, done, of);
  }

  private static List<TaskArg> args(Object... args) {
    return Arrays.stream(args)
        .map(arg -> arg instanceof TaskArg made ? made : TaskArg.plain(arg))
        .toList();
  }

  private int inExit() {
    int there = 0;
    for (byte zone : s.zone) {
      boolean exit = mission.pieces().exits().stream().anyMatch(e -> e.zone() == zone);
      there += exit ? 1 : 0;
    }
    return there;
  }

  private int away() {
    int away = 0;
    for (byte zone : s.zone) {
      away += zone == MorgueState.AWAY ? 1 : 0;
    }
    return away;
  }

  /// Those who have left or still can.
  private int people() {
    int people = 0;
    for (byte zone : s.zone) {
      people += zone != MorgueState.DEAD ? 1 : 0;
    }
    return s.round == 0 ? s.survivors() : people;
  }

  /// Tokens whose colour has been seen when they were taken.
  private int count(Which which, int tokens) {
    int count = 0;
    for (int token = 0; token < s.objectiveColour.length; token++) {
      boolean meant = which.means(Colour.values()[s.objectiveColour[token]]);
      count += (tokens >> token & 1) != 0 && meant ? 1 : 0;
    }
    return count;
  }

  private int all(Which which) {
    return (int)
        mission.pieces().objectives().stream()
            .flatMap(objective -> objective.colours().stream())
            .filter(which::means)
            .count();
  }

  private int removed(List<Integer> zones) {
    int removed = 0;
    List<Pieces.Spawn> spawns = mission.pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      boolean meant = zones.contains(spawns.get(spawn).zone());
      removed += meant && (s.removedSpawns >> spawn & 1) != 0 ? 1 : 0;
    }
    return removed;
  }

  /// They depend on the mission alone.
  List<RuleView> rules() {
    List<RuleView> rules = new ArrayList<>();
    Alive alive = mission.alive();
    boolean none = alive.kind() == Alive.Kind.NUMBER && alive.number() == 0;
    String living = "mission.alive-" + (none ? "none" : Known.id(alive.kind()));
    rules.add(new RuleView(living, args(alive.number())));
    mission.rules().forEach(rule -> rules.add(rule(rule)));
    for (Origin.Sentence said : mission.heading().origin().said()) {
      rules.add(new RuleView(said.key(), List.of(TaskArg.texts(said.parts()))));
    }
    return List.copyOf(rules);
  }

  private RuleView rule(Special rule) {
    return switch (rule) {
      case Special.TeamNeeds r ->
          rule(
              "team-needs",
              TaskArg.texts(r.skills().stream().map(k -> "skill." + Known.id(k)).toList()));
      case Special.ExitOpens r -> rule("exit-opens", r.afterGoal());
      case Special.Carry r -> rule("carry-" + Known.id(r.which()));
      case Special.CarriersWalk _ -> rule("carriers-walk");
      case Special.DeliverySpawns r -> rule("delivery-spawns", r.cards());
      case Special.SpawnWakes r -> rule("spawn-wakes-" + Known.id(r.colour()), r.deliveries());
      case Special.Penned r -> rule("penned", names(r.zones()));
      case Special.TriggerFills r -> rule("trigger-fills", names(r.zones()));
      case Special.TriggerBrings r -> rule("trigger-brings", zombie(r.zombie()), name(r.at()));
      case Special.ObjectivesAddDice r -> rule("objectives-add-dice", r.every());
      case Special.LastObjectiveBrings r ->
          rule("last-objective-brings", zombie(r.zombie()), r.locator());
      case Special.BedsOfUsedTriggers _ -> rule("beds-of-used-triggers");
      case Special.FireRemovesSpawns _ -> rule("fire-removes-spawns");
      case Special.ObjectiveGives r ->
          rule(
              "objective-gives",
              TaskArg.texts(r.cards().stream().map(k -> "equipment." + k).toList()));
      case Special.TakeOffXp r -> rule("take-off-xp", r.xp());
      case Special.SpawnFirst _ -> rule("spawn-first");
      case Special.ActionRemovesSpawn r -> rule("action-removes-spawn", names(r.zones()));
      case Special.ActionShuts r ->
          rule("action-shuts-" + Known.id(r.after()), door(r.door()), name(r.from()));
      case Special.RoofFalls r -> rule("roof-falls-" + Known.id(r.after()), r.dice());
      case Special.NoiseShuts r -> rule("noise-shuts", name(r.at()), door(r.door()), r.tokens());
    };
  }

  private static RuleView rule(String kind, Object... args) {
    return new RuleView("rule." + kind, args(args));
  }

  private static TaskArg zombie(ZombieKind kind) {
    return TaskArg.text("zombie." + Known.id(kind));
  }

  private static TaskArg name(int zone) {
    return TaskArg.zone(zone);
  }

  private static TaskArg names(List<Integer> zones) {
    return TaskArg.zones(zones);
  }

  private TaskArg door(int index) {
    Door door = board.doors().get(index);
    return TaskArg.plain(board.zone(door.one()).name() + "+" + board.zone(door.other()).name());
  }
}
