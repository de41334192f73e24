package horda.app.screen;

import horda.art.Wrap;
import horda.engine.Nullable;
import java.util.Collection;
import java.util.List;
import org.jline.utils.AttributedString;

/// Where a game is shown and answers are typed.
public interface Screen extends AutoCloseable {
  /// The player pressed Ctrl-C.
  final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Interrupted() {
      super("", null, false, false);
    }
  }

  int width();

  int height();

  /// Whether nothing is lost by printing more than a page.
  default boolean endless() {
    return false;
  }

  /// A fresh page.
  void clear();

  /// A fresh page, from which nothing leads back to the old one.
  default void wipe() {
    clear();
  }

  void print(AttributedString line);

  /// Asks for a line; null when there are no more.
  ///
  /// @param words what may be completed with TAB
  @Nullable
  String ask(String prompt, Collection<String> words);

  @Override
  void close();

  default void print(String line) {
    print(new AttributedString(line));
  }

  default void print(List<AttributedString> lines) {
    lines.forEach(this::print);
  }

  /// A sentence, broken at the right edge.
  default void say(String sentence) {
    Wrap.lines(sentence, width()).forEach(this::print);
  }
}
