package horda.ruemorgue.rules;

import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// END, PVP: how a game ended, seat by seat.
public final class Verdict {
  private Verdict() {}

  public static @Nullable Outcome outcome(MorgueState s) {
    List<Integer> scores = Outcome.scores(s, seat -> points(s, Teams.of(s, seat)));
    int all = (1 << s.seats()) - 1;
    return switch (s.result) {
      case MorgueState.WON ->
          new Outcome(true, all, scores, Phrase.of("event.game-won"), "RMO-END-01");
      case MorgueState.LOST -> lost(s, scores);
      case MorgueState.SCORED ->
          new Outcome(false, best(s, scores), scores, Phrase.of("event.game-scored"), "RMO-PVP-02");
      default -> null;
    };
  }

  /// By the rule that lost it (RMO-END-09).
  private static Outcome lost(MorgueState s, List<Integer> scores) {
    MorgueEvent why = Ending.why(s);
    MorgueEvent said = why == null ? MorgueEvent.GAME_LOST : why;
    Ref asked = Ref.number(s.table.mission().alive().of(s.survivors()));
    return new Outcome(true, 0, scores, Phrase.of("event." + said.key(), asked), said.rule());
  }

  /// The experience of all survivors of a team, the dead included (RMO-PVP-02).
  public static int points(MorgueState s, int team) {
    int points = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      points += s.team[survivor] == team ? s.xp[survivor] : 0;
    }
    return points;
  }

  /// Teams with equal totals share the victory (RMO-PVP-15), unless the mission says otherwise.
  private static int best(MorgueState s, List<Integer> scores) {
    int winners = Outcome.highest(scores);
    boolean breaksTies =
        s.table.mission().goals().stream()
            .anyMatch(goal -> goal instanceof Goal.Score score && score.breaksTies());
    if (!breaksTies) {
      return winners;
    }
    List<Integer> living =
        Outcome.scores(s, seat -> (winners >> seat & 1) != 0 ? living(s, Teams.of(s, seat)) : -1);
    return seatsOf(s, last(s, Outcome.highest(living)));
  }

  private static int living(MorgueState s, int team) {
    int living = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      living += s.team[survivor] == team && s.zone[survivor] != MorgueState.DEAD ? 1 : 0;
    }
    return living;
  }

  /// Of these seats the team of the one that is last in this round's order of play.
  private static int last(MorgueState s, int seats) {
    int team = MorgueState.NONE;
    for (int i = 0; i < s.seats(); i++) {
      int seat = (s.firstSeat + i) % s.seats();
      team = (seats >> seat & 1) != 0 ? Teams.of(s, seat) : team;
    }
    return team;
  }

  private static int seatsOf(MorgueState s, int team) {
    int seats = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      seats |= Teams.of(s, seat) == team ? 1 << seat : 0;
    }
    return seats;
  }
}
