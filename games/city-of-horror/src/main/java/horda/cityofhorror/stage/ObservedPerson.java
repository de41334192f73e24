package horda.cityofhorror.stage;

import static horda.cityofhorror.stage.Observing.flag;
import static horda.cityofhorror.stage.Observing.num;

import horda.cityofhorror.state.CityState;
import java.util.List;

/// What can be seen of a character: `punk.at`.
record ObservedPerson(CityState s, int character) {
  static final List<String> WORDS =
      List.of("at", "fresh", "hidden", "alive", "dead", "owner", "value");

  String look(String word) {
    return switch (word) {
      case "at" -> Observing.place(s.where[character]);
      case "fresh" -> flag(s.isFresh(character));
      case "hidden" -> flag(s.isHidden(character));
      case "alive" -> flag(s.where[character] >= 0);
      case "dead" -> flag((s.dead & 1 << character) != 0);
      case "owner" -> s.owner[character] < 0 ? "nobody" : new Seats(s).name(s.owner[character]);
      case "value" ->
          num(
              s.isFresh(character)
                  ? s.content.person(character).fresh()
                  : s.content.person(character).exhausted());
      default -> throw new IllegalStateException(word);
    };
  }
}
