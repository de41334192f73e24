package horda.server.push;

import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A browser that wants to be told when it is the turn of one of its seats.
///
/// @param endpoint where its push service takes messages for it; whoever knows it can send some
/// @param key of the browser, for which messages are encrypted
/// @param auth a secret of the browser
record Subscription(
    String endpoint, String key, String auth, Language language, List<Place> places) {
  /// A seat, by the hash of the token that opens it; or a device of somebody who comes back, at no
  /// table, for invitations.
  record Place(String table, String key) {
    static Place device(String key) {
      return new Place("", key);
    }
  }

  Subscription {
    places = List.copyOf(places);
  }

  /// Refuses (`push`) what no message can be sent to.
  static Subscription of(
      Reach reach,
      String endpoint,
      String key,
      String auth,
      Language language,
      List<Place> places) {
    String address = reach.address(endpoint).toString();
    if (P256.decoded(auth).length != Envelope.AUTH) {
      throw P256.wrong();
    }
    String point = P256.encoded(P256.point(P256.key(P256.decoded(key))));
    return new Subscription(address, point, auth, language, places);
  }

  String id() {
    return Tokens.hash(endpoint);
  }

  ObjectNode json() {
    ObjectNode node =
        Json.object()
            .put("endpoint", endpoint)
            .put("key", key)
            .put("auth", auth)
            .put("lang", language.name().toLowerCase(Locale.ROOT));
    ArrayNode list = node.putArray("seats");
    places.forEach(place -> list.addObject().put("table", place.table()).put("key", place.key()));
    return node;
  }

  static Subscription read(JsonNode node) {
    List<Place> places = new ArrayList<>();
    for (JsonNode place : node.get("seats").values()) {
      places.add(new Place(text(place, "table"), text(place, "key")));
    }
    return new Subscription(
        text(node, "endpoint"),
        text(node, "key"),
        text(node, "auth"),
        Language.parse(text(node, "lang")),
        places);
  }

  private static String text(JsonNode node, String field) {
    return node.get(field).stringValue();
  }
}
