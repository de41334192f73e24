package horda.wire.lantern;

import horda.engine.Ask;
import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Step;
import java.util.Arrays;
import java.util.List;

/// The steps of a game of lanterns.
final class Steps {
  private Steps() {}

  record Round(int last) implements Step<LanternState> {
    @Override
    public void run(LanternState state, Out out) {
      if (state.round == last) {
        return;
      }
      state.round++;
      state.agenda.push(this);
      state.agenda.push(new Bid());
      for (int seat = state.seats() - 1; seat >= 0; seat--) {
        state.agenda.push(new Turn(seat));
      }
    }

    @Override
    public String name() {
      return "round";
    }

    @Override
    public int[] args() {
      return new int[] {last};
    }
  }

  /// A rule with a mistake that is met as soon as somebody comes near.
  record Fall() implements Step<LanternState> {
    @Override
    public void run(LanternState state, Out out) {
      throw new IllegalStateException("a mistake in a rule");
    }

    @Override
    public String name() {
      return "fall";
    }
  }

  record Turn(int who) implements Ask<LanternState> {
    private static final int DRAW = 1;
    private static final int CRASH = 2;
    private static final int SINK = 3;

    @Override
    public int seat(LanternState state) {
      return who;
    }

    @Override
    public void choices(LanternState state, int seat, Choices into) {
      into.add(0);
      if (!state.zones.isEmpty(0)) {
        into.add(Code.of(DRAW));
      }
      if (state.lit) {
        into.add(Code.of(CRASH));
        into.add(Code.of(SINK));
      }
    }

    @Override
    public void answer(LanternState state, long choice, Out out) {
      state.tale = Arrays.copyOf(state.tale, state.tale.length + 1);
      state.tale[state.tale.length - 1] = choice;
      switch (Code.verb(choice)) {
        case DRAW -> draw(state, out);
        case CRASH -> crash(state, out);
        case SINK -> sink(state);
        default -> {}
      }
    }

    private void draw(LanternState state, Out out) {
      int card = state.zones.draw(0);
      state.zones.add(1 + who, card);
      state.lights[who]++;
      state.oath = state.chance.next();
      state.reveal();
      out.tell(Glow.DREW, who);
      out.tell(1 << who, Glow.SAW, card, 0, 0, 0);
    }

    /// A mistake in a rule: half of the work is done, then it fails.
    private void crash(LanternState state, Out out) {
      draw(state, out);
      throw new ArrayIndexOutOfBoundsException("a mistake in a rule");
    }

    /// A mistake of another kind: never ends.
    private int sink(LanternState state) {
      state.round = 0;
      return state.round == 0 ? 1 + sink(state) : 0;
    }

    @Override
    public Phrase prompt(LanternState state, int seat) {
      return Phrase.of("prompt.turn", Ref.seat(who));
    }

    @Override
    public String rule(LanternState state) {
      return "LAN-TURN-01";
    }

    @Override
    public Option option(LanternState state, int seat, long choice) {
      return switch (Code.verb(choice)) {
        case DRAW -> new Option("draw", Phrase.of("option.draw"), List.of(new Ref("deck", 0)));
        case CRASH -> Option.of("crash", Phrase.of("option.crash"));
        case SINK -> Option.of("sink", Phrase.of("option.sink"));
        default -> Option.of("rest", Phrase.of("option.rest"));
      };
    }

    @Override
    public void greyed(LanternState state, int seat, Greyed into) {
      into.add(
          "sing", "LAN-TURN-02", Phrase.of("why.dark", Ref.seat(seat), Ref.number(state.round)));
    }

    @Override
    public String name() {
      return "turn";
    }

    @Override
    public int[] args() {
      return new int[] {who};
    }
  }

  record Bid() implements AskAll<LanternState> {
    @Override
    public int asked(LanternState state) {
      return (1 << state.seats()) - 1;
    }

    @Override
    public void choices(LanternState state, int seat, Choices into) {
      for (int bid = 0; bid <= 2; bid++) {
        into.add(Code.of(1, bid));
      }
    }

    @Override
    public void resolve(LanternState state, long[] answers, Out out) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.bids[seat] = Code.a(answers[seat]);
        state.points[seat] += (short) state.bids[seat];
        out.tell(Glow.SCORED, seat, state.bids[seat]);
      }
      state.mood = 1 - state.mood;
    }

    @Override
    public Phrase prompt(LanternState state, int seat) {
      return Phrase.of("prompt.bid");
    }

    @Override
    public String rule(LanternState state) {
      return "LAN-BID-01";
    }

    @Override
    public Option option(LanternState state, int seat, long choice) {
      int bid = Code.a(choice);
      return Option.of("bid:" + bid, Phrase.of("option.bid", Ref.number(bid)));
    }

    @Override
    public String name() {
      return "bid";
    }
  }
}
