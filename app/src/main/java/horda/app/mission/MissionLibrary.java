package horda.app.mission;

import horda.app.shell.Near;
import horda.app.shell.Speech;
import horda.app.shell.Trouble;
import horda.engine.Data;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.Reading;
import horda.wire.Language;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The missions that came with the game, and whatever file somebody names.
public final class MissionLibrary {
  private final Content content = new Content(shipped("content.yaml"));
  private final MissionReader reader = new MissionReader(new Tiles(shipped("tiles.yaml")), content);

  /// A mission as it was found.
  ///
  /// @param name the file, or the name of a shipped mission
  public record Found(String name, Reading reading) {}

  /// Names of the shipped missions.
  public List<String> names() {
    return content.missions();
  }

  /// What the game says in a language.
  public Speech words(Language language) {
    return Speech.of(language, shipped("text_" + language.code() + ".yaml"));
  }

  /// Opens a file, or a shipped mission by its name in upper or lower case.
  ///
  /// @param unknown makes the sentence for a word that is neither; its argument is a hint or empty
  public Found open(String word, java.util.function.UnaryOperator<String> unknown) {
    Path file = Path.of(word);
    if (Files.isRegularFile(file)) {
      return new Found(word, reader.read(YamlData.parse(word, text(file))));
    }
    String name = word.toLowerCase(Locale.ROOT);
    if (!names().contains(name)) {
      throw Trouble.failure(unknown.apply(String.join(", ", Near.to(name, names()))));
    }
    return new Found(name, reader.read(shipped("missions/" + name + ".yaml")));
  }

  private static String text(Path file) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw Trouble.failure(file + ": no UTF-8");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Data shipped(String name) {
    try (InputStream in = MissionReader.class.getResourceAsStream("/horda/ruemorgue/" + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the game's jar");
      }
      return YamlData.parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
