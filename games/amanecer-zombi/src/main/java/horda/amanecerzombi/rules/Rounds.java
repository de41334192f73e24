package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import java.util.Arrays;

/// ROUND: refill hands, reveal the season, player turns, end of round.
final class Rounds {
  private Rounds() {}

  /// Steps 1 and 2; the turns follow (AMZ-ROUND-01).
  @Named("begin-round")
  record Begin(@In(min = 1, max = 24) int round) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.round = round;
      s.active = s.firstPlayer;
      StandingOrders.newRound(s);
      out.tell(AmanecerEvent.ROUND_BEGINS, round);
      refill(s, out);
      out.beat(s);
      readyAgain(s, out);
      s.agenda.push(new Ending());
      for (int i = s.seats() - 1; i >= 0; i--) {
        s.agenda.push(new Turns.Begin((s.firstPlayer + i) % s.seats()));
      }
      Windows.open(s, Windows.SEASON);
      s.agenda.push(new Seasons.Reveal());
    }
  }

  /// Up to six cards, one at a time clockwise; more are kept (AMZ-ROUND-02, AMZ-ROUND-03). Told
  /// when all are drawn, a seat at once.
  private static void refill(AmanecerState s, Out out) {
    int full = s.content().numbers().hand();
    int[] before = new int[s.seats()];
    for (int seat = 0; seat < s.seats(); seat++) {
      before[seat] = s.zones.size(Piles.hand(seat));
    }
    boolean drawn = true;
    while (drawn) {
      drawn = false;
      for (int i = 0; i < s.seats(); i++) {
        int seat = (s.firstPlayer + i) % s.seats();
        if (s.zones.size(Piles.hand(seat)) < full) {
          drawn |= Decks.drawOne(s, seat);
        }
      }
    }
    for (int i = 0; i < s.seats(); i++) {
      int seat = (s.firstPlayer + i) % s.seats();
      Decks.tellDrawn(s, seat, s.zones.size(Piles.hand(seat)) - before[seat], out);
    }
  }

  /// Round-ready cards, and what may be used once a round (AMZ-ROUND-04).
  private static void readyAgain(AmanecerState s, Out out) {
    s.usedRound = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.isTurned(object) && s.content().object(object).roundReady()) {
          Icons.ready(s, object, out);
        }
      }
    }
  }

  /// Step 4: until all play nothing more (AMZ-ROUND-07).
  @Named("ending-round")
  record Ending() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.active = s.firstPlayer;
      s.agenda.push(new End());
      Windows.open(s, Windows.ROUND_END);
    }
  }

  /// Trophies are counted and discarded, blocks end, the marker passes (AMZ-ROUND-08 to 12).
  @Named("end-round")
  record End() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      trophies(s, out);
      Arrays.fill(s.blocked, (byte) 0);
      out.tell(AmanecerEvent.ROUND_ENDS, s.round);
      if (s.season != NONE) {
        s.zones.add(Piles.SEASON_PAST, s.season);
        s.season = NONE;
      }
      if (s.round >= s.rounds) {
        s.agenda.push(new Scoring.Count());
        return;
      }
      s.firstPlayer = s.nextSeat(s.firstPlayer);
      if (!s.isSolo()) {
        out.tell(AmanecerEvent.FIRST_PLAYER_PASSES, s.firstPlayer);
      }
      s.agenda.push(new Begin(s.round + 1));
    }
  }

  /// The highest total gives experience, to all who are tied; nothing for none (AMZ-ROUND-09).
  private static void trophies(AmanecerState s, Out out) {
    int best = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      best = Math.max(best, MissionGoals.points(s, Piles.trophies(seat)));
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      int points = MissionGoals.points(s, Piles.trophies(seat));
      if (points > 0) {
        out.tell(AmanecerEvent.TROPHIES_COUNTED, seat, points);
      }
      if (best > 0 && points == best) {
        Decks.gainExperience(s, seat, out);
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      s.zones.moveAll(Piles.trophies(seat), Piles.ACTION_DISCARD);
    }
  }
}
