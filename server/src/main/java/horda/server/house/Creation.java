package horda.server.house;

import horda.engine.Attention;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.server.table.Chair;
import horda.server.table.Colours;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.Tokens;
import horda.wire.Dice;
import horda.wire.Form;
import horda.wire.Likeness;
import horda.wire.Plain;
import horda.wire.doc.MadeTable;
import horda.wire.doc.SeatToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// A new table as somebody asks for it, and the tokens that its maker gets.
public final class Creation {
  private static final int MOST_SEATS = 30;
  private static final int LONGEST_CLOCK = 7 * 24 * 3600;
  private static final int LONGEST_WINDOW = 60;
  private static final int STANDARD_WINDOW = 6;
  private static final int LONGEST_PACE = 10_000;
  private static final int STANDARD_PACE = 700;
  private static final int LONGEST_OPENING = 1000;

  private final House house;
  private final String host = Tokens.fresh();
  private final SortedMap<Integer, String> tokens = new TreeMap<>();
  private final List<Chair> chairs = new ArrayList<>();
  private final List<Line.Commit> promises = new ArrayList<>();
  private final List<Line> opening = new ArrayList<>();

  private Creation(House house) {
    this.house = house;
  }

  /// Makes the table.
  public static MadeTable make(House house, Form form) {
    Creation creation = new Creation(house);
    Header header = creation.header(form);
    creation.tryOpening(header);
    String id = Tokens.tableId();
    house.create(id, header, creation.promises(header), creation.opening);
    List<SeatToken> seats = new ArrayList<>();
    creation.tokens.forEach((seat, token) -> seats.add(new SeatToken(seat, token)));
    return new MadeTable(id, creation.host, null, seats);
  }

  /// The answers that were given before anybody sits down: `"0 pass"` is that of seat 0. A tutorial
  /// begins in the middle of a game with them.
  private void readOpening(Form form, boolean practice) {
    if (!form.has("opening")) {
      return;
    }
    if (!practice) {
      throw form.wrong("opening", "needs a seed: without it nobody can know what will be asked");
    }
    for (String answer : form.texts("opening", LONGEST_OPENING)) {
      int gap = answer.indexOf(' ');
      if (gap != 1 || !Character.isDigit(answer.charAt(0))) {
        throw form.wrong(
            "opening", "must be answers such as '0 pass': the seat, a blank, the option");
      }
      int seat = answer.charAt(0) - '0';
      opening.add(new Line.Answer(seat, answer.substring(gap + 1), Line.By.PERSON));
    }
  }

  /// Refuses an opening that the rules do not allow.
  private void tryOpening(Header header) {
    if (opening.isEmpty()) {
      return;
    }
    Match<?> match = header.deal(house.shelf());
    for (Line line : opening) {
      if (line instanceof Line.Answer answer) {
        match.answer(answer.seat(), answer.option());
      }
    }
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
    Likeness.check(Chair.names(chairs));
    Map<String, String> chosen = form.has("options") ? options(form) : Map.of();
    boolean practice = form.has("seed");
    Seed seed = practice ? seed(form) : Seed.of(House.freshKey());
    Header.Wishes wishes = wishes(form, game, chosen, practice);
    readOpening(form, practice);
    Setup setup =
        Setup.of(
            game,
            chairs.size(),
            wishes.sparing() ? Attention.options(game, chosen, people()) : chosen,
            seed);
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
    if (practice && wishes.rated()) {
      throw new Refusal("seed", "", "A table with a given seed is for practice and not rated.");
    }
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

  /// Seats that somebody at a screen of their own may look through, now or later.
  private int people() {
    return (int) chairs.stream().filter(c -> c.isPerson() || c.isOpen() || c.isAccount()).count();
  }

  /// Scripts know what comes at a table with a seed, and programs what the rules ask: they are put
  /// every question, unless somebody says otherwise.
  private Header.Wishes wishes(
      Form form, Game<?> game, Map<String, String> chosen, boolean practice) {
    boolean scripted = practice || chairs.stream().anyMatch(Chair::isAccount);
    Header.Asking attention =
        form.has("attention")
            ? attention(form)
            : scripted ? Header.Asking.ALL : Header.Asking.STANDARD;
    Header.Clock clock = clock(form);
    return new Header.Wishes(
        form.has("public") && form.flag("public"),
        form.has("talk") ? talk(form) : Header.Talk.OPEN,
        clock,
        windowSeconds(form, game, chosen, attention, clock != null && clock.ofDays()),
        form.has("pace") ? form.whole("pace", 0, LONGEST_PACE) : STANDARD_PACE,
        attention,
        form.has("rated") && form.flag("rated"),
        form.has("lend") && form.flag("lend"));
  }

  private static Header.Asking attention(Form form) {
    return switch (form.text("attention")) {
      case "standard" -> Header.Asking.STANDARD;
      case "all" -> Header.Asking.ALL;
      default -> throw form.wrong("attention", "must be 'standard' or 'all'");
    };
  }

  /// One person among bots hides nothing from anybody, and is never hurried. Nor is anybody where
  /// windows open only for those who can respond, or where people have days for a decision.
  private int windowSeconds(
      Form form,
      Game<?> game,
      Map<String, String> chosen,
      Header.Asking attention,
      boolean byCorrespondence) {
    boolean said = form.has("windowSeconds");
    int wanted = said ? form.whole("windowSeconds", 0, LONGEST_WINDOW) : 0;
    if (attention == Header.Asking.ALL) {
      return wanted;
    }
    boolean several = people() > 1 && Attention.hasWindows(game);
    boolean uniform = !"no".equals(chosen.get(Setup.UNIFORM_WINDOWS.id()));
    boolean hurried = uniform && !byCorrespondence;
    return !several ? 0 : said ? wanted : hurried ? STANDARD_WINDOW : 0;
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
