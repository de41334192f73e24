package horda.server.http;

import horda.engine.Refusal;
import horda.wire.Form;
import horda.wire.Json;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/// What comes with a request, read as far as it may be long: a length that is said can be a lie,
/// and need not be said at all.
public final class Bodies {
  /// The sender has closed the connection, or was too slow. Nobody is there to be told, and it is
  /// no fault of the house.
  public static final class Dropped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Dropped(IOException cause) {
      super(cause);
    }
  }

  private static final int PART = 16 << 10;

  /// A client that sends more slowly would only keep a place that others need.
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

  /// How much, and for how long, is read of what is too large, so that its sender is told so.
  private static final int PASSED_OVER = 32 << 20;

  private static final long HEARING = TimeUnit.SECONDS.toNanos(5);

  private Bodies() {}

  /// Refuses (`too-large`, with that sentence) what has more bytes.
  public static String text(Context context, int most, String sentence) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      InputStream in = context.bodyInputStream();
      if (context.contentLength() > most) {
        passOver(in);
        throw new Refusal("too-large", "", sentence);
      }
      byte[] part = new byte[PART];
      long end = System.nanoTime() + PATIENCE;
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        bytes.write(part, 0, read);
        if (bytes.size() > most) {
          passOver(in);
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

  /// Reads on for a while without keeping anything: whoever is still sending when the connection is
  /// closed never sees the answer. The same as fields; refuses (`form`) anything else, and whatever
  /// is wrong with a field later on.
  public static Form form(Context context, int most, String sentence) {
    Form.Complaint complaint =
        (field, why) -> new Refusal("form", "", "'" + Json.clip(field) + "' " + why + ".");
    try {
      return Form.of(Json.parse(text(context, most, sentence)), "the request", complaint);
    } catch (Json.Unreadable e) {
      throw new Refusal("form", "", String.valueOf(e.getMessage()));
    }
  }

  private static void passOver(InputStream in) throws IOException {
    byte[] part = new byte[PART];
    long end = System.nanoTime() + HEARING;
    long rest = PASSED_OVER;
    for (int read = in.read(part); read >= 0 && rest > 0; read = in.read(part)) {
      rest -= read;
      if (System.nanoTime() - end > 0) {
        return;
      }
    }
  }
}
