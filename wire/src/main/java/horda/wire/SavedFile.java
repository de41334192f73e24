package horda.wire;

import horda.engine.Refusal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Saved games on disk. A file is either the old one or the new one, never half of each.
public final class SavedFile {
  private SavedFile() {}

  public static void write(Path file, SavedGame game) {
    Path target = file.toAbsolutePath();
    try {
      Path folder = target.getParent();
      if (folder == null) {
        throw refusal("A saved game needs a name, not '" + file + "'.");
      }
      Files.createDirectories(folder);
      Path fresh = Files.createTempFile(folder, ".saving-", ".tmp");
      try {
        Files.writeString(fresh, game.text());
        replace(fresh, target);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException e) {
      throw refusal("The game could not be saved as '" + file + "': " + e.getMessage() + ".");
    }
  }

  private static void replace(Path fresh, Path target) throws IOException {
    try {
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  public static SavedGame read(Path file) {
    try {
      // Refused before it is read: a wrong file may be of any size.
      if (Files.size(file) > 4L * Json.MOST_CHARS) {
        throw refusal("'" + file + "' is too large for a saved game.");
      }
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      return SavedGame.parse(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
    } catch (NoSuchFileException _) {
      throw refusal("There is no file '" + file + "'.");
    } catch (CharacterCodingException _) {
      throw refusal("'" + file + "' is no saved game: it is not a text in UTF-8.");
    } catch (IOException e) {
      throw refusal("'" + file + "' cannot be read: " + e.getMessage() + ".");
    }
  }

  private static Refusal refusal(String sentence) {
    return new Refusal("save", "", sentence);
  }
}
