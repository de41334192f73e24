package horda.lab.nightwatch;

import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

/// The game's words for scenarios: `anna.points`, `turn`.
record WatchStage(NightWatch game) implements Stage<WatchState> {
  private static final List<String> NAMES = List.of("anna", "bert", "cleo", "dora");

  @Override
  public WatchState prepare(Setup setup, Data position, Out out) {
    WatchState state = game.deal(setup);
    for (String key : position.keys()) {
      switch (key) {
        case "turn" -> state.turn = position.at(key).num();
        case "hands" -> hands(state, position.at(key));
        default -> throw new Data.Fault(position.at(key), "no '" + key + "' in a position");
      }
    }
    Engine.advance(state, out);
    return state;
  }

  private void hands(WatchState state, Data hands) {
    for (String who : hands.keys()) {
      state.zones.moveAll(state.hand(seat(state, who)), WatchState.DECK);
    }
    for (String who : hands.keys()) {
      for (Data card : hands.at(who).items()) {
        if (!state.zones.remove(WatchState.DECK, card.num())) {
          throw new Data.Fault(card, "card " + card.num() + " is somewhere else");
        }
        state.zones.add(state.hand(seat(state, who)), card.num());
      }
    }
  }

  @Override
  public String look(WatchState state, String key) {
    if (key.equals("turn")) {
      return Integer.toString(state.turn);
    }
    int seat = seat(state, key.replace(".points", ""));
    if (!key.endsWith(".points") || seat < 0) {
      throw new Refusal("key", "", "There is no '" + key + "'; there are " + keys() + ".");
    }
    return Integer.toString(state.points[seat]);
  }

  @Override
  public List<String> keys() {
    return List.of("turn", "<who>.points");
  }

  @Override
  public int seat(WatchState state, String word) {
    int seat = NAMES.indexOf(word);
    return seat < state.seats() ? seat : -1;
  }
}
