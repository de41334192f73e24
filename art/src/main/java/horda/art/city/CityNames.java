package horda.art.city;

import horda.art.Easel;
import horda.cityofhorror.view.CardView;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.InvasionView;
import horda.cityofhorror.view.PersonView;
import horda.cityofhorror.view.PlaceView;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What things of the city are called.
final class CityNames {
  private static final Pattern ARTICLE = Pattern.compile("^(The|El|La|Los|Las) ");

  private static final String INVASION = "name.invasion-";

  private final CityView view;
  private final Easel easel;

  CityNames(CityView view, Easel easel) {
    this.view = view;
    this.easel = easel;
  }

  String say(String key, Object... args) {
    return easel.say("city." + key, args);
  }

  String seat(int seat) {
    return easel.texts().name(Ref.seat(seat));
  }

  String colour(String colour) {
    return easel.texts().say("colour." + colour);
  }

  /// Without the article, which in a list says nothing.
  String person(PersonView person) {
    return person(person.character());
  }

  String person(String character) {
    return ARTICLE.matcher(easel.texts().say("character." + character)).replaceFirst("");
  }

  String card(String card) {
    return easel.texts().say("action-card." + card);
  }

  /// Several of a kind are counted.
  String cards(List<CardView> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(card(card.card()), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(e -> e.getValue() == 1 ? e.getKey() : e.getKey() + " ×" + e.getValue())
        .collect(Collectors.joining(", "));
  }

  String place(String place) {
    boolean ruined = view.places().stream().anyMatch(p -> p.place().equals(place) && p.ruined());
    return easel.texts().say("location." + (ruined ? "ruined-tower" : place));
  }

  /// With the number of the corner and the side of the board: "2 Church A".
  String title(PlaceView place) {
    String number = place.number() == 0 ? "" : place.number() + " ";
    return number + place(place.place()) + (place.ruined() ? "" : " " + place.side());
  }

  String slots(PlaceView place) {
    return place.people().size() + "/" + (place.capacity() == 0 ? "∞" : place.capacity());
  }

  String condition(PlaceView place) {
    return place.attackAt() > 0 ? say("attack-at", place.attackAt()) : say("attack-more");
  }

  /// What lies there to be shared; empty if nothing.
  String supplies(PlaceView place) {
    String known = place.knownCards().isEmpty() ? "" : " (" + cards(place.knownCards()) + ")";
    return supplies(place.antidotes(), place.cards()) + known;
  }

  private String supplies(int antidotes, int cards) {
    List<String> words = new ArrayList<>();
    if (antidotes > 0) {
      words.add(say("antidotes", antidotes));
    }
    if (cards > 0) {
      words.add(say("cards", cards));
    }
    return words.isEmpty() ? "" : "▣ " + String.join(" + ", words);
  }

  /// Explosion markers, and what they have done; empty if nothing.
  String damage(PlaceView place) {
    String marks = place.markers() == 0 ? "" : say("markers", place.markers());
    return place.shut() ? (marks + " " + say("shut")).strip() : marks;
  }

  /// The card and all that it brings to the places of this table.
  String invasion(InvasionView card) {
    List<String> parts = new ArrayList<>();
    for (InvasionView.Move move : card.moves()) {
      parts.add(place(move.from()) + " ☠→ " + place(move.to()));
    }
    for (InvasionView.Arrival arrival : card.arrivals()) {
      String zombies = arrival.zombies() > 0 ? " ☠" + arrival.zombies() : "";
      String goods = supplies(arrival.antidotes(), arrival.cards());
      parts.add(place(arrival.place()) + zombies + (goods.isEmpty() ? "" : " " + goods));
    }
    if (card.leader() > 0) {
      parts.add(say("leader-steps", card.leader()));
    }
    return easel.texts().say(INVASION + card.id()) + ": " + String.join(", ", parts);
  }
}
