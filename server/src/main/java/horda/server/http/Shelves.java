package horda.server.http;

import horda.bots.roster.Roster;
import horda.engine.Designed;
import horda.engine.Game;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.TableOption;
import horda.engine.Written;
import horda.engine.campaign.Campaigned;
import horda.server.ServerTexts;
import horda.server.house.House;
import horda.server.table.Colours;
import horda.wire.Language;
import horda.wire.Protocol;
import horda.wire.RuleBook;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.doc.HouseDoc;
import horda.wire.doc.HouseDoc.HouseGame;
import horda.wire.doc.HouseDoc.HouseOption;
import horda.wire.doc.HouseDoc.OptionValue;
import horda.wire.doc.HouseDoc.Order;
import horda.wire.doc.HouseDoc.ReadyPhrase;
import horda.wire.doc.ToldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What stands on the shelf: games, their texts, rules and content.
public final class Shelves {
  private static final String PHRASE = "phrase.";

  private final House house;
  private final Shelf shelf;
  private final Roster roster;
  private final String version;

  public Shelves(House house, String version) {
    this.house = house;
    this.shelf = house.shelf();
    this.roster = house.roster();
    this.version = version;
  }

  public HouseDoc house(Language language) {
    List<HouseGame> games = new ArrayList<>();
    shelf.ids().forEach(id -> games.add(game(shelf.game(id), language)));
    return new HouseDoc(version, Protocol.TABLE, games, Colours.ALL, null, null);
  }

  private HouseGame game(Game<?> game, Language language) {
    Texts texts = shelf.texts(game.id(), language);
    return new HouseGame(
        game.id(),
        own("name", texts),
        own("short", texts),
        own("about", texts),
        game.minSeats(),
        game.maxSeats(),
        shelf.contentHash(game.id()),
        game instanceof Designed<?>,
        game instanceof Campaigned<?>,
        game.options().stream().map(option -> option(option, texts)).toList(),
        roster.names(game),
        List.copyOf(house.doormen().present()),
        orders(game, texts),
        phrases(texts));
  }

  private static String own(String key, Texts texts) {
    return texts.has("game." + key) ? texts.say("game." + key) : "";
  }

  /// Of use only in a game whose windows may open for everybody.
  private static List<Order> orders(Game<?> game, Texts texts) {
    List<Order> orders = new ArrayList<>();
    if (game.options().stream().anyMatch(o -> o.id().equals(Setup.UNIFORM_WINDOWS.id()))) {
      for (StandingOrder order : game.standingOrders()) {
        orders.add(new Order(order.number(), texts.say(order.label())));
      }
    }
    return orders;
  }

  private static List<ReadyPhrase> phrases(Texts texts) {
    return texts.keys().stream()
        .filter(key -> key.startsWith(PHRASE))
        .map(key -> new ReadyPhrase(key.substring(PHRASE.length()), texts.say(key)))
        .toList();
  }

  private static HouseOption option(TableOption option, Texts texts) {
    String all = "table-option." + option.id();
    List<OptionValue> values = new ArrayList<>();
    for (String value : option.values()) {
      String key = all + "-" + value;
      values.add(new OptionValue(value, label(key, value, texts), about(key, texts)));
    }
    return new HouseOption(
        option.id(),
        label(all, option.id(), texts),
        about(all, texts),
        option.standard(),
        values,
        option.form());
  }

  private static String about(String key, Texts texts) {
    return texts.has("about-" + key) ? texts.say("about-" + key) : "";
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

  public Written content(String game) {
    return new ContentJson(shelf.content(game));
  }

  /// Every template of the game's texts.
  public Written texts(String game, Language language) {
    Map<String, String> templates = shelf.texts(game, language).templates();
    return pen -> {
      pen.open();
      templates.forEach(
          (key, template) -> {
            pen.name(key);
            pen.text(template);
          });
      pen.close();
    };
  }

  public List<ToldRule> rules(String game, Language language) {
    var unused = shelf.game(game);
    RuleBook book = shelf.rules(game);
    return book.entries().stream().map(entry -> book.told(entry, language)).toList();
  }
}
