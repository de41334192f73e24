package horda.wire;

import horda.engine.Nullable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Carries lines between a stream and a door, in UTF-8. Keeps no more of a line than a door would
/// read, so that an endless line costs nothing.
public final class DoorLines {
  /// Stands in for what cannot be passed on; the door refuses both and says why.
  private static final String NOT_TEXT = "\uFFFD";

  private final InputStream in;
  private final OutputStream out;

  public DoorLines(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /// Serves until `quit` or the end of the input; blank lines are passed over.
  public void serve(EngineDoor door) throws IOException {
    String line = next();
    while (line != null) {
      if (!line.isBlank()) {
        out.write((door.line(line) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
      line = door.isClosed() ? null : next();
    }
  }

  private @Nullable String next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int b = in.read();
    if (b < 0) {
      return null;
    }
    for (; b >= 0 && b != '\n'; b = in.read()) {
      if (line.size() <= EngineDoor.LONGEST_LINE) {
        line.write(b);
      }
    }
    return text(line);
  }

  private static String text(ByteArrayOutputStream line) {
    if (line.size() > EngineDoor.LONGEST_LINE) {
      // Whatever it was, it was too long; the door says so without our decoding it.
      return " ".repeat(EngineDoor.LONGEST_LINE) + NOT_TEXT;
    }
    try {
      ByteBuffer bytes = ByteBuffer.wrap(line.toByteArray());
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException _) {
      return NOT_TEXT;
    }
  }
}
