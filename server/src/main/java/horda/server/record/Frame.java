package horda.server.record;

import horda.engine.Event;
import horda.wire.EventJson;
import horda.wire.Texts;
import horda.wire.doc.RecordedFrame;
import horda.wire.doc.RecordedFrame.RecordedBeat;
import horda.wire.doc.RecordedFrame.SaidChoice;
import horda.wire.doc.ToldEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// One decision of a recording. All who answered a secret question decide together.
///
/// @param said what each seat decided, in the order of the seats; a standing order says nothing
/// @param beats what the viewer saw on the way
/// @param last what came after that
record Frame(SortedMap<Integer, Said> said, List<Beat> beats, Beat last) {
  Frame {
    beats = List.copyOf(beats);
  }

  /// What somebody decided is told to nobody else as long as the game goes on, for a label can name
  /// a card that stays hidden.
  RecordedFrame told(Texts texts, int viewer, boolean over) {
    List<SaidChoice> known = new ArrayList<>();
    said.forEach(
        (seat, decided) -> {
          if ((over || seat == viewer) && !decided.isNothing()) {
            known.add(decided.by(seat));
          }
        });
    List<RecordedBeat> way = beats.stream().map(beat -> beat.told(texts)).toList();
    RecordedBeat end = last.told(texts);
    return new RecordedFrame.Decision(
        List.copyOf(said.keySet()),
        known.isEmpty() ? null : known,
        way.isEmpty() ? null : way,
        end.log(),
        end.patch());
  }

  /// Nothing of it reached the viewer: that it happened at all is none of their business.
  boolean isHiddenFrom(int viewer) {
    return beats.isEmpty() && last.isStill() && !hasSaid(viewer);
  }

  private boolean hasSaid(int seat) {
    return !said.getOrDefault(seat, Said.NOTHING).isNothing();
  }

  /// As a document's log has them: who else was told is not told.
  static List<ToldEvent> events(List<Event> events, Texts texts) {
    return events.stream().map(event -> EventJson.told(event, texts)).toList();
  }

  static SortedMap<Integer, Said> nobody() {
    return new TreeMap<>();
  }
}
