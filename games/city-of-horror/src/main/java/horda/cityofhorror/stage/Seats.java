package horda.cityofhorror.stage;

import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Seats by the names of a scenario, by colour, or as `seat1`.
public final class Seats {
  private final CityState s;

  public Seats(CityState s) {
    this.s = s;
  }

  /// The seat that a word names; -1 if none.
  public int named(String word) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (aliases(seat).contains(word)) {
        return seat;
      }
    }
    return NONE;
  }

  /// What to call a seat: by its name in the scenario if it has one.
  public String name(int seat) {
    return aliases(seat).getFirst();
  }

  /// All that a seat answers to.
  List<String> aliases(int seat) {
    List<String> all = new ArrayList<>();
    if (seat < s.names.size()) {
      all.add(s.names.get(seat));
    }
    all.add("seat" + (seat + 1));
    all.add(s.content.colours().get(s.colour[seat]));
    return all;
  }

  List<String> words() {
    return IntStream.range(0, s.seats()).boxed().flatMap(n -> aliases(n).stream()).toList();
  }

  /// A fault lists whom there is.
  int index(Data word) {
    return index(word, word.text());
  }

  int index(Data at, String word) {
    int seat = named(word);
    if (seat == NONE) {
      throw new Known("player of this table", words()).fault(at, word);
    }
    return seat;
  }

  /// Names of a set of seats.
  String names(int set) {
    String all =
        IntStream.range(0, s.seats())
            .filter(seat -> (set & 1 << seat) != 0)
            .mapToObj(this::name)
            .collect(Collectors.joining(", "));
    return all.isEmpty() ? "nobody" : all;
  }
}
