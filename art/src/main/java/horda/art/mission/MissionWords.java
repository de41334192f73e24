package horda.art.mission;

import horda.art.Speech;
import horda.engine.Known;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.mission.Alive;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.MissionFault;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.mission.Which;
import horda.wire.Language;
import java.util.List;
import java.util.stream.Collectors;

/// Puts a mission into words.
public final class MissionWords {
  private final Speech speech;

  public MissionWords(Speech speech) {
    this.speech = speech;
  }

  /// A text of the game, not of the command line.
  public String text(String key, Object... args) {
    return speech.say(key, args);
  }

  public String fault(MissionFault fault) {
    return fault.where() + ": " + text("fault." + fault.code(), fault.args().toArray());
  }

  public String title(Mission mission) {
    Heading heading = mission.heading();
    return speech.language() == Language.EN ? heading.english() : heading.spanish();
  }

  public String head(Mission mission) {
    Heading heading = mission.heading();
    String minutes =
        heading.minutes() == heading.mostMinutes()
            ? Integer.toString(heading.minutes())
            : heading.minutes() + "–" + heading.mostMinutes();
    return text(
        "mission.head",
        text("mission." + Known.id(heading.mode())),
        text("mission." + Known.id(heading.difficulty())),
        heading.fewest(),
        heading.most(),
        minutes);
  }

  public String alive(Mission mission) {
    Alive alive = mission.alive();
    boolean none = alive.kind() == Alive.Kind.NUMBER && alive.number() == 0;
    return text("mission.alive-" + (none ? "none" : Known.id(alive.kind())), alive.number());
  }

  /// Where its parts come from, a sentence for each source.
  public List<String> origin(Mission mission) {
    return mission.heading().origin().said().stream()
        .map(
            said ->
                text(
                    said.key(),
                    said.parts().stream().map(this::text).collect(Collectors.joining(", "))))
        .toList();
  }

  public String goal(Mission mission, Goal goal) {
    Board board = mission.board();
    return switch (goal) {
      case Goal.Gather _ -> text("goal.gather");
      case Goal.Leave g -> text(g.starting() ? "goal.leave-starting" : "goal.leave-surviving");
      case Goal.Take g -> text("goal.take-" + Known.id(g.which()), count(mission, g.which()));
      case Goal.Deliver g -> text("goal.deliver", count(mission, g.which()), name(board, g.to()));
      case Goal.Clear g ->
          text(g.inside() ? "goal.clear-inside" : "goal.clear", names(board, g.zones()));
      case Goal.Work g ->
          text(g.noise() ? "goal.work-noise" : "goal.work", g.actions(), name(board, g.at()));
      case Goal.Kill g -> text("goal.kill", text("zombie." + Known.id(g.zombie())));
      case Goal.RemoveSpawns g -> text("goal.remove-spawns", names(board, g.zones()));
      case Goal.Shut g -> text("goal.shut", door(board, g.door()));
      case Goal.Return g -> text("goal.return", name(board, g.from()));
      case Goal.Secure g ->
          text(
              g.alive() > 0 ? "goal.secure-alive" : "goal.secure",
              name(board, g.from()),
              g.alive());
      case Goal.Score g ->
          text(g.breaksTies() ? "goal.score-ties" : "goal.score", g.objectives(), g.rounds());
    };
  }

  public String rule(Mission mission, Special rule) {
    Board board = mission.board();
    return switch (rule) {
      case Special.TeamNeeds r ->
          text("rule.team-needs", list(r.skills().stream().map(Known::id).toList(), "skill."));
      case Special.ExitOpens r -> text("rule.exit-opens", r.afterGoal());
      case Special.Carry r -> text("rule.carry-" + Known.id(r.which()));
      case Special.CarriersWalk _ -> text("rule.carriers-walk");
      case Special.DeliverySpawns r -> text("rule.delivery-spawns", r.cards());
      case Special.SpawnWakes r -> text("rule.spawn-wakes-" + Known.id(r.colour()), r.deliveries());
      case Special.Penned r -> text("rule.penned", names(board, r.zones()));
      case Special.TriggerFills r -> text("rule.trigger-fills", names(board, r.zones()));
      case Special.TriggerBrings r ->
          text("rule.trigger-brings", text("zombie." + Known.id(r.zombie())), name(board, r.at()));
      case Special.ObjectivesAddDice r -> text("rule.objectives-add-dice", r.every());
      case Special.LastObjectiveBrings r ->
          text("rule.last-objective-brings", text("zombie." + Known.id(r.zombie())), r.locator());
      case Special.BedsOfUsedTriggers _ -> text("rule.beds-of-used-triggers");
      case Special.FireRemovesSpawns _ -> text("rule.fire-removes-spawns");
      case Special.ObjectiveGives r -> text("rule.objective-gives", list(r.cards(), "equipment."));
      case Special.TakeOffXp r -> text("rule.take-off-xp", r.xp());
      case Special.SpawnFirst _ -> text("rule.spawn-first");
      case Special.ActionRemovesSpawn r ->
          text("rule.action-removes-spawn", names(board, r.zones()));
      case Special.ActionShuts r ->
          text(
              "rule.action-shuts-" + Known.id(r.after()),
              door(board, r.door()),
              name(board, r.from()));
      case Special.RoofFalls r -> text("rule.roof-falls-" + Known.id(r.after()), r.dice());
      case Special.NoiseShuts r ->
          text("rule.noise-shuts", name(board, r.at()), door(board, r.door()), r.tokens());
    };
  }

  private static long count(Mission mission, Which which) {
    return mission.pieces().objectives().stream()
        .flatMap(objective -> objective.colours().stream())
        .filter(which::means)
        .count();
  }

  private String list(List<String> ids, String prefix) {
    return ids.stream().map(id -> text(prefix + id)).collect(Collectors.joining(", "));
  }

  private static String name(Board board, int zone) {
    return board.zone(zone).name();
  }

  private static String names(Board board, List<Integer> zones) {
    return zones.stream().map(zone -> name(board, zone)).collect(Collectors.joining(", "));
  }

  private static String door(Board board, int door) {
    return name(board, board.doors().get(door).one())
        + "+"
        + name(board, board.doors().get(door).other());
  }
}
