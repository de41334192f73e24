package horda.server.outside;

import horda.engine.Nullable;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// The lines that a program writes. Of an endless one no more than `most` bytes are kept.
final class ProgramLines {
  private final InputStream in;
  private final int most;
  private boolean cut;

  ProgramLines(InputStream in, int most) {
    this.in = new BufferedInputStream(in);
    this.most = most;
  }

  /// Null at the end.
  @Nullable
  String next() throws IOException {
    int b = in.read();
    if (b < 0) {
      return null;
    }
    cut = false;
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (; b >= 0 && b != '\n'; b = in.read()) {
      if (line.size() < most) {
        line.write(b);
      } else {
        cut = true;
      }
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /// Was the last one longer than it may be?
  boolean cut() {
    return cut;
  }
}
