package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.stage.Observing.flag;
import static horda.cityofhorror.stage.Observing.joined;
import static horda.cityofhorror.stage.Observing.num;

import horda.cityofhorror.content.Site;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.Reading;
import java.util.List;
import java.util.stream.IntStream;

/// What can be seen of a location: `church.zombies`.
record ObservedPlace(CityState s, int place) {
  static final List<String> WORDS =
      List.of(
          "zombies",
          "antidotes",
          "cards",
          "cards.count",
          "people",
          "people.count",
          "full",
          "shut",
          "capacity",
          "side",
          "number");

  String look(String word) {
    return switch (word) {
      case "zombies" -> num(s.zombies[place]);
      case "antidotes" -> num(s.antidotesAt[place]);
      case "cards" ->
          place < CORNERS ? joined(ObservedPiles.sorted(s, CardZones.supply(place))) : "nothing";
      case "cards.count" -> num(place < CORNERS ? s.zones.size(CardZones.supply(place)) : 0);
      case "people" -> joined(people());
      case "people.count" -> num(s.charactersAt(place));
      case "full" -> flag(s.isFull(place));
      case "shut" -> flag(s.isShut(place));
      case "capacity" ->
          s.site(place).capacity() == Site.NO_LIMIT ? "none" : num(s.site(place).capacity());
      case "side" -> s.side[place] == CityState.SIDE_A ? "A" : "B";
      case "number" -> num(number());
      default -> throw new IllegalStateException(word);
    };
  }

  String votes(int seat) {
    return num(Reading.votes(s, seat, place));
  }

  /// The corner's number; 0 for the Tower and the Crossroads.
  private int number() {
    return 1 + IntStream.range(0, CORNERS).filter(i -> s.corner[i] == place).findFirst().orElse(-1);
  }

  private List<String> people() {
    return IntStream.range(0, s.where.length)
        .filter(c -> s.where[c] == place)
        .mapToObj(c -> s.content.person(c).id())
        .sorted()
        .toList();
  }
}
