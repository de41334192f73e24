package horda.wire.lantern;

import horda.engine.BadState;
import horda.engine.Chance;
import horda.engine.Data;
import horda.engine.Happening;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Previewed;
import horda.engine.Profile;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.engine.Step;
import horda.engine.TableOption;
import horda.engine.View;
import horda.engine.ZonePlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class Lanterns implements Previewed<LanternState> {
  private final List<String> cards;
  private final int rounds;

  Lanterns(List<String> cards, int rounds) {
    this.cards = List.copyOf(cards);
    this.rounds = rounds;
  }

  @Override
  public Profile profile() {
    return new Profile(
        "lanterns",
        2,
        3,
        3,
        List.of(TableOption.flag("lit", false), TableOption.of("length", "long", "long", "short")));
  }

  @Override
  public LanternState deal(Setup setup) {
    ZonePlan.Builder plan = new ZonePlan.Builder();
    plan.zone("deck", cards.size());
    for (int seat = 0; seat < setup.seats(); seat++) {
      plan.zone("hand" + seat, cards.size());
    }
    LanternState state = new LanternState(setup, plan.plan());
    for (int card = 0; card < cards.size(); card++) {
      state.zones.add(0, card);
    }
    state.zones.shuffle(0, state.chance);
    state.lit = setup.flag("lit");
    state.agenda.push(new Steps.Round(setup.option("length").equals("short") ? 1 : rounds));
    return state;
  }

  @Override
  public Step<LanternState> step(String name, int[] args) {
    // As careless with its arguments as a game can be; wire must cope.
    return switch (name) {
      case "round" -> new Steps.Round(args[0]);
      case "turn" -> new Steps.Turn(args[0]);
      case "bid" -> new Steps.Bid();
      case "fall" -> new Steps.Fall();
      default -> throw new BadState("agenda", "no step '" + name + "'");
    };
  }

  @Override
  public View view(LanternState state, int seat) {
    List<Ref> hand = new ArrayList<>();
    Map<String, Integer> sizes = new HashMap<>();
    for (int s = 0; s < state.seats(); s++) {
      sizes.put("hand" + s, state.zones.size(1 + s));
    }
    if (seat >= 0) {
      for (int i = 0; i < state.zones.size(1 + seat); i++) {
        hand.add(new Ref("card", state.zones.at(1 + seat, i)));
      }
    }
    LanternView.Mood mood = LanternView.Mood.values()[state.mood];
    LanternView.Deck deck = new LanternView.Deck(state.zones.size(0), "dark");
    return new LanternView(state.round, mood, state.lit, hand, sizes, deck);
  }

  @Override
  public LanternState imagine(LanternState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Outcome outcome(LanternState state) {
    if (!state.agenda.isEmpty()) {
      return null;
    }
    int most = 0;
    for (short points : state.points) {
      most = Math.max(most, points);
    }
    int winners = 0;
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      scores.add((int) state.points[seat]);
      winners |= state.points[seat] == most ? 1 << seat : 0;
    }
    Phrase reason = Phrase.of("result.brightest", Ref.number(state.round));
    return new Outcome(false, winners, scores, reason, "LAN-END-01");
  }

  @Override
  public List<Invariant<LanternState>> invariants() {
    return List.of(new Invariant<>("every card is in one place", this::everyCardOnce));
  }

  private boolean everyCardOnce(LanternState state) {
    boolean[] seen = new boolean[cards.size()];
    int count = 0;
    for (int zone = 0; zone < state.zones.plan().size(); zone++) {
      for (int i = 0; i < state.zones.size(zone); i++) {
        int card = state.zones.at(zone, i);
        if (seen[card]) {
          return false;
        }
        seen[card] = true;
        count++;
      }
    }
    return count == cards.size();
  }

  @Override
  public List<? extends Happening> happenings() {
    return List.of(Glow.values());
  }

  @Override
  public Phrase name(Ref ref) {
    return switch (ref.kind()) {
      case "card" -> Phrase.of("card." + cards.get(ref.id()));
      case "lamp" -> Phrase.of("owned", Ref.seat(ref.id()));
      case "circle" -> Phrase.of("owned", ref);
      default -> throw new IllegalArgumentException("no such thing: " + ref);
    };
  }

  /// How many cards are left, for whoever may draw one.
  @Override
  public Preview preview(
      LanternState state, Question<LanternState> question, int seat, long choice) {
    if (!question.option(state, seat, choice).id().equals("draw")) {
      return null;
    }
    Ref left = Ref.number(state.zones.size(0));
    return new Preview(List.of(), List.of(Phrase.of("odds.left", left)));
  }

  @Override
  public Stage<LanternState> stage() {
    return new Stage<>() {
      @Override
      public LanternState prepare(Setup setup, Data position, Out out) {
        return deal(setup);
      }

      @Override
      public String look(LanternState state, String key) {
        return "";
      }

      @Override
      public List<String> keys() {
        return List.of();
      }

      @Override
      public int seat(LanternState state, String word) {
        return -1;
      }
    };
  }
}
