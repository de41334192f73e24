package horda.app.screen;

import horda.engine.Nullable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import org.jline.utils.AttributedString;

/// Lines in, lines out, no colours: for scripts, tests, pipes and terminals that can do no more.
public final class PlainScreen implements Screen {
  private static final int HEIGHT = 40;

  private final BufferedReader in;
  private final PrintStream out;
  private final int width;
  private final boolean echo;

  /// @param echo whether what was read is written too, so that a piped game reads like a played one
  public PlainScreen(InputStream in, PrintStream out, int width, boolean echo) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
    this.width = width;
    this.echo = echo;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return HEIGHT;
  }

  @Override
  public boolean endless() {
    return true;
  }

  @Override
  public void clear() {
    out.println();
  }

  @Override
  public void print(AttributedString line) {
    out.println(line.toString().stripTrailing());
  }

  @Override
  public @Nullable String ask(String prompt, Collection<String> words) {
    out.print(prompt);
    // Nobody reads any more: as good as nobody typing any more.
    if (out.checkError()) {
      return null;
    }
    try {
      String line = in.readLine();
      if (echo || line == null) {
        out.println(line == null ? "" : line);
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
