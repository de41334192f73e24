package horda.cityofhorror.stage;

import static horda.cityofhorror.stage.Observing.joined;
import static horda.cityofhorror.stage.Observing.num;
import static horda.cityofhorror.state.CityState.EATEN;
import static horda.cityofhorror.state.CityState.ON_TRUCK;

import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.Reading;
import horda.engine.Promises;
import java.util.List;
import java.util.stream.IntStream;

/// Reserves, piles, markers and promises.
record ObservedPiles(CityState s) {
  static final List<String> WORDS =
      List.of(
          "reserve.zombies",
          "reserve.antidotes",
          "antidotes.gone",
          "deck.count",
          "deck.top",
          "discard",
          "discard.count",
          "removed.count",
          "pending",
          "invasion.count",
          "invasion.top",
          "turned",
          "markers.tower",
          "markers.armory",
          "markers.placed",
          "food.truck",
          "food.up",
          "food.gone",
          "promises",
          "promises.count",
          "layout");

  private static final List<String> STATUS = List.of("open", "kept", "broken", "lapsed");

  String look(String word) {
    return switch (word) {
      case "reserve.zombies" -> num(s.zombieReserve());
      case "reserve.antidotes" -> num(s.antidoteReserve);
      case "antidotes.gone" -> num(s.antidotesGone);
      case "deck.count" -> num(s.zones.size(CardZones.DECK));
      case "deck.top" ->
          s.zones.isEmpty(CardZones.DECK) ? "nothing" : action(s.zones.top(CardZones.DECK));
      case "discard" -> joined(cards(s, CardZones.DISCARD));
      case "discard.count" -> num(s.zones.size(CardZones.DISCARD));
      case "removed.count" -> num(s.zones.size(CardZones.REMOVED));
      case "pending" -> joined(cards(s, CardZones.PENDING));
      case "markers.tower" -> num(s.towerMarkers);
      case "markers.armory" -> num(s.armoryMarkers);
      case "markers.placed" -> num(s.markersPlaced);
      case "food.truck" -> num(food(s, ON_TRUCK, -1).size());
      case "food.up" -> joined(food(s, ON_TRUCK, s.foodUp));
      case "food.gone" -> joined(food(s, EATEN, -1));
      default -> more(word);
    };
  }

  private String more(String word) {
    return switch (word) {
      case "invasion.count" -> num(s.zones.size(CardZones.INVASION));
      case "invasion.top" ->
          s.zones.isEmpty(CardZones.INVASION)
              ? "nothing"
              : invasion(s.zones.top(CardZones.INVASION));
      case "turned" ->
          joined(
              IntStream.range(0, s.zones.size(CardZones.TURNED))
                  .mapToObj(i -> invasion(s.zones.at(CardZones.TURNED, i)))
                  .toList());
      case "promises" ->
          joined(IntStream.range(0, s.promises().size()).mapToObj(this::promise).toList());
      case "promises.count" -> num(s.promises().size());
      case "layout" ->
          joined(IntStream.range(0, 4).mapToObj(i -> Observing.place(s.corner[i])).toList());
      default -> throw new IllegalStateException(word);
    };
  }

  /// `ana to ben promise:vote-for:1 binding open`.
  private String promise(int i) {
    Promises p = s.promises();
    Seats seats = new Seats(s);
    return "%s to %s %s %s %s"
        .formatted(
            seats.name(p.from(i)),
            seats.name(p.to(i)),
            Reading.promise(s, i).id() + elsewhere(i),
            p.binding(i) ? "binding" : "free",
            STATUS.get(p.status(i)));
  }

  private String elsewhere(int i) {
    String place = Reading.place(s, i);
    boolean here = s.here >= 0 && place.equals(Observing.place(s.here));
    return place.isEmpty() || here ? "" : "@" + place;
  }

  private String action(int card) {
    return s.content.action(card).id();
  }

  private String invasion(int card) {
    return s.content.invasion(card).id();
  }

  /// In the order in which they lie, the top one last.
  static List<String> cards(CityState s, int zone) {
    return IntStream.range(0, s.zones.size(zone))
        .mapToObj(i -> s.content.action(s.zones.at(zone, i)).id())
        .toList();
  }

  static List<String> sorted(CityState s, int zone) {
    return cards(s, zone).stream().sorted().toList();
  }

  /// Values of the tokens that somebody holds, among a set.
  static List<String> food(CityState s, int holder, int among) {
    return IntStream.range(0, s.food.length)
        .filter(t -> s.food[t] == holder && (among & 1 << t) != 0)
        .mapToObj(t -> num(s.content.foodValue(t)))
        .sorted()
        .toList();
  }
}
