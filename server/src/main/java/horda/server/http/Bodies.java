package horda.server.http;

import horda.engine.Refusal;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/// What comes with a request, read as far as it may be long: a length that is said can be a lie,
/// and need not be said at all.
public final class Bodies {
  /// Whoever was sending has hung up, or sent on too slowly. Nobody is there to be told, and it is
  /// no fault of the house.
  public static final class Dropped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Dropped(IOException cause) {
      super(cause);
    }
  }

  private static final int PART = 16 << 10;

  /// Who sends more slowly would only keep a place that others need.
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

  private Bodies() {}

  /// Refuses (`too-large`, with that sentence) what has more bytes.
  public static String text(Context context, int most, String sentence) {
    if (context.contentLength() > most) {
      throw new Refusal("too-large", "", sentence);
    }
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      InputStream in = context.bodyInputStream();
      byte[] part = new byte[PART];
      long end = System.nanoTime() + PATIENCE;
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        bytes.write(part, 0, read);
        if (bytes.size() > most) {
          throw new Refusal("too-large", "", sentence);
        }
        if (System.nanoTime() - end > 0) {
          throw new IOException("it took too long");
        }
      }
      return bytes.toString(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Dropped(e);
    }
  }
}
