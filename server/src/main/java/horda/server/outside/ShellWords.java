package horda.server.outside;

import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.List;

/// Splits a command into its words as a shell would, and does nothing else that a shell does:
/// nothing is expanded, nothing is run but the first word.
final class ShellWords {
  private static final char PLAIN = ' ';

  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean begun;
  private char quote = PLAIN;

  private ShellWords() {}

  /// Quotes hold words together, a backslash takes the next character as it is.
  static List<String> of(String command) {
    ShellWords read = new ShellWords();
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (c == '\\' && read.quote != '\'' && i + 1 < command.length()) {
        i++;
        read.add(command.charAt(i));
      } else {
        read.next(c);
      }
    }
    if (read.quote != PLAIN) {
      throw new Refusal("bot-program", "", "A quote is not closed in: " + command);
    }
    read.end();
    return read.words;
  }

  private void next(char c) {
    if (quote == PLAIN && (c == '\'' || c == '"')) {
      quote = c;
      begun = true;
    } else if (c == quote && quote != PLAIN) {
      quote = PLAIN;
    } else if (quote == PLAIN && Character.isWhitespace(c)) {
      end();
    } else {
      add(c);
    }
  }

  private void add(char c) {
    word.append(c);
    begun = true;
  }

  private void end() {
    if (begun) {
      words.add(word.toString());
      word.setLength(0);
      begun = false;
    }
  }
}
