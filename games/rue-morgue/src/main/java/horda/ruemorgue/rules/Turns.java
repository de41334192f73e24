package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.Arrays;

/// TURN: one survivor's turn from beginning to end.
public final class Turns {
  private static final int DONE_IN_TURN =
      MorgueState.FOUGHT | MorgueState.MADE_NOISE | MorgueState.KILLED;

  private Turns() {}

  /// Three actions and what skills and others give (RMO-TURN-04); limits start again (14).
  @Named("turn")
  public record Begin(@Person int survivor) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      s.active = survivor;
      s.used[survivor] = 0;
      s.unmark(survivor, DONE_IN_TURN);
      s.mark(survivor, MorgueState.ACTIVATED);
      int normal = s.table.content().numbers().actions();
      s.actions = normal + s.times(survivor, Skill.EXTRA_ACTION) + s.given[survivor];
      s.given[survivor] = 0;
      if (s.hasAny(survivor, FreeAction.SKILLS)) {
        for (FreeAction free : FreeAction.values()) {
          s.freeActions[free.ordinal()] = (byte) s.times(survivor, free.skill());
        }
      } else {
        Arrays.fill(s.freeActions, (byte) 0);
      }
      if (s.loudBy == survivor) {
        s.loudBy = NONE;
        s.loudZone = NONE;
      }
      out.tell(MorgueEvent.TURN, s.who[survivor], s.actions);
      s.agenda.push(new End(survivor));
      s.agenda.push(new Act(survivor));
    }
  }

  /// Unused actions are lost (RMO-TURN-06); who did nothing loud may be rotten (RMO-SK-66).
  @Named("end-turn")
  public record End(@Person int survivor) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      s.active = NONE;
      s.actions = 0;
      Arrays.fill(s.freeActions, (byte) 0);
      if (!s.inPlay(survivor)) {
        return;
      }
      boolean quiet = (s.marks[survivor] & (MorgueState.FOUGHT | MorgueState.MADE_NOISE)) == 0;
      quiet &= Uses.isFree(s, survivor, Uses.PILOTED);
      if (quiet && s.has(survivor, Skill.ROTTEN)) {
        if (!s.marked(survivor, MorgueState.ROTTEN)) {
          out.tell(MorgueEvent.ROTTEN, s.who[survivor]);
        }
        s.mark(survivor, MorgueState.ROTTEN);
      }
      if (mayLeave(s, survivor)) {
        s.agenda.push(new Leave(survivor));
      }
    }
  }

  /// In an exit that is open, without a zombie, in a mission where one leaves (RMO-MIS-05).
  static boolean mayLeave(MorgueState s, int survivor) {
    return !s.aloft(survivor) && isWayOut(s, s.zone[survivor]);
  }

  /// Whether survivors who end their turn in a zone could leave the board there now.
  public static boolean isWayOut(MorgueState s, int zone) {
    if (!isExit(s, zone) || s.zombies(zone) > 0) {
      return false;
    }
    boolean leaves = s.table.mission().goals().stream().anyMatch(Goal.Leave.class::isInstance);
    Special.ExitOpens opens = s.table.mission().rule(Special.ExitOpens.class);
    return leaves && (opens == null || s.goalsDone >= opens.afterGoal());
  }

  public static boolean isExit(MorgueState s, int zone) {
    boolean bomb =
        s.reserve[ZombieKind.A_BOMB.ordinal()]
            < s.table.content().zombie(ZombieKind.A_BOMB).count();
    for (Pieces.Exit exit : s.table.mission().pieces().exits()) {
      boolean now =
          switch (exit.when()) {
            case ALWAYS -> true;
            case A_BOMB -> bomb;
            case NO_A_BOMB -> !bomb;
          };
      if (now && exit.zone() == zone) {
        return true;
      }
    }
    return false;
  }

  /// Leave the board, or stay? It costs nothing (RMO-MIS-05).
  @Named(value = "leave", rule = "RMO-MIS-05")
  public record Leave(@Person int survivor) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(1));
      into.add(Code.of(0));
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == 1) {
        s.zone[survivor] = MorgueState.AWAY;
        s.seat[survivor] = MorgueState.OUTSIDE;
        out.tell(MorgueEvent.LEAVES, s.who[survivor]);
        Goals.check(s, false, out);
        Ending.afterLeaving(s, out);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("leave", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      String word = Code.verb(choice) == 1 ? "leave" : "stay";
      return Option.of(word, Phrase.of("option." + word));
    }
  }
}
