package horda.sixnights.rules;

import horda.engine.Ballot;
import horda.engine.Greyed;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-VOTE: the door is broken; somebody must go out and draw the zombies away.
@Named(value = "vote", rule = "SIX-VOTE-01")
public record Vote() implements Ballot<ShelterState> {
  /// More than anybody can give to a door: votes come before what was given.
  private static final int VOTE = 100;

  @Override
  public int candidates(ShelterState s, int seat) {
    return s.seatsWhere(other -> other != seat && s.hidden[other] == 0);
  }

  @Override
  public void resolve(ShelterState s, long[] answers, Out out) {
    int[] votes = new int[s.seats()];
    for (int voter : s.seatsFrom(s.lookout)) {
      if (answers[voter] == ABSTAIN) {
        out.tell(ShelterEvent.ABSTAINED, voter);
      } else {
        votes[Ballot.target(answers[voter])]++;
        out.tell(ShelterEvent.VOTED, voter, Ballot.target(answers[voter]));
      }
    }
    // SIX-VOTE-02: most votes, then least given to the door, then the first from the lookout.
    int sent = s.most(s.lookout, seat -> votes[seat] * VOTE - s.given(seat));
    if (votes[sent] == 0) {
      out.tell(ShelterEvent.NOBODY_OUT);
    } else {
      s.bites[sent]++;
      out.tell(ShelterEvent.BITTEN, sent);
    }
    if (s.breaches == s.content.numbers().breaches()) {
      Ending.reach(s, ShelterState.FALLEN, out);
    } else {
      s.agenda.push(new Nightfall());
    }
  }

  @Override
  public Phrase prompt(ShelterState s, int seat) {
    boolean last = s.breaches == s.content.numbers().breaches();
    return Phrase.of(last ? "prompt.last-vote" : "prompt.vote");
  }

  @Override
  public void greyed(ShelterState s, int seat, Greyed into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.hidden[other] != 0) {
        into.add("vote:" + other, "SIX-LAST-04", Phrase.of("refusal.hidden", Ref.seat(other)));
      }
    }
  }
}
