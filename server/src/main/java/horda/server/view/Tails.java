package horda.server.view;

import horda.engine.Event;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.server.table.Said;
import horda.server.table.TableState;
import horda.wire.Prepared;
import horda.wire.doc.FromServer.ChatMessage;
import horda.wire.doc.FromServer.ChatTail;
import horda.wire.doc.FromServer.LogTail;
import java.util.List;

/// Ends of the log and of the chat, as one viewer may know them.
final class Tails {
  private Tails() {}

  /// The log from number `keep` to before number `end` of that viewer's own count.
  static LogTail log(List<Event> events, Heard heard, int keep, int end, Speaker speaker) {
    StringBuilder add = new StringBuilder("[");
    for (int nth = keep; nth < end; nth++) {
      add.append(nth == keep ? "" : ",").append(speaker.told(events.get(heard.number(nth))));
    }
    return new LogTail(keep, new Prepared(add.append(']').toString()));
  }

  static ChatTail chat(TableState state, int keep, Speaker speaker) {
    List<Said> chat = state.chat();
    return new ChatTail(
        keep, chat.subList(keep, chat.size()).stream().map(said -> said(said, speaker)).toList());
  }

  private static ChatMessage said(Said said, Speaker speaker) {
    String text = said.key() == null ? said.text() : words(said, said.key(), speaker);
    return new ChatMessage(said.seat(), text, said.at(), said.reaction());
  }

  private static String words(Said said, String key, Speaker speaker) {
    if (said.seat() != Said.HOUSE) {
      return said.reaction() == null ? speaker.game().say(key) : speaker.house().say(key);
    }
    Phrase phrase = Phrase.of(key, Ref.seat(said.about()));
    return said.text().isEmpty()
        ? speaker.house().say(phrase)
        : speaker.house().seated(seat -> said.text()).say(phrase);
  }
}
