package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.NearMisses;
import horda.app.shell.Trouble;
import horda.art.PlanArt;
import horda.engine.Data;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;

/// The plans that came with a game, and whatever file somebody names.
final class PlanShelf {
  private final Console console;
  private final PlanArt art = ServiceLoader.load(PlanArt.class).findFirst().orElseThrow();

  PlanShelf(Console console) {
    this.console = console;
  }

  List<String> names() {
    return art.names();
  }

  /// Opens a file, or a shipped plan by its name in upper or lower case.
  PlanArt.Sheet open(String word) {
    return art.read(data(word), console.speech());
  }

  private Data data(String word) {
    Path file = Path.of(word);
    if (Files.isRegularFile(file)) {
      return YamlData.parse(word, text(file));
    }
    String name = word.toLowerCase(Locale.ROOT);
    if (!names().contains(name)) {
      throw Trouble.failure(unknown(word, NearMisses.to(name, names())));
    }
    return art.shipped(name);
  }

  private String unknown(String word, List<String> near) {
    return near.isEmpty()
        ? console.say("mission.unknown", word, String.join(", ", names()))
        : console.say("mission.unknown-near", word, String.join(", ", near));
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
}
