package horda.app.play;

import horda.art.Ink;
import horda.art.Speech;
import horda.art.Wrap;
import horda.engine.Event;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// What just happened, as sentences: a line each while there is room, else as running text.
final class RecentEvents {
  private static final String MARK = " • ";

  private final List<String> sentences;
  private final Speech speech;

  RecentEvents(List<Event> events, int seat, Texts texts, Speech speech) {
    this.speech = speech;
    this.sentences =
        events.stream().filter(e -> e.isFor(seat)).map(e -> texts.say(e.phrase())).toList();
  }

  /// One sentence that is no event.
  static List<AttributedString> line(String sentence, int width) {
    return Wrap.hanging(MARK, sentence, width).stream().map(l -> Ink.of(Ink.NEWS, l)).toList();
  }

  List<AttributedString> lines(int width, int most) {
    List<String> lines = new ArrayList<>();
    for (String sentence : sentences) {
      lines.addAll(Wrap.hanging(MARK, sentence, width));
    }
    if (lines.size() > most) {
      lines = Wrap.lines(MARK.strip() + " " + String.join(" ", sentences), width - 1);
      lines.replaceAll(line -> " " + line);
    }
    if (lines.size() > most) {
      List<String> tail = lines.subList(lines.size() - most + 1, lines.size());
      lines = new ArrayList<>(tail);
      lines.addFirst(" " + speech.say("play.more-news"));
    }
    return lines.stream().map(line -> Ink.of(Ink.NEWS, line)).toList();
  }
}
