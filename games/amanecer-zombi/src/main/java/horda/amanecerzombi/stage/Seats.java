package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// Seats by the names of a scenario, or as `seat1`.
public final class Seats {
  private final AmanecerState s;

  public Seats(AmanecerState s) {
    this.s = s;
  }

  /// The seat that a word names; -1 if none.
  public int named(String word) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (name(seat).equals(word) || word.equals("seat" + (seat + 1))) {
        return seat;
      }
    }
    return NONE;
  }

  /// What to call a seat: by its name in the scenario if it has one.
  public String name(int seat) {
    return seat < s.names.size() ? s.names.get(seat) : "seat" + (seat + 1);
  }

  /// A fault lists whom there is.
  int index(Data word) {
    int seat = named(word.text());
    if (seat == NONE) {
      throw new Known("player of this table", all()).fault(word, word.text());
    }
    return seat;
  }

  List<String> all() {
    List<String> all = new ArrayList<>();
    for (int seat = 0; seat < s.seats(); seat++) {
      all.add(name(seat));
    }
    return all;
  }

  /// Names of a set of seats.
  String names(int set) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < s.seats(); seat++) {
      if ((set & 1 << seat) != 0) {
        names.add(name(seat));
      }
    }
    return names.isEmpty() ? "nobody" : String.join(", ", names);
  }
}
