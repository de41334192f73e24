package horda.server.record;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.View;
import horda.server.house.Backroom;
import horda.server.house.House;
import horda.server.house.LiveTable;
import horda.server.table.Chair;
import horda.server.table.Command;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.view.Speaker;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.TextPen;
import horda.wire.Texts;
import horda.wire.doc.TableInfo;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;

/// Recordings of the tables of a house. The last ones are kept: a game that is over is filmed once
/// for all who watch it.
public final class Recordings {
  private static final int KEPT = 48;
  private static final long KEPT_CHARS = 24 << 20;

  /// What a recording is of: the number of the table's last line stands for the moment.
  private record Key(String table, long seq, int eyes, Language language) {}

  /// What is needed of a table to film it without holding it.
  private record Script(Key key, SavedGame game, Texts texts, boolean over, TableInfo table) {}

  private final House house;
  private final Map<Key, String> kept = new LinkedHashMap<>(16, 0.75f, true);
  private long chars;

  public Recordings(House house) {
    this.house = house;
  }

  /// The recording for whoever holds `token`, as JSON. Other eyes than one's own are for games that
  /// are over.
  public String of(
      String table, @Nullable String token, @Nullable Integer eyes, Language language) {
    Set<String> keys = token == null ? Set.of() : house.keys(table, token);
    Script script = house.at(table, at -> script(at, keys, eyes, language));
    String had = had(script.key());
    return had == null ? film(script) : had;
  }

  private Script script(LiveTable at, Set<String> keys, @Nullable Integer eyes, Language language) {
    TableState state = at.state();
    boolean over = state.status() == Status.OVER;
    int seat = eyes(state, keys, eyes, over);
    TableInfo table = at.gallery().documents(state).table(language);
    Speaker speaker = new Speaker(house.shelf(), state, language);
    List<String> names = IntStream.range(0, state.seats()).mapToObj(speaker::seat).toList();
    SavedGame game = SavedGame.of(house.shelf(), state.match(), names).with(state.proof());
    // The speaker looks at the table, which goes on meanwhile.
    Texts texts = house.shelf().texts(game.game(), language).seated(names).at(state.match());
    return new Script(new Key(state.id(), state.seq(), seat, language), game, texts, over, table);
  }

  private static int eyes(
      TableState state, Set<String> keys, @Nullable Integer wanted, boolean over) {
    SortedSet<Integer> own = state.seatsOf(keys);
    if (wanted == null) {
      return own.isEmpty() ? View.ONLOOKER : own.first();
    }
    if (wanted >= state.seats()) {
      throw new Refusal("seat", "", "There is no seat " + wanted + " at this table.");
    }
    if (!over && wanted != View.ONLOOKER && !own.contains(wanted)) {
      throw new Refusal(
          "not-over",
          "",
          "The game is not over yet: until then everybody has only their own eyes.");
    }
    return wanted;
  }

  /// Filming takes a processor for a moment, and the tables need them too.
  private String film(Script script) {
    return house.backroom().call(Backroom.Kind.FILM, () -> filmed(script));
  }

  private String filmed(Script script) {
    String had = had(script.key());
    if (had != null) {
      return had;
    }
    Recording recording =
        Recording.of(
            house.shelf(), script.game(), script.key().eyes(), script.texts(), script.over());
    String text = TextPen.of(recording.document(script.table()));
    keep(script.key(), text);
    return text;
  }

  private synchronized @Nullable String had(Key key) {
    return kept.get(key);
  }

  private synchronized void keep(Key key, String text) {
    if (kept.put(key, text) == null) {
      chars += text.length();
    }
    var oldest = kept.values().iterator();
    while (kept.size() > KEPT || chars > KEPT_CHARS && kept.size() > 1) {
      chars -= oldest.next().length();
      oldest.remove();
    }
  }

  /// The saved game as text, seed and all; refuses while anybody could profit from it.
  public String saved(String table) {
    return house.at(
        table,
        at -> {
          if (at.state().status() != Status.OVER) {
            throw new Refusal(
                "not-over",
                "",
                "The game is not over yet: its file would tell the seed. A recording of what you"
                    + " saw can be kept at any time.");
          }
          return text(at.state());
        });
  }

  /// The same before the end, for somebody who made the table and plays it alone, at one or more
  /// seats against bots of the house. The game goes on elsewhere: whoever has its file knows what
  /// nobody may know here, so nobody plays on here.
  public String taken(String table, Set<String> tokens) {
    Set<String> keys = new HashSet<>();
    tokens.forEach(token -> keys.addAll(house.keys(table, token)));
    return house.at(
        table,
        at -> {
          if (at.state().status() != Status.OVER) {
            checkAlone(at.state(), keys);
            at.command(keys, new Command.Close(Tokens.fresh()), _ -> {});
          }
          return text(at.state());
        });
  }

  private static void checkAlone(TableState state, Set<String> keys) {
    SortedSet<Integer> own = state.seatsOf(keys);
    for (int seat = 0; seat < state.seats(); seat++) {
      Chair chair = state.chair(seat);
      if ((chair.isPeoples() || chair.isAccount()) && !own.contains(seat)) {
        throw new Refusal(
            "not-alone",
            "",
            "Others play at this table, or may: a game can be taken elsewhere by somebody who"
                + " plays alone, or when it is over.");
      }
    }
    if (!state.isHost(keys)) {
      throw new Refusal("host", "", "Only whoever made the table can take its game elsewhere.");
    }
    if (state.status() == Status.WAITING) {
      throw new Refusal("not-started", "", "The game has not begun yet.");
    }
  }

  /// The same at any time: for a house that is all in the hands of those who play.
  public String savedNow(String table) {
    return house.at(table, at -> text(at.state()));
  }

  private String text(TableState state) {
    List<String> names = state.chairs().stream().map(chair -> chair.name()).toList();
    return SavedGame.of(house.shelf(), state.match(), names).with(state.proof()).text();
  }
}
