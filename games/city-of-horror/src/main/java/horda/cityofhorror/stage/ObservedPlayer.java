package horda.cityofhorror.stage;

import static horda.cityofhorror.stage.Observing.flag;
import static horda.cityofhorror.stage.Observing.joined;
import static horda.cityofhorror.stage.Observing.num;

import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import java.util.List;
import java.util.stream.IntStream;

/// What can be seen of a player: `ana.hand`.
record ObservedPlayer(CityState s, int seat) {
  static final List<String> WORDS =
      List.of(
          "hand",
          "hand.count",
          "antidotes",
          "food",
          "food.count",
          "living",
          "people",
          "alive",
          "score",
          "movement",
          "moved",
          "colour",
          "refused-offers",
          "accepted-deals");

  String look(String word) {
    return switch (word) {
      case "hand" -> joined(ObservedPiles.sorted(s, CardZones.hand(seat)));
      case "hand.count" -> num(s.zones.size(CardZones.hand(seat)));
      case "antidotes" -> num(s.antidotes[seat]);
      case "food" -> joined(ObservedPiles.food(s, seat, -1));
      case "food.count" -> num(ObservedPiles.food(s, seat, -1).size());
      case "living" -> num(people().size());
      case "people" -> joined(people());
      case "alive" -> flag(s.living(seat));
      case "score" -> num(s.score[seat]);
      case "movement" -> s.movement[seat] < 0 ? "none" : Observing.place(s.movement[seat]);
      case "moved" -> flag((s.moved & 1 << seat) != 0);
      case "colour" -> s.content.colours().get(s.colour[seat]);
      case "refused-offers" -> num(s.refusedOffers[seat]);
      case "accepted-deals" -> num(s.acceptedDeals[seat]);
      default -> throw new IllegalStateException(word);
    };
  }

  private List<String> people() {
    return IntStream.range(0, s.where.length)
        .filter(c -> s.owner[c] == seat && s.where[c] >= 0)
        .mapToObj(c -> s.content.person(c).id())
        .sorted()
        .toList();
  }
}
