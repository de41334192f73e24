package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import java.util.List;

/// SCORE and TIE: the end of the game.
public final class Scoring {
  private static final int CRITERIA = 5;

  private Scoring() {}

  /// VP of a seat as it stands: zones, Missions, skills in the pile and on the living, the dead.
  public static int points(AmanecerState s, int seat) {
    int points = MissionGoals.zones(s, seat, false);
    int done = Piles.done(seat);
    for (int i = 0; i < s.zones.size(done); i++) {
      points += s.content().mission(s.zones.at(done, i)).points();
    }
    return points + s.zones.size(Piles.skills(seat)) + Skills.learnt(s, seat) - dead(s, seat);
  }

  public static int dead(AmanecerState s, int seat) {
    return s.zones.size(Piles.dead(seat)) + s.deadNameless[seat];
  }

  /// After the last round (AMZ-SCORE-01).
  @Named("score")
  record Count() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      count(s, out);
      if (s.isSolo()) {
        // Not all five Missions are done (AMZ-SOLO-04).
        s.winners = 0;
        out.tell(AmanecerEvent.SOLO_LOST);
      } else {
        s.winners = winners(s);
        for (int seat = 0; seat < s.seats(); seat++) {
          if ((s.winners & 1 << seat) != 0) {
            out.tell(AmanecerEvent.GAME_WON, seat);
          }
        }
      }
      s.over = true;
      s.agenda.clear();
    }
  }

  private static void count(AmanecerState s, Out out) {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.score[seat] = (short) points(s, seat);
      for (int skill = 0; skill < AmanecerState.SKILLS; skill++) {
        int on = s.skillOn[skill];
        if (on != NONE && s.zones.contains(Piles.group(seat), on)) {
          s.skillOn[skill] = NONE;
          s.zones.add(Piles.skills(seat), skill);
        }
      }
      out.tell(AmanecerEvent.SCORED, seat, s.score[seat]);
    }
  }

  /// The fifth Mission ends the game for one (AMZ-SOLO-19).
  static void soloWon(AmanecerState s, Out out) {
    count(s, out);
    s.winners = 1;
    s.over = true;
    out.tell(AmanecerEvent.SOLO_WON);
    s.agenda.clear();
  }

  /// All Characters have died (AMZ-SOLO-17).
  static void soloLost(AmanecerState s, Out out) {
    count(s, out);
    s.winners = 0;
    s.over = true;
    out.tell(AmanecerEvent.SOLO_DEAD);
    s.agenda.clear();
  }

  /// Most VP; ties by one criterion after another, among those still tied (AMZ-TIE-01 to 03).
  static int winners(AmanecerState s) {
    int left = (1 << s.seats()) - 1;
    for (int criterion = -1; criterion < CRITERIA; criterion++) {
      int best = Integer.MIN_VALUE;
      for (int seat = 0; seat < s.seats(); seat++) {
        if ((left & 1 << seat) != 0) {
          best = Math.max(best, value(s, seat, criterion));
        }
      }
      for (int seat = 0; seat < s.seats(); seat++) {
        if ((left & 1 << seat) != 0 && value(s, seat, criterion) < best) {
          left &= ~(1 << seat);
        }
      }
    }
    return left;
  }

  private static int value(AmanecerState s, int seat, int criterion) {
    return switch (criterion) {
      case -1 -> s.score[seat];
      case 0 -> s.experience[seat];
      case 1 -> Long.bitCount(s.registered[seat]);
      case 2 -> -dead(s, seat);
      case 3 -> foreignLocations(s, seat);
      default -> s.zones.size(Piles.done(seat));
    };
  }

  private static int foreignLocations(AmanecerState s, int seat) {
    int count = 0;
    for (long rest = s.registered[seat]; rest != 0; rest &= rest - 1) {
      int square = s.table.squareOf(Long.numberOfTrailingZeros(rest));
      count += s.land().mapOf(square) != seat ? 1 : 0;
    }
    return count;
  }

  public static @Nullable Outcome outcome(AmanecerState s) {
    if (!s.over) {
      return null;
    }
    List<Integer> scores = Outcome.scores(s, seat -> s.score[seat]);
    if (s.isSolo()) {
      // Lost with everybody dead, or with somebody alive and Missions left to do.
      boolean dead = s.people(0) == 0;
      String how = s.winners != 0 ? "won" : dead ? "dead" : "lost";
      String rule = s.winners != 0 ? "AMZ-SOLO-19" : dead ? "AMZ-SOLO-17" : "AMZ-SOLO-04";
      return new Outcome(true, s.winners, scores, Phrase.of("outcome.solo-" + how), rule);
    }
    boolean shared = Integer.bitCount(s.winners) > 1;
    return new Outcome(
        false,
        s.winners,
        scores,
        Phrase.of(shared ? "outcome.shared" : "outcome.most"),
        shared ? "AMZ-TIE-02" : "AMZ-SCORE-06");
  }
}
