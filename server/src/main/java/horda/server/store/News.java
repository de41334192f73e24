package horda.server.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// How processes tell each other through PostgreSQL which tables have got lines: the name of the
/// node, then words. A node does not listen to itself.
record News(String node, String words) {
  static final String LINES = "horda_line";
  static final String WHISPERS = "horda_whisper";

  /// PostgreSQL takes payloads of less than 8000 bytes.
  static final int MOST_BYTES = 7_900;

  /// The names of many tables, in as few payloads as they fit.
  static List<String> ofTables(String node, Collection<String> tables) {
    List<String> payloads = new ArrayList<>();
    StringBuilder payload = new StringBuilder(node);
    for (String table : tables) {
      if (bytes(payload) + 1 + bytes(table) > MOST_BYTES) {
        payloads.add(payload.toString());
        payload = new StringBuilder(node);
      }
      payload.append(' ').append(table);
    }
    if (payload.length() > node.length()) {
      payloads.add(payload.toString());
    }
    return payloads;
  }

  /// Empty if the word is too long to be said.
  static Optional<String> ofWhisper(String node, String table, String word) {
    String payload = node + " " + table + " " + word;
    return bytes(payload) > MOST_BYTES ? Optional.empty() : Optional.of(payload);
  }

  static News read(String payload) {
    int space = payload.indexOf(' ');
    return space < 0
        ? new News(payload, "")
        : new News(payload.substring(0, space), payload.substring(space + 1));
  }

  private static int bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8).length;
  }
}
