package horda.lab.nightwatch;

import horda.engine.BadState;
import horda.engine.Census;
import horda.engine.Chance;
import horda.engine.Code;
import horda.engine.Counted;
import horda.engine.Happening;
import horda.engine.Invariant;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Previewed;
import horda.engine.Profile;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.Step;
import horda.engine.TableOption;
import horda.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The game, with one bug or none.
public class NightWatch implements Counted<WatchState>, Previewed<WatchState> {
  private static final TableOption TEAM = TableOption.flag("team", false);
  private static final TableOption HAND = TableOption.of("hand", "3", "2", "3", "4");

  private final Bug bug;

  public NightWatch(Bug bug) {
    this.bug = bug;
  }

  public NightWatch() {
    this(Bug.NONE);
  }

  @Override
  public Profile profile() {
    return new Profile(
        "night-watch",
        2,
        4,
        1,
        List.of(Setup.UNIFORM_WINDOWS, TEAM, HAND, TableOption.free("name", "dusk", "a word")));
  }

  @Override
  public WatchState deal(Setup setup) {
    WatchState state = new WatchState(bug, setup.seats(), setup.seed());
    state.uniformWindows(setup.flag("uniform-windows"));
    state.team = setup.flag("team");
    for (int card = 0; card < WatchState.CARDS; card++) {
      state.zones.add(WatchState.DECK, card);
    }
    state.zones.shuffle(WatchState.DECK, state.chance);
    for (int i = 0; i < Integer.parseInt(setup.option("hand")) * setup.seats(); i++) {
      state.zones.add(state.hand(i % setup.seats()), state.zones.draw(WatchState.DECK));
    }
    state.agenda.push(new Night());
    return state;
  }

  @Override
  public Step<WatchState> step(String name, int[] args) {
    return switch (name) {
      case Night.NAME -> new Night();
      case Turn.NAME -> new Turn();
      case Vote.NAME -> new Vote();
      case Howl.NAME -> new Howl(args[0], args[1]);
      default -> throw new BadState("agenda", "no step " + name);
    };
  }

  @Override
  public View view(WatchState state, int seat) {
    if (bug == Bug.HEAVY_LOOK) {
      state.notes++;
    }
    if (bug == Bug.HALF_WRITTEN_VIEW) {
      return new HalfView(state.turn, state.moon);
    }
    boolean leaks = bug == Bug.LEAKY_VIEW && !state.zones.isEmpty(WatchState.DECK);
    List<Integer> sizes = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      sizes.add(state.zones.size(state.hand(other)));
    }
    return new WatchView(
        state.turn,
        state.moon,
        state.notes,
        Arrays.stream(state.points).boxed().toList(),
        seat < 0 ? List.of() : cards(state, state.hand(seat)),
        sizes,
        cards(state, WatchState.DISCARD),
        cards(state, WatchState.LIT),
        state.zones.size(WatchState.DECK),
        state.committed(),
        leaks ? state.zones.top(WatchState.DECK) : -1);
  }

  private static List<Integer> cards(WatchState state, int zone) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < state.zones.size(zone); i++) {
      cards.add(state.zones.at(zone, i));
    }
    return cards;
  }

  @Override
  public WatchState imagine(WatchState state, int seat, Chance chance) {
    WatchState dream = state.soundCopy();
    dream.dream(seat, chance);
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        dream.standingOrder(other, 0);
        if ((state.committed() & 1 << other) != 0) {
          dream.recommit(other, Code.of(1, (other + 1) % state.seats()));
        }
      }
    }
    if (bug != Bug.TRUE_DICE) {
      dream.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    }
    if (bug == Bug.IMPOSSIBLE_DREAM && dream.zones.size(WatchState.DECK) > 1) {
      dream.zones.set(WatchState.DECK, 0, dream.zones.at(WatchState.DECK, 1));
    }
    if (bug == Bug.OTHER_QUESTION && dream.agenda.peek() instanceof Howl) {
      dream.agenda.replace(new Turn());
    }
    return dream;
  }

  @Override
  public Outcome outcome(WatchState state) {
    if (!state.agenda.isEmpty() || bug == Bug.NO_OUTCOME) {
      return null;
    }
    int best = Arrays.stream(state.points).max().orElse(0);
    int winners = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      winners |= state.points[seat] == best ? 1 << seat : 0;
    }
    List<Integer> scores = Arrays.stream(state.points).boxed().toList();
    return new Outcome(state.team, winners, scores, Phrase.of("end.dawn"), "NW-END");
  }

  @Override
  public List<Invariant<WatchState>> invariants() {
    return List.of(new Invariant<>("every-card-once", NightWatch::everyCardOnce));
  }

  private static boolean everyCardOnce(WatchState state) {
    BitSet seen = new BitSet();
    int count = 0;
    for (int zone = 0; zone < WatchState.HAND + state.seats(); zone++) {
      for (int i = 0; i < state.zones.size(zone); i++) {
        seen.set(state.zones.at(zone, i));
        count++;
      }
    }
    return count == WatchState.CARDS && seen.cardinality() == WatchState.CARDS;
  }

  @Override
  public List<? extends Happening> happenings() {
    return List.of(WatchEvent.values());
  }

  @Override
  public Phrase name(Ref ref) {
    return Phrase.of("name." + ref.kind(), Ref.number(ref.id()));
  }

  @Override
  public Census<WatchState> census() {
    return (end, seat, facts) -> {
      for (int card : cards(end, end.hand(seat))) {
        facts.fact("card-held", Phrase.of("name.card", Ref.number(card)));
      }
      facts.number("moon", end.moon);
    };
  }

  /// How many cards are left; and an even throw, for nothing.
  @Override
  public Preview preview(WatchState state, Question<WatchState> question, int seat, long choice) {
    int deck = state.zones.size(WatchState.DECK);
    boolean leaks = bug == Bug.LEAKY_PREVIEW && deck > 0;
    int told = leaks ? state.zones.top(WatchState.DECK) : deck;
    double even = bug == Bug.WILD_PREVIEW ? 0.75 : 0.5;
    List<Double> coin = List.of(even, even);
    Preview.Odds odds = new Preview.Odds(even, coin, List.of(), List.of(), List.of());
    Preview.Throw dice = new Preview.Throw(Ref.seat(seat), 1, 4, 0, odds, null);
    return new Preview(List.of(dice), List.of(Phrase.of("odds.deck", Ref.number(told))));
  }

  @Override
  public Stage<WatchState> stage() {
    return new WatchStage(this);
  }
}
