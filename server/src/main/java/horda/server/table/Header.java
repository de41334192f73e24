package horda.server.table;

import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.Json;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// A table as it was set up; never changes. Kept as JSON.
///
/// @param revision of the rules it was set up with
/// @param content hash of the content it was set up with
/// @param host hash of the host's token
/// @param practice whether the seed was given by somebody
/// @param start the position it begins from; null: from the deal
/// @param dice how the seed of the game grows; null: `seed` is the seed of the game
public record Header(
    int format,
    String game,
    SortedMap<String, String> options,
    String seed,
    int revision,
    String content,
    List<Chair> chairs,
    String host,
    Wishes wishes,
    boolean practice,
    @Nullable JsonNode start,
    @Nullable Shared dice) {
  /// Goes up when the shape changes; older shapes stay readable.
  public static final int FORMAT = 1;

  /// The seed of the game grows from the house's number (`seed`, a key) and what the seats give
  /// ([Pool]).
  ///
  /// @param awaited seats that are known to promise something and have not been asked yet
  public record Shared(List<Integer> awaited) {
    public Shared {
      awaited = List.copyOf(awaited);
    }
  }

  /// What the host wants of the table, beyond the game's own options.
  ///
  /// @param windowSeconds how long a window lasts that is passed; 0: as long as people take
  /// @param pace milliseconds between two answers of bots
  /// @param attention what people are asked; none for tables of older versions: everything
  /// @param rated whether it counts for the ratings of the house
  /// @param lend whether the browsers of people may think for its bots, where they play together
  public record Wishes(
      boolean listed,
      Talk talk,
      @Nullable Clock clock,
      int windowSeconds,
      int pace,
      @Nullable Asking attention,
      boolean rated,
      boolean lend) {
    public Wishes(boolean listed, Talk talk, @Nullable Clock clock, int windowSeconds, int pace) {
      this(listed, talk, clock, windowSeconds, pace, null);
    }

    public Wishes(
        boolean listed,
        Talk talk,
        @Nullable Clock clock,
        int windowSeconds,
        int pace,
        @Nullable Asking attention) {
      this(listed, talk, clock, windowSeconds, pace, attention, false, false);
    }

    /// Are people asked only what is worth a stop?
    public boolean sparing() {
      return attention == Asking.STANDARD;
    }

    /// Is this a game by correspondence, whose people look in once a day?
    public boolean byCorrespondence() {
      return clock != null && clock.ofDays();
    }
  }

  /// Which questions are put to people.
  public enum Asking {
    /// What [horda.engine.Attention] lets through.
    STANDARD,
    /// All that the rules ask.
    ALL
  }

  /// Seconds a seat has, and seconds added with each answer.
  public record Clock(int bank, int add) {
    /// From here on nobody is expected to sit and wait.
    private static final int DAY = 24 * 3600;

    public boolean ofDays() {
      return bank >= DAY;
    }
  }

  /// How people may talk.
  public enum Talk {
    OPEN,
    PHRASES,
    SILENT
  }

  public Header {
    options = new TreeMap<>(options);
    chairs = List.copyOf(chairs);
  }

  public static Header parse(String text) {
    return HeaderJson.read(Json.parse(text));
  }

  public String text() {
    return Json.line(HeaderJson.write(this));
  }

  public int seats() {
    return chairs.size();
  }

  /// The match as it begins, where the seats give nothing for the dice.
  public Match<?> deal(Shelf shelf) {
    return deal(shelf, Pool.empty(seats()));
  }

  Match<?> deal(Shelf shelf, Pool pool) {
    Key house = house();
    return deal(shelf.game(game), house == null ? Seed.parse(seed) : pool.seed(house));
  }

  /// The house's own number; null where the seed is the whole.
  public @Nullable Key house() {
    return dice == null ? null : Key.parse(seed);
  }

  private <S extends State> Match<S> deal(Game<S> opened, Seed grown) {
    if (start != null) {
      return StateJson.read(opened, start, grown).match();
    }
    return new Match<>(opened, Setup.of(opened, seats(), options, grown));
  }

  /// The same people once more, with other cards.
  ///
  /// @param host hash of the token of who is the host by now
  public Header again(
      Shelf shelf, List<Chair> seated, String host, Key fresh, List<Integer> awaited) {
    return new Header(
        FORMAT,
        game,
        options,
        fresh.toString(),
        shelf.game(game).revision(),
        shelf.contentHash(game),
        seated,
        host,
        wishes,
        false,
        null,
        new Shared(awaited));
  }
}
