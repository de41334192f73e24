package horda.app.screen;

import horda.engine.Nullable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/// A real terminal: colours, line editing, completion with TAB.
public final class TerminalScreen implements Screen {
  private static final int NARROWEST = 60;
  private static final int WIDEST = 132;
  private static final String FORGET = "\u001b[3J";

  private final Terminal terminal;
  private final LineReader reader;
  private final boolean colour;
  private List<String> words = List.of();

  private TerminalScreen(Terminal terminal, boolean colour) {
    this.terminal = terminal;
    this.colour = colour;
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .completer((line, parsed, into) -> complete(into))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            // Completes what is typed, and never guesses at something else.
            .variable(LineReader.ERRORS, 0)
            .build();
  }

  /// The terminal that the program runs in.
  public static TerminalScreen system(boolean colour) {
    try {
      return new TerminalScreen(
          TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8).build(), colour);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A terminal at the other end of two streams.
  public static TerminalScreen over(InputStream in, OutputStream out) {
    try {
      return new TerminalScreen(
          TerminalBuilder.builder()
              .system(false)
              .streams(in, out)
              .type("xterm-256color")
              .encoding(StandardCharsets.UTF_8)
              .build(),
          true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void complete(List<Candidate> into) {
    words.forEach(word -> into.add(new Candidate(word)));
  }

  @Override
  public int width() {
    int width = terminal.getSize().getColumns();
    return width <= 0 ? 80 : Math.clamp(width, NARROWEST, WIDEST);
  }

  @Override
  public int height() {
    int height = terminal.getSize().getRows();
    return height <= 0 ? 24 : height;
  }

  @Override
  public void clear() {
    terminal.puts(Capability.clear_screen);
    terminal.flush();
  }

  @Override
  public void wipe() {
    clear();
    // What has scrolled away, and what the arrow keys would bring back.
    terminal.writer().print(FORGET);
    terminal.flush();
    try {
      reader.getHistory().purge();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void print(AttributedString line) {
    terminal.writer().println(colour ? Ansi.of(line) : line.toString());
    terminal.flush();
  }

  @Override
  public @Nullable String ask(String prompt, Collection<String> completions) {
    words = List.copyOf(completions);
    try {
      return reader.readLine(prompt);
    } catch (EndOfFileException _) {
      return null;
    } catch (UserInterruptException _) {
      throw new Interrupted();
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
