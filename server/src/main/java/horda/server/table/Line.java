package horda.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.wire.Json;
import horda.wire.OldWords;
import java.util.Objects;

/// Something that changed a table. The names are in files: they never change their meaning.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "l")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Line.Sit.class, name = "sit"),
  @JsonSubTypes.Type(value = Line.Named.class, name = "name"),
  @JsonSubTypes.Type(value = Line.Commit.class, name = "commit"),
  @JsonSubTypes.Type(value = Line.Start.class, name = "start"),
  @JsonSubTypes.Type(value = Line.Reveal.class, name = "reveal"),
  @JsonSubTypes.Type(value = Line.Deal.class, name = "deal"),
  @JsonSubTypes.Type(value = Line.Answer.class, name = "answer"),
  @JsonSubTypes.Type(value = Line.Hold.class, name = "hold"),
  @JsonSubTypes.Type(value = Line.Order.class, name = "order"),
  @JsonSubTypes.Type(value = Line.Undo.class, name = "undo"),
  @JsonSubTypes.Type(value = Line.Say.class, name = "say"),
  @JsonSubTypes.Type(value = Line.Phrase.class, name = "phrase"),
  @JsonSubTypes.Type(value = Line.StandIn.class, name = "stand-in"),
  @JsonSubTypes.Type(value = Line.Flag.class, name = "flag"),
  @JsonSubTypes.Type(value = Line.Falter.class, name = "falter"),
  @JsonSubTypes.Type(value = Line.Rematch.class, name = "rematch"),
  @JsonSubTypes.Type(value = Line.Open.class, name = "open"),
  @JsonSubTypes.Type(value = Line.Remove.class, name = "remove"),
  @JsonSubTypes.Type(value = Line.Close.class, name = "close"),
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface Line {
  int NOBODY = -1;

  /// Somebody takes a free seat; `key` is the hash of their token, `dice` what they promise for the
  /// dice.
  @JsonInclude(JsonInclude.Include.NON_NULL)
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

  /// `by`: the person, a bot in its place, or the clock of a window.
  record Answer(int seat, String option, By by) implements Line {
    public Answer {
      Objects.requireNonNull(option, "an answer chooses something");
      Objects.requireNonNull(by, "an answer is somebody's");
    }
  }

  /// A pass that is kept until its window's time is up.
  record Hold(int seat) implements Line {}

  record Order(int seat, int order) implements Line {}

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
      case Slip line -> line.taken().seat();
      case Start _, Deal _, Rematch _, Close _ -> NOBODY;
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
      Entry entry = Json.MAPPER.readValue(text, Entry.class);
      if (entry.line() instanceof Answer answer) {
        Match.Entry taken = OldWords.entry(answer.seat(), answer.option());
        return taken instanceof Match.Answer ? entry : new Entry(entry.id(), new Slip(taken));
      }
      return entry;
    }

    public String text() {
      return Json.MAPPER.writerFor(Entry.class).writeValueAsString(this);
    }
  }
}
