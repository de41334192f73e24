package horda.wire;

import horda.engine.Event;
import horda.engine.Phrase;
import horda.wire.doc.SeenEvent;
import horda.wire.doc.ToldEvent;
import java.util.List;
import java.util.stream.IntStream;

/// Events as documents, their text in somebody's language.
public final class EventJson {
  private EventJson() {}

  /// For one of those who were told: that not everybody was is all they learn of the others.
  public static ToldEvent told(Event event, Texts texts) {
    Phrase phrase = event.phrase();
    return new ToldEvent(
        event.kind(),
        phrase.args(),
        texts.say(phrase),
        event.rule(),
        event.targets(),
        event.audience() == Event.EVERYBODY ? null : true);
  }

  /// For somebody who may see everything.
  public static SeenEvent seen(Event event, Texts texts) {
    Phrase phrase = event.phrase();
    return new SeenEvent(
        event.kind(),
        phrase.args(),
        texts.say(phrase),
        event.rule(),
        event.targets(),
        event.audience() == Event.EVERYBODY ? null : seats(event.audience()));
  }

  private static List<Integer> seats(int audience) {
    return IntStream.range(0, Integer.SIZE)
        .filter(seat -> (audience & 1 << seat) != 0)
        .boxed()
        .toList();
  }
}
