package horda.engine.toy;

import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// Positions in words: `round: 2`, `turn: 1`, `seat0: {points: 3, hand: [coin-2, objection]}`. The
/// script takes over at a seat's turn.
final class FleaStage implements Stage<FleaState> {
  private final FleaMarket game;

  FleaStage(FleaMarket game) {
    this.game = game;
  }

  @Override
  public FleaState prepare(Setup setup, Data position, Out out) {
    FleaState state = game.deal(setup);
    state.round = position.num("round", 1);
    if (state.round < 1 || state.round > state.rounds) {
      throw new Data.Fault(position, "round is 1 to " + state.rounds);
    }
    for (int i = 0; i < state.round; i++) {
      state.zones.add(FleaState.UNSOLD, state.zones.draw(FleaState.LOTS));
    }
    int turn = position.num("turn", 0);
    if (turn < 0 || turn >= state.seats()) {
      throw new Data.Fault(position, "turn is a seat, 0 to " + (state.seats() - 1));
    }
    state.first = turn;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (position.has("seat" + seat)) {
        place(state, seat, position.at("seat" + seat));
      }
    }
    for (int i = state.seats() - 1; i >= 0; i--) {
      state.agenda.push(new Rounds.BeginTurn((turn + i) % state.seats()));
    }
    Engine.advance(state, out);
    return state;
  }

  private static void place(FleaState state, int seat, Data data) {
    int points = data.num("points", 0);
    if (points < 0 || points > Byte.MAX_VALUE) {
      throw new Data.Fault(data, "points are 0 to 127");
    }
    state.points[seat] = (byte) points;
    if (!data.has("hand")) {
      return;
    }
    state.zones.moveAll(FleaState.hand(seat), FleaState.DECK);
    for (Data name : data.at("hand").items()) {
      int card = findInDeck(state, Wares.kindNamed(name.text()));
      if (card < 0) {
        throw new Data.Fault(name, "no card '" + name.text() + "' is left");
      }
      state.zones.remove(FleaState.DECK, card);
      state.zones.add(FleaState.hand(seat), card);
    }
  }

  private static int findInDeck(FleaState state, int kind) {
    for (int i = 0; i < state.zones.size(FleaState.DECK); i++) {
      if (Wares.kind(state.zones.at(FleaState.DECK, i)) == kind) {
        return state.zones.at(FleaState.DECK, i);
      }
    }
    return -1;
  }

  @Override
  public String look(FleaState state, String key) {
    if (key.equals("round")) {
      return Integer.toString(state.round);
    }
    int dot = key.indexOf('.');
    int seat = dot < 0 ? -1 : seat(state, key.substring(0, dot));
    if (seat >= 0) {
      switch (key.substring(dot + 1)) {
        case "points" -> {
          return Integer.toString(state.points[seat]);
        }
        case "score" -> {
          return Integer.toString(state.score(seat));
        }
        case "hand" -> {
          StringJoiner hand = new StringJoiner(" ");
          for (int i = 0; i < state.zones.size(FleaState.hand(seat)); i++) {
            hand.add(Wares.KIND_NAMES[Wares.kind(state.zones.at(FleaState.hand(seat), i))]);
          }
          return hand.toString();
        }
        default -> {
          // Refused below.
        }
      }
    }
    throw new Refusal("key", "", "There is no '" + key + "' here; there is " + keys() + ".");
  }

  @Override
  public List<String> keys() {
    List<String> keys = new ArrayList<>(List.of("round"));
    for (int seat = 0; seat < FleaState.MOST_SEATS; seat++) {
      keys.add("seat" + seat + ".points");
      keys.add("seat" + seat + ".score");
      keys.add("seat" + seat + ".hand");
    }
    return keys;
  }

  @Override
  public int seat(FleaState state, String word) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (word.equals("seat" + seat)) {
        return seat;
      }
    }
    return -1;
  }
}
