package horda.server.outside;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.table.BotFailure;
import horda.wire.Json;
import horda.wire.Protocol;
import horda.wire.doc.ToProgram;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import tools.jackson.databind.JsonNode;

/// A program with a name: one process for all tables, started when it is needed, started again when
/// it has died, ended with the house.
public final class Program implements AutoCloseable {
  private static final String NAME = "[a-z][a-z0-9-]{0,23}";

  /// Time to start: to load what it has learned, say.
  private static final long HELLO_MILLIS = 30_000;

  /// A program that dies this soon after its start, this often, is left alone for a while.
  private static final long YOUNG_MILLIS = 10_000;

  private static final int MOST_YOUNG_DEATHS = 3;
  private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final String name;
  private final List<String> command;
  private final long millis;
  private @Nullable Conversation talk;

  /// The one that was started last, perhaps not done with its hello.
  private volatile @Nullable Conversation newest;

  private volatile List<String> games = List.of();
  private int youngDeaths;
  private long diedAt;
  private volatile boolean closed;

  /// `millis`: how long it may take to answer.
  public Program(String name, List<String> command, long millis) {
    this.name = name;
    this.command = List.copyOf(command);
    this.millis = millis;
  }

  /// `name=command`, as it is given on a command line.
  public static Program parse(String text, long millis) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? "" : text.substring(0, equals).strip();
    if (!name.matches(NAME)) {
      throw new Refusal(
          "bot-program",
          "",
          "A bot is given as \"name=command\", its name in small letters, digits and hyphens: "
              + Json.clip(text));
    }
    List<String> words = ShellWords.of(text.substring(equals + 1));
    if (words.isEmpty()) {
      throw new Refusal("bot-program", "", "The bot '" + name + "' has no command to start it.");
    }
    return new Program(name, words, millis);
  }

  public String name() {
    return name;
  }

  long millis() {
    return millis;
  }

  /// Starts it; refuses with a sentence if it cannot be started or does not say hello.
  public void start() {
    try {
      var unused = talk();
    } catch (BotFailure e) {
      throw new Refusal(
          "bot-program",
          "",
          "The bot '%s' does not play (%s): %s"
              .formatted(name, String.join(" ", command), e.getMessage()));
    }
  }

  /// The games that it said it plays; empty for all.
  List<String> games() {
    return games;
  }

  /// Asks it; throws a [BotFailure]. A program that died over it is started again and asked once
  /// more.
  JsonNode ask(IntFunction<ToProgram> line) {
    try {
      return talk().ask(line, millis);
    } catch (BotFailure falter) {
      if (falter.code().equals(BotFailure.GONE) && !resting()) {
        return talk().ask(line, millis);
      }
      throw falter;
    }
  }

  private synchronized boolean resting() {
    return closed || youngDeaths >= MOST_YOUNG_DEATHS && System.nanoTime() - diedAt < REST_NANOS;
  }

  private synchronized Conversation talk() {
    Conversation before = talk;
    if (before != null && before.alive()) {
      return before;
    }
    if (before != null) {
      talk = null;
      died(before.livedMillis() < YOUNG_MILLIS);
    }
    if (resting()) {
      throw new BotFailure(BotFailure.GONE, "it ends again and again");
    }
    Conversation started = started();
    talk = started;
    return started;
  }

  private void died(boolean young) {
    youngDeaths = young ? youngDeaths + 1 : 0;
    diedAt = System.nanoTime();
  }

  private Conversation started() {
    Conversation started;
    try {
      started = new Conversation(name, command);
      newest = started;
    } catch (IOException e) {
      died(true);
      throw new BotFailure(BotFailure.GONE, String.valueOf(e.getMessage()));
    }
    try {
      JsonNode said =
          started.ask(id -> new ToProgram.Hello(id, Protocol.ENGINE, name), HELLO_MILLIS);
      if (!said.path("ok").booleanValue(false)) {
        throw new BotFailure(BotFailure.RUBBISH, "it did not answer hello with \"ok\":true");
      }
      List<String> known = new ArrayList<>();
      said.path("games").forEach(game -> known.add(game.stringValue("")));
      games = List.copyOf(known);
      return started;
    } catch (BotFailure falter) {
      started.close();
      died(true);
      throw falter;
    }
  }

  @Override
  public void close() {
    closed = true;
    Conversation last = newest;
    if (last != null) {
      last.close();
    }
  }
}
