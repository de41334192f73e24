package horda.server.record;

import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.server.house.House;
import horda.server.table.Chair;
import horda.server.table.Colours;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.Tokens;
import horda.wire.Form;
import horda.wire.Likeness;
import horda.wire.Plain;
import horda.wire.SavedGame;
import horda.wire.doc.MadeTable;
import horda.wire.doc.SeatToken;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// Makes a table of a saved game: one to be watched when the game is over, one to play on when it
/// is not. The file's owner knows the seed, so the table is for practice, and its file will carry
/// no proof of the dice.
public final class Importing {
  private static final int MOST_SEATS = 30;
  private static final int PACE = 700;
  private static final Header.Wishes WISHES =
      new Header.Wishes(false, Header.Talk.OPEN, null, 0, PACE);

  private final House house;
  private final String host = Tokens.fresh();
  private final SortedMap<Integer, String> tokens = new TreeMap<>();
  private final List<Chair> chairs = new ArrayList<>();
  private final List<Line> afterwards = new ArrayList<>();

  private Importing(House house) {
    this.house = house;
  }

  /// The file itself, or `{"saved":file,"seats":[{"kind","name"?,"bot"?}]?,"ask":true?}`. With
  /// `ask` a game that is not over is refused (`seats-wanted`) until it is said who sits where;
  /// else all seats are the sender's.
  public static MadeTable of(House house, JsonNode body) {
    return new Importing(house).make(body);
  }

  private MadeTable make(JsonNode body) {
    boolean wrapped = body.has("saved");
    JsonNode file = wrapped ? body.get("saved") : body;
    if (file.has("frames")) {
      throw new Refusal(
          "recording",
          "",
          "This is a recording of what somebody saw, not a saved game. The page of replays opens"
              + " it.");
    }
    SavedGame saved = file.isString() ? SavedGame.parse(file.stringValue()) : SavedGame.parse(file);
    Match<?> match = LogTrimmer.replay(saved, house.shelf());
    boolean over = match.isOver();
    boolean said = wrapped && body.has("seats");
    if (!over && !said && wrapped && body.path("ask").booleanValue(false)) {
      throw new Refusal("seats-wanted", "", "This game is not over: say who sits where.");
    }
    List<Seat> seats = said && !over ? seats(body, saved) : all(saved);
    for (int seat = 0; seat < seats.size(); seat++) {
      sit(seats.get(seat), seat, over, match.game());
    }
    Likeness.check(Chair.names(chairs));
    String id = Tokens.tableId();
    house.create(id, header(saved), lines(match));
    List<SeatToken> mine = new ArrayList<>();
    tokens.forEach((seat, token) -> mine.add(new SeatToken(seat, token)));
    return new MadeTable(id, host, over ? "over" : "playing", mine);
  }

  private record Seat(String kind, String name, String bot) {}

  /// As the file has it. Nobody chose these names now, so equal ones get numbers.
  private static List<Seat> all(SavedGame saved) {
    List<String> names = new ArrayList<>(Collections.nCopies(saved.seats(), ""));
    for (int seat = 0; seat < Math.min(saved.seats(), saved.names().size()); seat++) {
      names.set(seat, Plain.name(saved.names().get(seat)));
    }
    return Likeness.distinct(names).stream().map(name -> new Seat("here", name, "")).toList();
  }

  private static List<Seat> seats(JsonNode body, SavedGame saved) {
    Form form =
        Form.of(body, "import", (field, why) -> new Refusal("form", "", "'" + field + "' " + why));
    List<Seat> seats = new ArrayList<>();
    for (JsonNode item : form.list("seats", MOST_SEATS)) {
      Form seat = form.form("seats", item);
      seats.add(new Seat(seat.text("kind"), seat.text("name", ""), seat.text("bot", "")));
      seat.end();
    }
    if (seats.size() != saved.seats()) {
      throw new Refusal(
          "seats", "", "This game has " + saved.seats() + " seats, not " + seats.size() + ".");
    }
    return seats;
  }

  /// Everybody sat here while it was played; who leaves, leaves afterwards.
  private void sit(Seat wish, int seat, boolean over, Game<?> game) {
    String name = Plain.name(wish.name());
    String colour =
        Colours.free("", taken -> chairs.stream().anyMatch(c -> taken.equals(c.colour())));
    String token = Tokens.fresh();
    Chair person = Chair.person(name, colour, Tokens.hash(token));
    switch (wish.kind()) {
      case "here" -> {
        chairs.add(person);
        if (!over) {
          tokens.put(seat, token);
        }
      }
      case "open" -> {
        chairs.add(person);
        afterwards.add(new Line.Open(seat));
      }
      case "bot" -> {
        chairs.add(house.botChair(wish.bot(), game, name, colour, chairs));
      }
      default -> throw new Refusal("form", "", "A seat's 'kind' must be 'here', 'open' or 'bot'.");
    }
  }

  private Header header(SavedGame saved) {
    Game<?> game = house.shelf().game(saved.game());
    Setup setup = Setup.of(game, saved.seats(), saved.options(), saved.seed());
    // With the revision that it was saved under, so that the table says when it is another now.
    return new Header(
        Header.FORMAT,
        saved.game(),
        setup.options(),
        saved.seed().toString(),
        saved.revision(),
        saved.content(),
        chairs,
        Tokens.hash(host),
        WISHES,
        true,
        saved.start(),
        null);
  }

  private List<Line> lines(Match<?> match) {
    List<Line> lines = new ArrayList<>();
    for (Match.Entry entry : match.log()) {
      lines.add(line(entry));
    }
    lines.addAll(afterwards);
    return lines;
  }

  private static Line line(Match.Entry entry) {
    return switch (entry) {
      case Match.Answer answer -> new Line.Answer(answer.seat(), answer.option(), Line.By.PERSON);
      case Match.Order order -> new Line.Order(order.seat(), order.order());
      case Match.Undo undo -> new Line.Undo(undo.seat());
    };
  }
}
