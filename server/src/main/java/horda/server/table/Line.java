package horda.server.table;

import horda.engine.Match;
import horda.engine.Nullable;
import horda.wire.Json;
import horda.wire.OldWords;
import horda.wire.TextPen;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Something that changed a table. The names are in files: they never change their meaning.
public sealed interface Line {
  int NOBODY = -1;

  /// Somebody takes a free seat; `key` is the hash of their token, `dice` what they promise for the
  /// dice.
  record Sit(int seat, String name, String colour, String key, @Nullable String dice)
      implements Line {
    public Sit {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(colour, "colour");
      Objects.requireNonNull(key, "key");
    }
  }

  record Named(int seat, String name, String colour) implements Line {
    public Named {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(colour, "colour");
    }
  }

  /// The hash of what a seat will give for the dice.
  record Commit(int seat, String hash) implements Line {
    public Commit {
      Objects.requireNonNull(hash, "hash");
    }
  }

  /// Seats and promises are settled; bots called `fill` take the seats that are still free. The
  /// game begins, at once if nobody has promised anything for the dice.
  record Start(@Nullable String fill) implements Line {}

  /// What a seat gives for the dice. With the last one the game begins.
  record Reveal(int seat, String value) implements Line {
    public Reveal {
      Objects.requireNonNull(value, "value");
    }
  }

  /// The game begins, without what was not shown in time.
  record Deal() implements Line {}

  /// `by`: the person, a bot in its place, or the house: the clock of a window, a pass that nobody
  /// had to be asked for, or the only answer there was.
  ///
  /// @param only whether there was no other answer; a word of its own for `by` would make the line
  ///   unreadable for older versions
  /// @param then what a person said at once to questions that follow: lines of their own when they
  ///   come
  record Answer(int seat, String option, By by, @Nullable Boolean only, List<String> then)
      implements Line {
    public Answer {
      Objects.requireNonNull(option, "an answer chooses something");
      Objects.requireNonNull(by, "an answer is somebody's");
      then = List.copyOf(then);
    }

    public Answer(int seat, String option, By by) {
      this(seat, option, by, null, List.of());
    }

    /// The only answer that `seat` has; the house gives it.
    static Answer only(int seat, String option) {
      return new Answer(seat, option, By.CLOCK, true, List.of());
    }

    boolean isOnly() {
      return Boolean.TRUE.equals(only);
    }
  }

  /// A pass that is kept until its window's time is up.
  record Hold(int seat) implements Line {}

  /// One standing order, as older versions knew them: the match keeps it. Read, and written only
  /// where people are asked everything.
  record Order(int seat, int order) implements Line {}

  /// All standing orders of a seat from now on; the table keeps them.
  record Orders(int seat, List<Integer> orders) implements Line {
    public Orders {
      orders = List.copyOf(orders);
    }
  }

  /// What a seat will answer when a pause is over; without an option it wishes nothing.
  record Wish(int seat, @Nullable String option) implements Line {}

  /// Somebody needs more time in a pause.
  record Wait(int seat) implements Line {}

  /// Whether a seat is asked in the next window, whatever it could play there.
  record Stop(int seat, boolean on) implements Line {}

  record Undo(int seat) implements Line {}

  record Say(int seat, String text) implements Line {
    public Say {
      Objects.requireNonNull(text, "text");
    }
  }

  record Phrase(int seat, String phrase) implements Line {
    public Phrase {
      Objects.requireNonNull(phrase, "phrase");
    }
  }

  /// A bot plays for somebody who is away; without a bot they are back.
  record StandIn(int seat, @Nullable String bot) implements Line {}

  /// A clock ran out, and a bot plays on.
  record Flag(int seat, String bot) implements Line {
    public Flag {
      Objects.requireNonNull(bot, "bot");
    }
  }

  /// A bot from outside plays no more, and another one plays on; `why` is a code of
  /// [horda.server.table.BotFailure].
  record Falter(int seat, String bot, String why) implements Line {
    public Falter {
      Objects.requireNonNull(bot, "bot");
      Objects.requireNonNull(why, "why");
    }
  }

  record Rematch(String table) implements Line {
    public Rematch {
      Objects.requireNonNull(table, "table");
    }
  }

  /// The seat is free again; whoever held its token holds nothing.
  record Open(int seat) implements Line {}

  /// The host has taken somebody's seat away: it is free again, or in a game played on by `bot`.
  /// Whoever held its token holds nothing.
  record Remove(int seat, @Nullable String bot) implements Line {}

  /// The table stands still, or goes on: no clock runs, and nobody is asked anything.
  record Halt(boolean on) implements Line {}

  /// Whoever sits there is the host from now on, and who was is not.
  record Host(int seat) implements Line {}

  /// One of [Reactions], shown at the seat.
  record React(int seat, String reaction) implements Line {
    public React {
      Objects.requireNonNull(reaction, "reaction");
    }
  }

  /// Nobody plays on.
  record Close() implements Line {}

  /// An old line: a word of the log that somebody had sent as an answer, and that was taken for
  /// what it says. Such lines are read, and never written.
  record Slip(Match.Entry taken) implements Line {}

  /// The seat that it is about; [#NOBODY] where it is about none.
  default int about() {
    return switch (this) {
      case Sit line -> line.seat();
      case Named line -> line.seat();
      case Answer line -> line.seat();
      case Hold line -> line.seat();
      case Order line -> line.seat();
      case Orders line -> line.seat();
      case Wish line -> line.seat();
      case Wait line -> line.seat();
      case Stop line -> line.seat();
      case Undo line -> line.seat();
      case Say line -> line.seat();
      case Phrase line -> line.seat();
      case StandIn line -> line.seat();
      case Flag line -> line.seat();
      case Falter line -> line.seat();
      case Open line -> line.seat();
      case Commit line -> line.seat();
      case Reveal line -> line.seat();
      case Remove line -> line.seat();
      case Host line -> line.seat();
      case React line -> line.seat();
      case Slip line -> line.taken().seat();
      case Start _, Deal _, Rematch _, Halt _, Close _ -> NOBODY;
    };
  }

  /// Whose answer it was.
  enum By {
    PERSON,
    BOT,
    CLOCK
  }

  /// A line with the id of the command that it came from; empty for the house's own.
  record Entry(String id, Line line) {
    public Entry {
      Objects.requireNonNull(id, "a line has an id");
      Objects.requireNonNull(line, "an entry has a line");
    }

    public static Entry parse(String text) {
      JsonNode node = Json.parse(text);
      Entry entry = new Entry(node.get("id").stringValue(), LineJson.read(node.get("line")));
      if (entry.line() instanceof Answer answer) {
        Match.Entry taken = OldWords.entry(answer.seat(), answer.option());
        return taken instanceof Match.Answer ? entry : new Entry(entry.id(), new Slip(taken));
      }
      return entry;
    }

    public String text() {
      if (line instanceof Answer answer) {
        // Nearly all lines are answers; a tree for each would be most of what writing one costs.
        return TextPen.of(pen -> LineJson.write(id, answer, pen));
      }
      ObjectNode node = Json.object().put("id", id);
      return Json.line(node.set("line", LineJson.write(line)));
    }
  }
}
