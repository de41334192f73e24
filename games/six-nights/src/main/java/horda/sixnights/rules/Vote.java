package horda.sixnights.rules;

import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-VOTE: the door is broken; somebody must go out and draw the zombies away.
@Named("vote")
public record Vote() implements AskAll<ShelterState> {
  private static final int FOR = 1;
  private static final long ABSTAIN = 0;

  /// More than anybody can give to a door: votes come before what was given.
  private static final int VOTE = 100;

  @Override
  public int asked(ShelterState s) {
    return (1 << s.seats()) - 1;
  }

  @Override
  public void choices(ShelterState s, int seat, Choices into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.hidden[other] == 0) {
        into.add(Code.of(FOR, other));
      }
    }
    if (into.size() == 0) {
      into.add(ABSTAIN);
    }
  }

  /// The seat that a choice names.
  public static int target(long choice) {
    return Code.a(choice);
  }

  @Override
  public void resolve(ShelterState s, long[] answers, Out out) {
    int[] votes = new int[s.seats()];
    for (int i = 0; i < s.seats(); i++) {
      int voter = s.fromLookout(i);
      if (answers[voter] == ABSTAIN) {
        out.tell(ShelterEvent.ABSTAINED, voter);
      } else {
        votes[target(answers[voter])]++;
        out.tell(ShelterEvent.VOTED, voter, target(answers[voter]));
      }
    }
    int sent = mostVotes(s, votes);
    if (sent < 0) {
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

  /// SIX-VOTE-02: most votes, then least given to the door, then the first from the lookout.
  private static int mostVotes(ShelterState s, int[] votes) {
    int sent = -1;
    int most = 0;
    for (int i = 0; i < s.seats(); i++) {
      int seat = s.fromLookout(i);
      int weight = votes[seat] * VOTE - s.given(seat);
      if (votes[seat] > 0 && weight > most) {
        sent = seat;
        most = weight;
      }
    }
    return sent;
  }

  @Override
  public Phrase prompt(ShelterState s, int seat) {
    boolean last = s.breaches == s.content.numbers().breaches();
    return Phrase.of(last ? "prompt.last-vote" : "prompt.vote");
  }

  @Override
  public String rule(ShelterState s) {
    return "SIX-VOTE-01";
  }

  @Override
  public Option option(ShelterState s, int seat, long choice) {
    return choice == ABSTAIN
        ? Option.of("abstain", Phrase.of("option.abstain"))
        : Option.of("vote:" + target(choice), Phrase.of("option.vote", Ref.seat(target(choice))));
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
