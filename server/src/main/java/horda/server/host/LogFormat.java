package horda.server.host;

import horda.engine.Nullable;
import horda.server.http.Trace;
import horda.wire.Json;
import java.text.MessageFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One line for each entry of the log: JSON for programs, or plain text. Of a fault its kind and
/// its place are told, never what it says: that may hold what somebody sent or keeps in hand.
public final class LogFormat extends Formatter {
  /// How a log is written.
  public enum Kind {
    TEXT,
    JSON
  }

  private static final String REQUESTS = "horda.requests";
  private static final int FRAMES = 12;

  private final Kind kind;

  public LogFormat(Kind kind) {
    this.kind = kind;
  }

  @Override
  public String format(LogRecord entry) {
    return kind == Kind.JSON ? json(entry) : text(entry);
  }

  private static String json(LogRecord entry) {
    ObjectNode line = Json.object();
    line.put("at", at(entry));
    boolean request = REQUESTS.equals(entry.getLoggerName());
    line.put("level", request ? "info" : entry.getLevel().getName().toLowerCase(Locale.ROOT));
    line.put("from", from(entry));
    String id = Trace.now();
    if (!id.isEmpty()) {
      line.put("request", id);
    }
    Object[] said = entry.getParameters();
    if (request && said != null && said.length == 4) {
      line.put("method", String.valueOf(said[0]));
      line.put("route", String.valueOf(said[1]));
      line.put("status", ((Number) said[2]).intValue());
      line.put("ms", ((Number) said[3]).doubleValue());
    } else {
      line.put("text", message(entry));
    }
    if (entry.getThrown() != null) {
      fault(line.putArray("fault"), entry.getThrown());
    }
    return Json.line(line) + "\n";
  }

  private static void fault(ArrayNode lines, Throwable thrown) {
    Throwable fault = thrown;
    while (fault != null) {
      lines.add(fault.getClass().getName());
      StackTraceElement[] frames = fault.getStackTrace();
      for (int i = 0; i < Math.min(FRAMES, frames.length); i++) {
        lines.add("at " + frames[i]);
      }
      fault = fault.getCause();
    }
  }

  private static String text(LogRecord entry) {
    StringBuilder line = new StringBuilder(200);
    line.append(at(entry)).append(' ').append(entry.getLevel().getName()).append(' ');
    String request = Trace.now();
    if (!request.isEmpty()) {
      line.append('[').append(request).append("] ");
    }
    line.append(from(entry)).append(": ").append(message(entry)).append('\n');
    ArrayNode faults = Json.MAPPER.createArrayNode();
    if (entry.getThrown() != null) {
      fault(faults, entry.getThrown());
    }
    faults.forEach(one -> line.append("    ").append(one.stringValue()).append('\n'));
    return line.toString();
  }

  private static String at(LogRecord entry) {
    return Instant.ofEpochMilli(entry.getMillis()).truncatedTo(ChronoUnit.MILLIS).toString();
  }

  /// The last word of the class.
  private static String from(LogRecord entry) {
    String name = entry.getLoggerName();
    return name == null ? "" : name.substring(name.lastIndexOf('.') + 1);
  }

  /// In one line.
  private static String message(LogRecord entry) {
    String raw = String.valueOf(entry.getMessage());
    @Nullable Object[] said = entry.getParameters();
    String text = said == null || said.length == 0 ? raw : MessageFormat.format(raw, said);
    return text.replace("\r", "").replace('\n', ' ');
  }
}
