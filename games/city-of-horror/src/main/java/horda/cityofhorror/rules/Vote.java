package horda.cityofhorror.rules;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Kinds.Location;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Ballot;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Spoken;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.SomeSeats;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// VOTE: all voters point at one player at the same moment (COH-VOTE-03).
@Named("vote")
public record Vote(@Location int place, @In(max = 1) int step, @SomeSeats int targets)
    implements Ballot<CityState> {
  public static final int ATTACK = 0;
  public static final int SHARE = 1;

  /// Without any vote at the place the First Player decides among all (COH-VOTE-15).
  static void begin(CityState s, int place, int step, int targets) {
    Vote vote = new Vote(place, step, targets);
    if (vote.asked(s) == 0) {
      Bargaining.begin(s);
      s.agenda.push(new TieBreak(place, step, targets));
    } else {
      s.agenda.push(vote);
    }
  }

  /// Everybody with votes here; nobody may abstain (COH-VOTE-14).
  @Override
  public int asked(CityState s) {
    return s.seatsWhere(seat -> s.living(seat) && People.votes(s, seat, place) > 0);
  }

  @Override
  public int candidates(CityState s, int seat) {
    return Vows.allowed(s, seat, LocationSteps.vote(step), place, targets);
  }

  /// All of a player's votes go to one target; most votes win (COH-VOTE-06, COH-VOTE-07).
  @Override
  public void resolve(CityState s, long[] answers, Out out) {
    int[] sum = new int[s.seats()];
    int asked = asked(s);
    forget(s);
    s.ballotPlace = place;
    s.ballotStep = step;
    for (int seat = 0; seat < s.seats(); seat++) {
      if ((asked & 1 << seat) != 0) {
        int target = Code.a(answers[seat]);
        int weight = People.votes(s, seat, place);
        sum[target] += weight;
        s.ballot[seat] = (byte) target;
        s.ballotVotes[seat] = (byte) weight;
        out.tell(CityEvent.VOTED, seat, target, weight);
        Vows.cast(s, seat, LocationSteps.vote(step), place, target, targets, out);
        out.beat(s);
      }
    }
    int most = 0;
    int leading = 0;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      leading =
          sum[target] > most ? 1 << target : sum[target] == most ? leading | 1 << target : leading;
      most = Math.max(most, sum[target]);
    }
    if (Integer.bitCount(leading) == 1) {
      int winner = Integer.numberOfTrailingZeros(leading);
      out.tell(CityEvent.VOTE_WON, winner, most);
      out.beat(s);
      consequence(s, place, step, winner, out);
    } else {
      out.tell(CityEvent.TIE, s.firstPlayer);
      Bargaining.begin(s);
      s.agenda.push(new TieBreak(place, step, leading));
    }
  }

  /// Who would break a tie may say already that it is for the same one.
  @Override
  public List<Spoken<CityState>> ahead(CityState s, int seat, long choice) {
    return seat == s.firstPlayer && Integer.bitCount(asked(s)) > 1
        ? List.of(Spoken.to(s, seat, new TieBreak(place, step, targets), choice))
        : List.of();
  }

  /// No vote lies open any more.
  static void forget(CityState s) {
    Arrays.fill(s.ballot, (byte) CityState.NONE);
    Arrays.fill(s.ballotVotes, (byte) 0);
    s.ballotPlace = Place.NOWHERE;
    s.ballotStep = ATTACK;
  }

  private static void consequence(CityState s, int place, int step, int winner, Out out) {
    if (step == ATTACK) {
      Attack.lose(s, winner, place, out);
    } else {
      Sharing.handOut(s, place, winner, out);
    }
  }

  @Override
  public void greyed(CityState s, int seat, Greyed into) {
    WhyNoVote.vote(s, seat, this, into);
  }

  @Override
  public Phrase prompt(CityState s, int seat) {
    return Phrase.of(
        step == ATTACK ? "prompt.vote-attack" : "prompt.vote-share",
        Refs.place(place),
        Ref.number(People.votes(s, seat, place)));
  }

  @Override
  public String rule(CityState s) {
    return step == ATTACK ? "COH-ATT-05" : "COH-SHR-01";
  }

  @Override
  public Option option(CityState s, int seat, long choice) {
    int target = Code.a(choice);
    return pointingAt(s, place, target, Refs.option("vote:" + target, "vote", Ref.seat(target)));
  }

  /// A player can be pointed at through any character there.
  private static Option pointingAt(CityState s, int place, int target, Option option) {
    Ref[] people =
        IntStream.range(0, s.where.length)
            .filter(c -> s.where[c] == place && s.owner[c] == target)
            .mapToObj(Refs::character)
            .toArray(Ref[]::new);
    return Refs.touching(option, people);
  }

  /// The First Player decides among the tied, present or not (COH-VOTE-08).
  @Named(value = "tie-break", rule = "COH-VOTE-08")
  public record TieBreak(@Location int place, @In(max = 1) int step, @SomeSeats int tied)
      implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return s.firstPlayer;
    }

    /// Deals can be struck before it is decided: by who decides, and by whoever has something to
    /// offer (COH-NEG-05).
    @Override
    public boolean hears(CityState s, int seat) {
      return seat == s.firstPlayer || Bargaining.mayInterrupt(s, seat);
    }

    @Override
    public boolean isTalk(long choice) {
      return Code.verb(choice) == Playing.OFFER;
    }

    /// Who is tied nobody knew before the vote.
    @Override
    public boolean isThat(Question<CityState> before) {
      return before instanceof TieBreak tie && tie.place == place && tie.step == step;
    }

    int allowed(CityState s) {
      return Vows.allowed(s, s.firstPlayer, LocationSteps.tie(step), place, tied);
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      if (seat == s.firstPlayer) {
        Ballot.offer(allowed(s), into);
      }
      // Whoever has no choice is not kept waiting for talk.
      if (into.size() != 1) {
        Bargaining.listOffers(s, seat, into);
      }
    }

    @Override
    public void accept(CityState s, int seat, long choice, Out out) {
      if (Code.verb(choice) == Playing.OFFER) {
        Bargaining.open(s, seat, Code.a(choice));
      } else {
        Ask.super.accept(s, seat, choice, out);
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      int winner = Code.a(choice);
      out.tell(CityEvent.TIE_BROKEN, s.firstPlayer, winner);
      Vows.cast(s, s.firstPlayer, LocationSteps.tie(step), place, winner, tied, out);
      consequence(s, place, step, winner, out);
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      WhyNoVote.tie(s, seat, this, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of(
          step == ATTACK ? "prompt.tie-attack" : "prompt.tie-share", Refs.place(place));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      if (Code.verb(choice) == Playing.OFFER) {
        return PlayWords.option(s, seat, choice);
      }
      int target = Code.a(choice);
      return pointingAt(s, place, target, Refs.option("name:" + target, "name", Ref.seat(target)));
    }
  }
}
