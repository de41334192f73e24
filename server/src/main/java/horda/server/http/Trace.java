package horda.server.http;

import horda.engine.Nullable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/// The id of what a thread is just answering, for the log: one for each request, one for each
/// message of a WebSocket.
public final class Trace {
  static final String HEADER = "X-Request-Id";

  private static final Pattern FIT = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]{0,63}");
  private static final int RADIX = 36;

  /// Ids of two processes, or of two starts, are not the same.
  private static final String START = Long.toString(System.currentTimeMillis(), RADIX) + "-";

  private static final AtomicLong NUMBERS = new AtomicLong();
  private static final ThreadLocal<@Nullable String> NOW = new ThreadLocal<>();

  private Trace() {}

  static String fresh() {
    return START + Long.toString(NUMBERS.incrementAndGet(), RADIX);
  }

  /// The id that a proxy has given the request, if it is fit for a log; else a new one.
  static String of(@Nullable String given) {
    return given != null && FIT.matcher(given).matches() ? given : fresh();
  }

  static void begin(String id) {
    NOW.set(id);
  }

  static void end() {
    NOW.remove();
  }

  /// Empty where nobody has asked for what is going on.
  public static String now() {
    String id = NOW.get();
    return id == null ? "" : id;
  }
}
