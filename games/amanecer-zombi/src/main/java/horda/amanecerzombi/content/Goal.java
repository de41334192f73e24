package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.List;

/// What a Mission asks for; content.yaml tells each in words.
public sealed interface Goal {
  /// A combat with `dice`, and a number of Action cards revealed per Character (AMZ-MISS-09).
  record Clean(int dice, int cards) implements Goal {}

  /// Objects discarded on the Site.
  record Deliver(List<Demand> objects) implements Goal {}

  /// Characters discarded on the Site.
  record Leave(int characters) implements Goal {}

  record Gift(int objects) implements Goal {}

  record Burn(int objects) implements Goal {}

  record ForeignZones(int zones) implements Goal {}

  record OnTerrain(Terrain terrain, int locations) implements Goal {}

  record Zones(int zones) implements Goal {}

  record Locations(int locations) implements Goal {}

  record Trophies(int points) implements Goal {}

  record SpecialZombies(int cards) implements Goal {}

  record Massacre(int points) implements Goal {}

  record Motorised(int characters) implements Goal {}

  record Guns(int guns) implements Goal {}

  record Crowd(int characters) implements Goal {}

  Known WORDS =
      Known.of(
          "goal",
          "clean",
          "deliver",
          "leave",
          "gift",
          "burn",
          "foreign-zones",
          "terrain",
          "zones",
          "locations",
          "trophies",
          "special-zombies",
          "massacre",
          "motorised",
          "guns",
          "crowd");

  static Goal read(Data row) {
    WORDS.check(row);
    if (row.keys().size() != 1) {
      throw new Data.Fault(row, "a Mission has one goal");
    }
    String word = row.keys().getFirst();
    Data at = row.at(word);
    return switch (word) {
      case "clean" -> new Clean(at.at("dice").num(), at.at("cards").num());
      case "deliver" ->
          new Deliver(
              at.items().stream().map(item -> Known.constant(item, Demand.values())).toList());
      case "terrain" ->
          new OnTerrain(
              Known.constant(at.at("of"), Terrain.values()), Known.num(at, "locations", 1, 20));
      default -> counted(word, Known.num(row, word, 1, 20));
    };
  }

  private static Goal counted(String word, int number) {
    return switch (word) {
      case "leave" -> new Leave(number);
      case "gift" -> new Gift(number);
      case "burn" -> new Burn(number);
      case "foreign-zones" -> new ForeignZones(number);
      case "zones" -> new Zones(number);
      case "locations" -> new Locations(number);
      case "trophies" -> new Trophies(number);
      case "special-zombies" -> new SpecialZombies(number);
      case "massacre" -> new Massacre(number);
      case "motorised" -> new Motorised(number);
      case "guns" -> new Guns(number);
      default -> new Crowd(number);
    };
  }
}
