package horda.art.amanecer;

import horda.amanecerzombi.view.ObjectView;
import horda.art.Easel;
import horda.engine.Ref;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What things of this table are called.
final class AmanecerNames {
  /// Cards that one looks at or is offered may be of any of these decks.
  private static final List<String> DECKS = List.of("action-card", "object", "skill", "character");

  private final Easel easel;

  AmanecerNames(Easel easel) {
    this.easel = easel;
  }

  String say(String key, Object... args) {
    return easel.say("amanecer." + key, args);
  }

  String text(String key) {
    return easel.texts().say(key);
  }

  /// Seats are letters on the maps.
  static String letter(int seat) {
    return String.valueOf((char) ('A' + seat));
  }

  String seat(int seat) {
    return easel.texts().name(Ref.seat(seat));
  }

  /// With the letter of the maps: "A Ana".
  String player(int seat) {
    return letter(seat) + " " + seat(seat);
  }

  /// The name of `square:130`.
  String named(String ref) {
    int colon = ref.indexOf(':');
    return colon < 0
        ? ""
        : easel
            .texts()
            .name(new Ref(ref.substring(0, colon), Integer.parseInt(ref.substring(colon + 1))));
  }

  String person(String character) {
    return character.equals("nameless") ? text("name.nameless") : text("character." + character);
  }

  String object(ObjectView object) {
    String dice = object.dice() > 0 ? " " + object.dice() + (object.ranged() ? "⌖" : "⚔") : "";
    return text("object." + object.object()) + dice + (object.turned() ? " " + say("turned") : "");
  }

  /// A card of a deck that its id alone must tell.
  String card(String id) {
    return DECKS.stream()
        .map(deck -> deck + "." + id)
        .filter(easel.texts()::has)
        .findFirst()
        .map(this::text)
        .orElse(id);
  }

  /// "Pair ×2, Trio"; nothing is a dash.
  String counted(Collection<String> ids, Function<String, String> name) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    ids.forEach(id -> counts.merge(name.apply(id), 1, Integer::sum));
    return counts.isEmpty()
        ? "–"
        : counts.entrySet().stream()
            .map(e -> e.getValue() == 1 ? e.getKey() : e.getKey() + " ×" + e.getValue())
            .collect(Collectors.joining(", "));
  }

  String actions(List<String> ids) {
    return counted(ids, id -> text("action-card." + id));
  }
}
