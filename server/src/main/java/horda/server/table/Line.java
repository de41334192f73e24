package horda.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import horda.wire.Json;
import org.jspecify.annotations.Nullable;

/// Something that changed a table. The names are in files: they never change their meaning.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "l")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Line.Sit.class, name = "sit"),
  @JsonSubTypes.Type(value = Line.Named.class, name = "name"),
  @JsonSubTypes.Type(value = Line.Start.class, name = "start"),
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
  @JsonSubTypes.Type(value = Line.Close.class, name = "close"),
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface Line {
  /// Somebody takes a free seat; `key` is the hash of their token.
  record Sit(int seat, String name, String colour, String key) implements Line {}

  record Named(int seat, String name, String colour) implements Line {}

  /// The game begins; bots called `fill` take the seats that are still free.
  record Start(@Nullable String fill) implements Line {}

  /// `by`: the person, a bot in its place, or the clock of a window.
  record Answer(int seat, String option, By by) implements Line {}

  /// A pass that is kept until its window's time is up.
  record Hold(int seat) implements Line {}

  record Order(int seat, int order) implements Line {}

  record Undo(int seat) implements Line {}

  record Say(int seat, String text) implements Line {}

  record Phrase(int seat, String phrase) implements Line {}

  /// A bot plays for somebody who is away; without a bot they are back.
  record StandIn(int seat, @Nullable String bot) implements Line {}

  /// A clock ran out, and a bot plays on.
  record Flag(int seat, String bot) implements Line {}

  /// A bot from outside plays no more, and another one plays on; `why` is a code of
  /// [horda.server.table.Falter].
  record Falter(int seat, String bot, String why) implements Line {}

  record Rematch(String table) implements Line {}

  /// The seat is free again; whoever held its token holds nothing.
  record Open(int seat) implements Line {}

  /// Nobody plays on.
  record Close() implements Line {}

  /// Whose answer it was.
  enum By {
    PERSON,
    BOT,
    CLOCK
  }

  /// A line with the id of the command that it came from; empty for the house's own.
  record Entry(String id, Line line) {
    public static Entry parse(String text) {
      return Json.MAPPER.readValue(text, Entry.class);
    }

    public String text() {
      return Json.MAPPER.writerFor(Entry.class).writeValueAsString(this);
    }
  }
}
