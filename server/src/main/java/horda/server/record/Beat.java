package horda.server.record;

import horda.engine.Event;
import horda.wire.PatchText;
import horda.wire.Prepared;
import horda.wire.Texts;
import horda.wire.doc.RecordedFrame.RecordedBeat;
import java.util.List;

/// A moment in the middle of a decision: what the viewer was told, and what changed in the picture.
///
/// @param patch a list of steps, as JSON
record Beat(List<Event> heard, String patch) {
  Beat {
    heard = List.copyOf(heard);
  }

  /// The viewer was told nothing, and saw nothing new.
  boolean isStill() {
    return heard.isEmpty() && patch.equals(PatchText.NONE);
  }

  RecordedBeat told(Texts texts) {
    return new RecordedBeat(Frame.events(heard, texts), new Prepared(patch));
  }
}
