package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import java.nio.file.Files;
import java.nio.file.Path;

/// What a command needs of its arguments, and the sentence when it does not get it.
final class Need {
  private Need() {}

  static long positive(Console console, String option, long value) {
    return atMost(console, option, value, Long.MAX_VALUE);
  }

  static int positive(Console console, String option, int value) {
    return (int) atMost(console, option, value, Integer.MAX_VALUE);
  }

  static int notNegative(Console console, String option, int value) {
    if (value < 0) {
      throw Trouble.usage(console.say("mistake.negative", option, value));
    }
    return value;
  }

  private static long atMost(Console console, String option, long value, long most) {
    if (value < 1 || value > most) {
      throw Trouble.usage(console.say("mistake.positive", option, value));
    }
    return value;
  }

  /// A file that is there and can be read.
  static Path file(Console console, Path file) {
    if (!Files.exists(file)) {
      throw Trouble.failure(console.say("mistake.no-file", file));
    }
    if (Files.isDirectory(file)) {
      throw Trouble.failure(console.say("mistake.folder", file));
    }
    if (!Files.isReadable(file)) {
      throw Trouble.failure(console.say("mistake.unreadable", file));
    }
    return file;
  }
}
