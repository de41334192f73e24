package horda.wire;

import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.TableOption;
import horda.wire.doc.EngineReply.CatalogueGame;
import horda.wire.doc.EngineReply.CatalogueOption;
import horda.wire.doc.EngineReply.CatalogueOrder;
import horda.wire.doc.ToldRule;
import java.util.ArrayList;
import java.util.List;

/// What the shelf holds, for programs: games, and the rules of one.
final class Catalogue {
  private final Shelf shelf;
  private final Language language;

  Catalogue(Shelf shelf, Language language) {
    this.shelf = shelf;
    this.language = language;
  }

  List<CatalogueGame> games() {
    List<CatalogueGame> games = new ArrayList<>();
    shelf.ids().forEach(id -> games.add(game(shelf.game(id))));
    return games;
  }

  private CatalogueGame game(Game<?> game) {
    Texts texts = shelf.texts(game.id(), language);
    return new CatalogueGame(
        game.id(),
        own("name", texts),
        own("short", texts),
        own("about", texts),
        game.minSeats(),
        game.maxSeats(),
        game.revision(),
        shelf.contentHash(game.id()),
        game.options().stream().map(Catalogue::option).toList(),
        game.standingOrders().stream()
            .map(order -> new CatalogueOrder(order.number(), texts.say(order.label())))
            .toList());
  }

  private static @Nullable String own(String key, Texts texts) {
    return texts.has("game." + key) ? texts.say("game." + key) : null;
  }

  private static CatalogueOption option(TableOption option) {
    String form = option.form();
    return new CatalogueOption(
        option.id(), option.standard(), option.values(), form.isEmpty() ? null : form);
  }

  List<ToldRule> rules(String game, String word) {
    RuleBook book = shelf.rules(game);
    return book.search(word, language).stream().map(rule -> book.told(rule, language)).toList();
  }
}
