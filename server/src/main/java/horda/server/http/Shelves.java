package horda.server.http;

import horda.bots.roster.Roster;
import horda.engine.Designed;
import horda.engine.Game;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.TableOption;
import horda.server.ServerTexts;
import horda.server.house.House;
import horda.server.table.Colours;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Protocol;
import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What stands on the shelf: games, their texts, rules and content.
final class Shelves {
  private final House house;
  private final Shelf shelf;
  private final Roster roster;
  private final String version;

  Shelves(House house, String version) {
    this.house = house;
    this.shelf = house.shelf();
    this.roster = house.roster();
    this.version = version;
  }

  ObjectNode house(Language language) {
    ObjectNode node = Json.object().put("version", version).put("protocol", Protocol.TABLE);
    ArrayNode games = node.putArray("games");
    shelf.ids().forEach(id -> games.add(game(shelf.game(id), language)));
    ArrayNode colours = node.putArray("colours");
    Colours.ALL.forEach(colours::add);
    return node;
  }

  private ObjectNode game(Game<?> game, Language language) {
    Texts texts = shelf.texts(game.id(), language);
    ObjectNode node = Json.object().put("id", game.id());
    for (String key : List.of("name", "short", "about")) {
      node.put(key, texts.has("game." + key) ? texts.say("game." + key) : "");
    }
    node.put("minSeats", game.minSeats()).put("maxSeats", game.maxSeats());
    node.put("content", shelf.contentHash(game.id()));
    node.put("workshop", game instanceof Designed<?>);
    ArrayNode options = node.putArray("options");
    game.options().forEach(option -> options.add(option(option, texts)));
    ArrayNode bots = node.putArray("bots");
    roster.names(game).forEach(bots::add);
    ArrayNode accounts = node.putArray("accounts");
    house.doormen().present().forEach(accounts::add);
    ArrayNode orders = node.putArray("orders");
    if (game.options().stream().anyMatch(o -> o.id().equals(Setup.UNIFORM_WINDOWS.id()))) {
      for (StandingOrder order : game.standingOrders()) {
        orders.addObject().put("number", order.number()).put("label", texts.say(order.label()));
      }
    }
    ArrayNode phrases = node.putArray("phrases");
    for (String key : texts.keys()) {
      if (key.startsWith("phrase.")) {
        phrases
            .addObject()
            .put("id", key.substring("phrase.".length()))
            .put("text", texts.say(key));
      }
    }
    return node;
  }

  private static ObjectNode option(TableOption option, Texts texts) {
    ObjectNode node = Json.object().put("id", option.id());
    node.put("label", label("table-option." + option.id(), option.id(), texts));
    String about = "about-table-option." + option.id();
    node.put("about", texts.has(about) ? texts.say(about) : "");
    node.put("standard", option.standard());
    ArrayNode values = node.putArray("values");
    for (String value : option.values()) {
      String key = "table-option." + option.id() + "-" + value;
      values.addObject().put("value", value).put("label", label(key, value, texts));
    }
    return node.put("form", option.form());
  }

  /// The game's own words, else the house's, else the bare id.
  private static String label(String key, String bare, Texts texts) {
    if (texts.has(key)) {
      return texts.say(key);
    }
    Texts house = ServerTexts.in(texts.language());
    if (house.has(key)) {
      return house.say(key);
    }
    String plain = "value." + bare;
    return house.has(plain) ? house.say(plain) : bare;
  }

  JsonNode content(String game) {
    return ContentJson.of(shelf.content(game));
  }

  ObjectNode texts(String game, Language language) {
    ObjectNode node = Json.object();
    shelf.texts(game, language).templates().forEach(node::put);
    return node;
  }

  ArrayNode rules(String game, Language language) {
    var unused = shelf.game(game);
    RuleBook book = shelf.rules(game);
    ArrayNode rules = Json.array();
    for (RuleEntry entry : book.entries()) {
      ObjectNode rule = rules.addObject().put("id", entry.id());
      rule.put("chapter", book.title(entry.chapter(), language));
      rule.put("ruling", entry.ruling());
      rule.put("text", entry.text(language));
      if (!entry.reason(language).isEmpty()) {
        rule.put("reason", entry.reason(language));
      }
    }
    return rules;
  }
}
