package horda.lab.fuzz;

import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.wire.KeptReason;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;

/// Writes a game with a violation as a saved game, so that it can be opened and looked at.
final class Replay {
  private Replay() {}

  /// The violation, with its file if it could be written.
  static Violation save(Path folder, Game<?> game, Violation found, List<Match.Entry> log) {
    SavedGame saved =
        new SavedGame(
            game.id(),
            game.revision(),
            contentHash(game.id()),
            found.setup().seats(),
            found.setup().options(),
            List.of(),
            found.setup().seed(),
            null,
            log,
            new KeptReason(found.check(), found.message(), found.found(), found.command()));
    Path file = folder.resolve(game.id() + "-" + found.setup().seed() + ".json");
    SavedFile.write(file, saved);
    return found.savedAs(file);
  }

  /// A game that is on no shelf (one of a test) has no content to speak of.
  private static String contentHash(String id) {
    try {
      return Shelf.standard().contentHash(id);
    } catch (Refusal _) {
      return "";
    }
  }
}
