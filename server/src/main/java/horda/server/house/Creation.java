package horda.server.house;

import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.server.table.Chair;
import horda.server.table.Colours;
import horda.server.table.Header;
import horda.server.table.Likeness;
import horda.server.table.Line;
import horda.server.table.Plain;
import horda.server.table.Tokens;
import horda.wire.Dice;
import horda.wire.Form;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A new table as somebody asks for it, and the tokens that its maker gets.
public final class Creation {
  private static final int MOST_SEATS = 30;
  private static final int LONGEST_CLOCK = 7 * 24 * 3600;
  private static final int LONGEST_WINDOW = 60;
  private static final int LONGEST_PACE = 10_000;
  private static final int STANDARD_PACE = 700;

  private final House house;
  private final String host = Tokens.fresh();
  private final SortedMap<Integer, String> tokens = new TreeMap<>();
  private final List<Chair> chairs = new ArrayList<>();
  private final List<Line.Commit> promises = new ArrayList<>();

  private Creation(House house) {
    this.house = house;
  }

  /// Makes the table: `{"table","host","seats":[{"seat","token"}]}`.
  public static ObjectNode make(House house, Form form) {
    Creation creation = new Creation(house);
    Header header = creation.header(form);
    String id = Tokens.tableId();
    house.create(id, header, creation.promises(header), List.of());
    ObjectNode made = Json.object().put("table", id).put("host", creation.host);
    ArrayNode seats = made.putArray("seats");
    creation.tokens.forEach(
        (seat, token) -> seats.addObject().put("seat", seat).put("token", token));
    return made;
  }

  /// A seed that was given needs no promises, and takes none.
  private List<Line.Commit> promises(Header header) {
    return header.dice() == null ? List.of() : promises;
  }

  private Header header(Form form) {
    Game<?> game = house.shelf().game(form.text("game"));
    for (JsonNode seat : form.list("seats", MOST_SEATS)) {
      chairs.add(chair(game, form.form("seats", seat)));
    }
    Likeness.check(chairs);
    Map<String, String> chosen = form.has("options") ? options(form) : Map.of();
    boolean practice = form.has("seed");
    Seed seed = practice ? seed(form) : Seed.of(House.freshKey());
    Setup setup = Setup.of(game, chairs.size(), chosen, seed);
    Header.Wishes wishes = wishes(form);
    form.end();
    check(wishes, setup, practice);
    return new Header(
        Header.FORMAT,
        game.id(),
        setup.options(),
        seed.toString(),
        game.revision(),
        house.shelf().contentHash(game.id()),
        chairs,
        Tokens.hash(host),
        wishes,
        practice,
        null,
        practice ? null : new Header.Shared(List.of()));
  }

  /// Some are texts that others get to see: the title of a mission.
  private static Map<String, String> options(Form form) {
    Map<String, String> options = new TreeMap<>(form.words("options"));
    options.replaceAll((option, value) -> Plain.block(value));
    return options;
  }

  private static void check(Header.Wishes wishes, Setup setup, boolean practice) {
    if (practice && wishes.listed()) {
      throw new Refusal("seed", "", "A table with a given seed is for practice and not public.");
    }
    String uniform = setup.options().getOrDefault(Setup.UNIFORM_WINDOWS.id(), "yes");
    if (wishes.windowSeconds() > 0 && uniform.equals("no")) {
      throw new Refusal(
          "windows", "", "Windows of one length only hide something if they open for everybody.");
    }
  }

  private Chair chair(Game<?> game, Form form) {
    int seat = chairs.size();
    String kind = form.text("kind");
    String name = Plain.name(form.text("name", ""));
    String wanted = Colours.parse(form.text("colour", ""));
    String colour =
        Colours.free(wanted, taken -> chairs.stream().anyMatch(c -> c.colour().equals(taken)));
    Chair chair =
        switch (kind) {
          case "here" -> {
            String token = Tokens.fresh();
            tokens.put(seat, token);
            promise(seat, form);
            yield Chair.person(name, colour, Tokens.hash(token));
          }
          case "open" -> Chair.open(colour);
          case "bot" -> {
            String bot = form.text("bot", house.thinking().standIn(game));
            yield house.botChair(bot, game, name, colour, chairs);
          }
          default -> throw form.wrong("kind", "must be 'here', 'open' or 'bot'");
        };
    form.end();
    return chair;
  }

  private void promise(int seat, Form form) {
    if (form.has("dice")) {
      promises.add(new Line.Commit(seat, number(form, "dice")));
    }
  }

  /// A number or a hash as clients send them for the dice.
  public static String number(Form form, String field) {
    String text = form.text(field);
    if (!Dice.isNumber(text)) {
      throw form.wrong(field, "must be 64 hexadecimal digits in small letters");
    }
    return text;
  }

  private static Header.Wishes wishes(Form form) {
    return new Header.Wishes(
        form.has("public") && form.flag("public"),
        form.has("talk") ? talk(form) : Header.Talk.OPEN,
        clock(form),
        form.has("windowSeconds") ? form.whole("windowSeconds", 0, LONGEST_WINDOW) : 0,
        form.has("pace") ? form.whole("pace", 0, LONGEST_PACE) : STANDARD_PACE);
  }

  private static Header.Talk talk(Form form) {
    String word = form.text("talk");
    for (Header.Talk talk : Header.Talk.values()) {
      if (talk.name().toLowerCase(Locale.ROOT).equals(word)) {
        return talk;
      }
    }
    throw form.wrong("talk", "must be 'open', 'phrases' or 'silent'");
  }

  private static Header.@Nullable Clock clock(Form form) {
    if (!form.has("clock") || form.node("clock").isNull()) {
      return null;
    }
    Form clock = form.form("clock");
    Header.Clock read =
        new Header.Clock(
            clock.whole("bank", 10, LONGEST_CLOCK), clock.whole("add", 0, LONGEST_CLOCK));
    clock.end();
    return read;
  }

  private static Seed seed(Form form) {
    try {
      return Seed.parse(form.text("seed"));
    } catch (IllegalArgumentException _) {
      throw form.wrong("seed", "must be a whole number or 32 or 64 hexadecimal digits, as a text");
    }
  }
}
