package horda.server.house;

import horda.engine.Nullable;
import horda.wire.Json;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/// What whoever looks after the house has to say to everybody in it: one message at a time. Other
/// processes hear it in a whisper; it ends with the process.
public final class Announcements {
  /// The whispers' name. No table has one so short.
  static final String WHISPER = "announcement";

  /// A message, in the languages in which it was given.
  ///
  /// @param en empty where it was given in Spanish only
  /// @param es empty where it was given in English only
  /// @param at when, in milliseconds since 1970; 0: there is none
  public record Message(String en, String es, long at) {
    public static final Message NONE = new Message("", "", 0);

    public boolean isNone() {
      return en.isEmpty() && es.isEmpty();
    }
  }

  private final Consumer<String> whisper;
  private volatile Message now = Message.NONE;

  /// `whisper` tells the other processes.
  Announcements(Consumer<String> whisper) {
    this.whisper = whisper;
  }

  public Message now() {
    return now;
  }

  /// Says it in place of what was said before; a message without words takes that back.
  public void say(Message message) {
    now = message;
    whisper.accept(text(message));
  }

  private static String text(Message message) {
    return Json.line(
        Json.object().put("en", message.en()).put("es", message.es()).put("at", message.at()));
  }

  /// Another process said something.
  void heard(String word) {
    Message told = read(word);
    if (told != null && told.at() >= now.at()) {
      now = told;
    }
  }

  private static @Nullable Message read(String word) {
    try {
      JsonNode node = Json.parse(word);
      return new Message(
          node.path("en").stringValue(""),
          node.path("es").stringValue(""),
          node.path("at").longValue(0));
    } catch (Json.Unreadable _) {
      // A whisper that is not understood is no harm.
      return null;
    }
  }
}
