package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Match;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.server.table.Header;
import horda.server.table.Said;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.wire.Json;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// Files of the version of November 2026, before events and options had arguments on the wire,
/// still load: saved games, positions, and a backup of a house with a finished and a running table
/// of each game.
class OlderFilesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Path FOLDER =
      SourceTree.root().resolve("app/src/test/resources/horda/app/before");

  @TempDir Path data;

  static List<String> games() {
    return List.of("amanecer-zombi", "cards-of-the-dead", "city-of-horror", "rue-morgue");
  }

  private static String read(String folder, String game) throws IOException {
    return Files.readString(FOLDER.resolve(folder).resolve(game + ".json"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSavedGameComesToTheSamePosition(String game) throws IOException {
    SavedGame.Loaded loaded = SavedGame.parse(read("saves", game)).replay(SHELF);

    assertThat(loaded.remark()).isEqualTo(remark(game));
    assertThat(loaded.names()).startsWith("Ana", "Ben");
    assertThat(StateJson.write(loaded.match())).isEqualTo(position(game));
  }

  /// Promises of City of Horror name a step since revision 2; Rue Morgue has rows for difficulties
  /// and campaigns, and other set-ups of three missions.
  private static String remark(String game) {
    return switch (game) {
      case "city-of-horror" -> "It was saved with rules revision 1, and this is revision 2.";
      case "rue-morgue" -> "It was saved with other content (cards, places) than this.";
      default -> "";
    };
  }

  /// The position of then, as it is written now: with options that did not exist then.
  private static ObjectNode position(String game) throws IOException {
    ObjectNode position = (ObjectNode) Json.parse(read("states", game));
    if (game.equals("rue-morgue")) {
      ((ObjectNode) position.get("options")).put("carried", "").put("difficulty", "as-printed");
    }
    return position.put("revision", SHELF.game(game).revision());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPositionIsTakenUpAgain(String game) throws IOException {
    Match<?> match = StateJson.read(SHELF, Json.parse(read("states", game))).match();

    assertThat(match.isOver()).isFalse();
    assertThat(StateJson.write(match)).isEqualTo(position(game));
  }

  @Test
  void tablesOfABackupAreThereAgain() throws SQLException {
    Ran.With horda = new Ran.With(data, "");

    Ran restored = horda.run("restore", FOLDER.resolve("tables.horda").toString());

    assertThat(restored.exit()).as(restored.err()).isZero();
    List<TableState> folds = folds();
    assertThat(folds).hasSize(2 * games().size());
    for (String game : games()) {
      assertThat(folds)
          .filteredOn(fold -> fold.header().game().equals(game))
          .extracting(TableState::status)
          .containsExactlyInAnyOrder(Status.OVER, Status.PLAYING);
    }
    assertThat(folds)
        .flatExtracting(TableState::chat)
        .extracting(Said::key)
        .doesNotContain("house.left-out", "house.damaged");
  }

  private List<TableState> folds() throws SQLException {
    Path file = data.resolve("tables.db");
    List<TableState> folds = new ArrayList<>();
    try (Store store = Stores.open(file.toString())) {
      for (String id : ids(file)) {
        Store.Kept kept = store.table(id).orElseThrow();
        TableState fold = new TableState(id, Header.parse(kept.header()), kept.created(), SHELF);
        store.linesAfter(id, 0).forEach(fold::apply);
        folds.add(fold);
      }
    }
    return folds;
  }

  private static List<String> ids(Path file) throws SQLException {
    List<String> ids = new ArrayList<>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT DISTINCT table_id FROM log_line")) {
      while (rows.next()) {
        ids.add(rows.getString(1));
      }
    }
    return ids;
  }
}
