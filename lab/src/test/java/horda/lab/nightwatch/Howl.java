package horda.lab.nightwatch;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Window;

/// After a card is played, anyone may howl by discarding a high card.
record Howl(int first, int passes) implements Window<WatchState> {
  static final String NAME = "howl";
  private static final int LEAST = 18;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return new int[] {first, passes};
  }

  @Override
  public Window<WatchState> after(int n) {
    return new Howl(first, n);
  }

  @Override
  public boolean couldRespond(WatchState state, int seat) {
    return !state.zones.isEmpty(state.hand(seat));
  }

  @Override
  public boolean canRespond(WatchState state, int seat) {
    int hand = state.hand(seat);
    for (int i = 0; i < state.zones.size(hand); i++) {
      if (state.zones.at(hand, i) >= LEAST) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void responses(WatchState state, int seat, Choices into) {
    int hand = state.hand(seat);
    for (int i = 0; i < state.zones.size(hand); i++) {
      if (state.zones.at(hand, i) >= LEAST) {
        into.add(Code.of(1, state.zones.at(hand, i)));
      }
    }
  }

  @Override
  public void respond(WatchState state, int seat, long choice, Out out) {
    state.zones.remove(state.hand(seat), Code.a(choice));
    state.zones.add(WatchState.DISCARD, Code.a(choice));
    state.points[state.now()]--;
    state.reveal();
    out.tell(WatchEvent.HOWLED, seat, Code.a(choice));
  }

  @Override
  public void close(WatchState state, Out out) {}

  @Override
  public Phrase prompt(WatchState state, int seat) {
    return Phrase.of("prompt.howl");
  }

  @Override
  public String rule(WatchState state) {
    return "NW-HOWL";
  }

  @Override
  public Option option(WatchState state, int seat, long choice) {
    return choice == PASS
        ? Option.of("pass", Phrase.of("option.pass"))
        : Option.of(
            "howl:" + Code.a(choice), Phrase.of("option.howl", new Ref("card", Code.a(choice))));
  }
}
