package horda.wire;

import horda.engine.Game;
import horda.engine.StandingOrder;
import horda.engine.TableOption;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the shelf holds, for programs: games, and the rules of one.
final class Catalogue {
  private final Shelf shelf;
  private final Language language;

  Catalogue(Shelf shelf, Language language) {
    this.shelf = shelf;
    this.language = language;
  }

  ObjectNode games() {
    ObjectNode body = Commands.ok();
    ArrayNode games = body.putArray("games");
    shelf.ids().forEach(id -> games.add(game(shelf.game(id))));
    return body;
  }

  private ObjectNode game(Game<?> game) {
    Texts texts = shelf.texts(game.id(), language);
    ObjectNode node = Json.object().put("id", game.id());
    for (String key : List.of("name", "short", "about")) {
      if (texts.has("game." + key)) {
        node.put(key, texts.say("game." + key));
      }
    }
    node.put("minSeats", game.minSeats()).put("maxSeats", game.maxSeats());
    node.put("revision", game.revision()).put("content", shelf.contentHash(game.id()));
    ArrayNode options = node.putArray("options");
    game.options().forEach(option -> options.add(option(option)));
    ArrayNode orders = node.putArray("orders");
    for (StandingOrder order : game.standingOrders()) {
      orders.addObject().put("order", order.number()).put("label", texts.say(order.label()));
    }
    return node;
  }

  private static ObjectNode option(TableOption option) {
    ObjectNode node = Json.object().put("id", option.id()).put("standard", option.standard());
    ArrayNode values = node.putArray("values");
    option.values().forEach(values::add);
    return option.form().isEmpty() ? node : node.put("form", option.form());
  }

  ObjectNode rules(String game, String word) {
    RuleBook book = shelf.rules(game);
    ObjectNode body = Commands.ok();
    ArrayNode rules = body.putArray("rules");
    for (RuleEntry entry : book.search(word, language)) {
      ObjectNode rule = rules.addObject().put("id", entry.id());
      rule.put("chapter", book.title(entry.chapter(), language));
      rule.put("ruling", entry.ruling());
      rule.put("text", entry.text(language));
      if (!entry.reason(language).isEmpty()) {
        rule.put("reason", entry.reason(language));
      }
    }
    return body;
  }
}
