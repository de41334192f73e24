package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.EATEN;
import static horda.cityofhorror.state.CityState.NONE;
import static horda.cityofhorror.state.CityState.ON_TRUCK;
import static horda.cityofhorror.state.CityState.SIDE_B;

import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.List;

/// Antidotes and food: with the players, in reserve, on the truck or gone.
final class Tokens {
  static final List<String> WORDS = List.of("antidote-reserve", "food-up", "food-gone");

  private final CityState s;
  private final Seats seats;

  Tokens(CityState s) {
    this.s = s;
    this.seats = new Seats(s);
  }

  void prepare(Data position) {
    s.foodUp = 0;
    for (String word : seats.words()) {
      if (position.has(word)) {
        int seat = seats.named(word);
        Data words = position.at(word);
        s.antidotes[seat] = (byte) Known.num(words, "antidotes", 0, s.content.antidotes());
        give(words, "food", seat);
      }
    }
    give(position, "food-gone", EATEN);
    turnUp(position);
    antidotes(position);
  }

  /// Antidotes that are neither held, nor lie anywhere, nor are left in the reserve, are gone.
  private void antidotes(Data position) {
    int rest = s.content.antidotes();
    for (byte n : s.antidotes) {
      rest -= n;
    }
    for (byte n : s.antidotesAt) {
      rest -= n;
    }
    if (rest < 0) {
      throw new Data.Fault(position, "there are only " + s.content.antidotes() + " antidotes");
    }
    s.antidoteReserve = Known.num(position, "antidote-reserve", rest, rest);
    s.antidotesGone = rest - s.antidoteReserve;
  }

  private void give(Data words, String word, int holder) {
    if (words.has(word)) {
      for (Data value : words.at(word).items()) {
        s.food[token(value)] = (byte) holder;
      }
    }
  }

  /// A token of that value that lies face down on the truck.
  private int token(Data value) {
    int token = faceDown(value.num());
    if (token == NONE) {
      throw new Data.Fault(value, "no food token of value " + value.num() + " is left");
    }
    return token;
  }

  /// With Crossroads B three lie face up; those that are not named are any.
  private void turnUp(Data position) {
    if (position.has("food-up")) {
      for (Data value : position.at("food-up").items()) {
        s.foodUp |= 1 << token(value);
      }
    }
    while (s.side[CROSSROADS] == SIDE_B
        && Integer.bitCount(s.foodUp) < s.content.openFood()
        && faceDown(ANY) != NONE) {
      s.foodUp |= 1 << faceDown(ANY);
    }
  }

  private static final int ANY = -1;

  private int faceDown(int value) {
    for (int t = 0; t < s.food.length; t++) {
      boolean down = s.food[t] == ON_TRUCK && (s.foodUp & 1 << t) == 0;
      if (down && (value == ANY || s.content.foodValue(t) == value)) {
        return t;
      }
    }
    return NONE;
  }
}
