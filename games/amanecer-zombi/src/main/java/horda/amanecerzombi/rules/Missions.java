package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Amount;
import horda.amanecerzombi.state.Kinds.Mission;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// MISS: Missions are secret until they are completed or, to clean a place, declared.
public final class Missions {
  private static final int SHOW = 1;

  private Missions() {}

  /// At any moment, in the middle of one's own combat too (AMZ-MISS-13).
  static void list(AmanecerState s, int seat, Choices into) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (card != s.cleaning && MissionGoals.met(s, seat, card)) {
        into.add(Code.of(Plays.MISSION, card));
      }
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    int card = Code.a(choice);
    s.reveal(seat);
    if (s.content().mission(card).goal() instanceof Goal.Clean) {
      // It is declared before it is attempted (AMZ-MISS-08).
      s.cleaning = card;
      out.tell(AmanecerEvent.MISSION_DECLARED, seat, card);
      Combats.clean(s, seat, card, out);
      return;
    }
    s.agenda.push(new Complete(seat, card));
    switch (s.content().mission(card).goal()) {
      case Goal.Deliver _ -> s.agenda.push(new MissionCosts.Deliver(seat, card, 0));
      case Goal.Leave leave ->
          s.agenda.push(new MissionCosts.Leave(seat, card, leave.characters()));
      case Goal.Gift gift -> MissionCosts.gift(s, seat, card, gift.objects());
      case Goal.Burn burn -> s.agenda.push(new MissionCosts.Burn(seat, card, burn.objects()));
      default -> {}
    }
  }

  /// Draws a Mission into the secret ones; NONE if there is none left.
  static int draw(AmanecerState s, int seat, Out out) {
    int card = Decks.drawMission(s);
    if (card != NONE) {
      s.zones.add(Piles.missions(seat), card);
      out.tell(AmanecerEvent.NEW_MISSION, seat);
      out.tell(1 << seat, AmanecerEvent.YOUR_MISSION, card, 0, 0, 0);
    }
    return card;
  }

  /// Onto the VP pile; whoever has completed all draws a new one (AMZ-MISS-01, 04, 05).
  static void complete(AmanecerState s, int seat, int card, Out out) {
    s.zones.remove(Piles.missions(seat), card);
    s.zones.add(Piles.done(seat), card);
    s.reveal(seat);
    out.tell(AmanecerEvent.MISSION_DONE, seat, card, s.content().mission(card).points());
    if (Solo.isWon(s)) {
      Scoring.soloWon(s, out);
    } else if (s.zones.isEmpty(Piles.missions(seat))) {
      draw(s, seat, out);
    }
  }

  /// A Mission has come back to the deck or its discards: whoever has completed all and found none
  /// left to draw gets one now, clockwise from the left of the seat it came from (AMZ-MISS-17).
  static void returned(AmanecerState s, int from, Out out) {
    for (int i = 1; i <= s.seats(); i++) {
      int seat = (from + i) % s.seats();
      if (s.zones.isEmpty(Piles.missions(seat))) {
        draw(s, seat, out);
      }
    }
  }

  /// The price is paid.
  @Named("complete-mission")
  record Complete(@Seat int seat, @Mission int card) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      complete(s, seat, card, out);
    }
  }

  /// A combat of this Group against Zombies has ended: a Clean mission is done or failed, and
  /// Missions that ask for a won combat can be shown. The cards of the combat must still lie in its
  /// zone or, when won, be counted by the caller.
  static void combatEnded(
      AmanecerState s, int seat, boolean won, int specials, int points, Out out) {
    if (won && MissionGoals.anyMetByWinning(s, specials, points)) {
      s.agenda.push(new AfterWin(seat, specials, points));
    }
    if (s.cleaning == NONE) {
      return;
    }
    int card = s.cleaning;
    s.cleaning = NONE;
    if (won) {
      s.agenda.push(new Complete(seat, card));
    } else {
      fail(s, seat, card, out);
    }
  }

  /// Discarded, and a new Mission drawn (AMZ-MISS-08, AMZ-MISS-11). It comes back itself only if
  /// there is no other, and nobody else has been waiting for one.
  private static void fail(AmanecerState s, int seat, int card, Out out) {
    s.zones.remove(Piles.missions(seat), card);
    out.tell(AmanecerEvent.MISSION_FAILED, seat, card);
    int drawn = draw(s, seat, out);
    s.zones.add(Piles.MISSION_DISCARD, card);
    returned(s, seat, out);
    if (drawn == NONE && s.zones.contains(Piles.MISSION_DISCARD, card)) {
      drawn = draw(s, seat, out);
    }
    if ((s.required & 1 << card) != 0) {
      // The replacement counts as one of the five (AMZ-SOLO-19).
      s.required = s.required & ~(1 << card) | (drawn == NONE ? 1 << card : 1 << drawn);
    }
  }

  /// The winner of a notable combat may show Missions; asked whether there is one or not.
  @Named(value = "after-win", rule = "AMZ-MISS-13")
  record AfterWin(@Seat int seat, @Amount int specials, @Amount int points) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// On a table where windows need not be equal, nobody is asked for nothing: asked or not, the
    /// others learn whether there is such a Mission, and what led here cannot be taken back.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (s.uniformWindows() && !s.isSolo()) {
        return true;
      }
      s.reveal(seat);
      if (holdsOne(s)) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    private boolean holdsOne(AmanecerState s) {
      int held = Piles.missions(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        if (MissionGoals.metByWinning(s, s.zones.at(held, i), specials, points)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      int held = Piles.missions(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int card = s.zones.at(held, i);
        if (MissionGoals.metByWinning(s, card, specials, points)) {
          into.add(Code.of(SHOW, card));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice != 0) {
        s.agenda.push(this);
        s.agenda.push(new Complete(seat, Code.a(choice)));
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("after-win");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return choice == 0
          ? Refs.option("none", "show-no-mission")
          : PlayWords.mission(s, Code.a(choice));
    }
  }
}
