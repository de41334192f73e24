package horda.app.command;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;

/// A print stream that reports a closed pipe: when nobody reads any more, the program can stop.
final class Pipe extends FilterOutputStream {
  private final PrintStream stream;

  Pipe(PrintStream stream) {
    super(stream);
    this.stream = stream;
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    stream.write(bytes, from, length);
  }

  @Override
  public void flush() throws IOException {
    if (stream.checkError()) {
      throw new Closed();
    }
  }

  /// Nobody reads any more; not a failure.
  static final class Closed extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
