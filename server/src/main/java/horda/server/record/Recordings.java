package horda.server.record;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.View;
import horda.server.house.Backroom;
import horda.server.house.House;
import horda.server.house.LiveTable;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.view.Speaker;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.Texts;
import horda.wire.TreePen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/// Recordings of the tables of a house. The last ones are kept: a game that is over is filmed once
/// for all who watch it.
final class Recordings {
  private static final int KEPT = 48;
  private static final long KEPT_CHARS = 24 << 20;

  /// What a recording is of: the number of the table's last line stands for the moment.
  private record Key(String table, long seq, int eyes, Language language) {}

  /// What is needed of a table to film it without holding it.
  private record Script(Key key, SavedGame game, Texts texts, boolean over, ObjectNode table) {}

  private final House house;
  private final Map<Key, String> kept = new LinkedHashMap<>(16, 0.75f, true);
  private long chars;

  Recordings(House house) {
    this.house = house;
  }

  /// The recording for whoever holds `token`, as JSON. Other eyes than one's own are for games that
  /// are over.
  String of(String table, @Nullable String token, @Nullable Integer eyes, Language language) {
    Script script = house.at(table, at -> script(at, token, eyes, language));
    String had = had(script.key());
    return had == null ? film(script) : had;
  }

  private Script script(
      LiveTable at, @Nullable String token, @Nullable Integer eyes, Language language) {
    TableState state = at.state();
    boolean over = state.status() == Status.OVER;
    int seat = eyes(state, token, eyes, over);
    ObjectNode table = TreePen.of(at.gallery().documents(state).table(language));
    Speaker speaker = new Speaker(house.shelf(), state, language);
    List<String> names = IntStream.range(0, state.seats()).mapToObj(speaker::seat).toList();
    SavedGame game = SavedGame.of(house.shelf(), state.match(), names).with(state.proof());
    // The speaker looks at the table, which goes on meanwhile.
    Texts texts = house.shelf().texts(game.game(), language).seated(names).at(state.match());
    return new Script(new Key(state.id(), state.seq(), seat, language), game, texts, over, table);
  }

  private static int eyes(
      TableState state, @Nullable String token, @Nullable Integer wanted, boolean over) {
    SortedSet<Integer> own =
        token == null ? new java.util.TreeSet<>() : state.seatsOf(Set.of(Tokens.hash(token)));
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
    ObjectNode recording =
        Recording.of(
                house.shelf(), script.game(), script.key().eyes(), script.texts(), script.over())
            .json();
    recording.set("table", script.table());
    String text = Json.line(recording);
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
  String saved(String table) {
    return house.at(
        table,
        at -> {
          TableState state = at.state();
          if (state.status() != Status.OVER) {
            throw new Refusal(
                "not-over",
                "",
                "The game is not over yet: its file would tell the seed. A recording of what you saw can be kept at any time.");
          }
          List<String> names = state.chairs().stream().map(chair -> chair.name()).toList();
          return SavedGame.of(house.shelf(), state.match(), names).with(state.proof()).text();
        });
  }
}
