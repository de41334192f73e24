package horda.browser;

import horda.bots.roster.Roster;
import horda.engine.Nullable;
import horda.server.house.Backroom;
import horda.server.house.House;
import horda.server.table.Aside;
import horda.server.table.ErrandText;
import horda.server.table.Thinking;
import horda.wire.EngineDoor;
import horda.wire.Json;
import horda.wire.Shelf;
import horda.wire.YamlData;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;

/// All that JavaScript can call: see docs/anywhere.md.
public final class Near {
  private static final Parcels PARCELS = new Parcels();
  private static final Shelf SHELF = Shelf.standard().with(PARCELS);
  private static final ErrandText ERRANDS = new ErrandText(SHELF);
  private static final Map<Integer, EngineDoor> DOORS = new HashMap<>();

  private record Opened(
      Host host,
      House house,
      KeptTables tables,
      Bells bells,
      Requests requests,
      Map<Integer, NearTalk> talks) {}

  private static @Nullable Opened opened;
  private static @Nullable Thinking thinking;

  private Near() {}

  public static void main(String[] args) {}

  // --- Files and the engine

  /// A file of a game has come.
  @JSExport
  public static void file(String game, String name, String text) {
    PARCELS.put(game, name, text);
  }

  /// The engine protocol: one JSON line in, one out. Each door holds one game.
  @JSExport
  public static String engine(int door, String line) {
    return DOORS.computeIfAbsent(door, _ -> new EngineDoor(SHELF)).line(line);
  }

  @JSExport
  public static String probe(String game, String players, int from, int games, int most) {
    return Probe.play(SHELF, game, players, from, games, most);
  }

  /// A golden playthrough, as JSON: how many steps were the same, or what was not.
  @JSExport
  public static String golden(String playthrough) {
    try {
      return Integer.toString(Probe.replay(SHELF, YamlData.parse("golden", playthrough)));
    } catch (IllegalStateException e) {
      return String.valueOf(e.getMessage());
    }
  }

  // --- The house

  @JSExport
  public static void open(Host host) {
    KeptTables kept = new KeptTables(host::keep);
    Bells clock = new Bells(host, ERRANDS);
    House house = new House(SHELF, kept, clock, Roster.standard(), clock, AT_ONCE);
    opened = new Opened(host, house, kept, clock, new Requests(house), new HashMap<>());
  }

  /// Where bots think that were sent here nothing else is done.
  private static final Aside NOBODY =
      new Aside() {
        @Override
        public void think(Runnable thought) {
          thought.run();
        }

        @Override
        public void run(Runnable what) {
          what.run();
        }

        @Override
        public long memory() {
          return 0;
        }

        @Override
        public void close() {}
      };

  private static final Backroom AT_ONCE =
      new Backroom() {
        @Override
        public <T> T call(Kind kind, Supplier<T> work) {
          return work.get();
        }
      };

  @JSExport
  public static void ring(int alarm) {
    open().bells().ring(alarm);
  }

  /// What a bot answers that a house has sent here; see [Host#think].
  @JSExport
  public static String think(String text) {
    if (thinking == null) {
      thinking = new Thinking(Roster.standard(), NOBODY);
    }
    return ErrandText.text(thinking.run(ERRANDS.errand(text)));
  }

  /// What [#think] gave in some other thread.
  @JSExport
  public static void thought(int number, String said) {
    open().bells().thought(number, ErrandText.answer(said));
  }

  /// A table that was kept, or the next of its lines.
  @JSExport
  public static void remember(String table, String what) {
    open().tables().remember(table, Json.parse(what));
  }

  @JSExport
  public static void forget(String table) {
    open().tables().forget(table);
  }

  /// What would be asked over HTTP: the status, a blank and the body.
  @JSExport
  public static String ask(String path, String lang, String body) {
    return open().requests().answer(path, lang, body);
  }

  /// A line of the page says something; the first word opens it.
  @JSExport
  public static void hear(int line, String text) {
    Opened now = open();
    now.talks().computeIfAbsent(line, _ -> new NearTalk(now.house(), now.host(), line)).hear(text);
  }

  /// A line of the page is gone.
  @JSExport
  public static void hangUp(int line) {
    NearTalk talk = open().talks().remove(line);
    if (talk != null) {
      talk.close();
    }
  }

  private static Opened open() {
    if (opened == null) {
      throw new IllegalStateException("the house is not open yet");
    }
    return opened;
  }
}
