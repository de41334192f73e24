package horda.cardsofthedead.stage;

import static horda.cardsofthedead.stage.Observing.joined;
import static horda.cardsofthedead.stage.Observing.num;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Nullable;
import java.util.List;
import java.util.stream.IntStream;

/// The keys of piles: alone the cards (face-down piles in drawing order, others sorted), or
/// `.count`, `.top`, `.bottom`, `.3` (third from the top), `.zombie` (how many of that card).
record ObservedPiles(CardsState s) {
  static final List<String> WORDS =
      List.of(
          "common",
          "common-discard",
          "kit",
          "kit-discard",
          "city",
          "pharmacy",
          "market",
          "threat-pile",
          "threats",
          "aside",
          "box",
          "out",
          "in-use",
          "drawn",
          "pile-a",
          "pile-b",
          "pile-c",
          "pile-d");

  private static final int[] ZONES = {
    CardZones.COMMON,
    CardZones.COMMON_DISCARD,
    CardZones.KIT,
    CardZones.KIT_DISCARD,
    CardZones.CITY,
    CardZones.PHARMACY,
    CardZones.MARKET,
    CardZones.THREATS,
    CardZones.THREATS_IN_FORCE,
    CardZones.ASIDE,
    CardZones.BOX,
    CardZones.OUT,
    CardZones.IN_USE,
    CardZones.DRAWN,
    CardZones.pile(0),
    CardZones.pile(1),
    CardZones.pile(2),
    CardZones.pile(3)
  };

  private static final List<String> ORDERED =
      List.of("common", "kit", "city", "pharmacy", "market", "threat-pile");

  @Nullable
  String look(String key) {
    String pile = key.startsWith("pile.") ? key.replaceFirst("pile\\.", "pile-") : key;
    int dot = pile.indexOf('.');
    String name = dot < 0 ? pile : pile.substring(0, dot);
    int index = WORDS.indexOf(name);
    if (index < 0) {
      return null;
    }
    int zone = ZONES[index];
    if (dot < 0) {
      return ORDERED.contains(name) ? joined(fromTop(s, zone)) : sorted(s, zone);
    }
    return part(fromTop(s, zone), pile.substring(dot + 1));
  }

  private @Nullable String part(List<String> cards, String part) {
    if (part.matches("\\d+")) {
      int n = Integer.parseInt(part);
      return n < 1 || n > cards.size() ? "nothing" : cards.get(n - 1);
    }
    return switch (part) {
      case "count" -> num(cards.size());
      case "top" -> cards.isEmpty() ? "nothing" : cards.getFirst();
      case "bottom" -> cards.isEmpty() ? "nothing" : cards.getLast();
      default ->
          s.content.findType(part) == null
              ? null
              : num((int) cards.stream().filter(part::equals).count());
    };
  }

  private static List<String> fromTop(CardsState s, int zone) {
    return IntStream.range(0, s.zones.size(zone))
        .mapToObj(i -> s.type(s.zones.at(zone, i)).id())
        .toList()
        .reversed();
  }

  static String sorted(CardsState s, int zone) {
    return joined(fromTop(s, zone).stream().sorted().toList());
  }
}
