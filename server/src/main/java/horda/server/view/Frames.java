package horda.server.view;

import horda.engine.View;
import horda.wire.Prepared;
import horda.wire.doc.FromServer.Frame;
import horda.wire.doc.FromServer.LogTail;
import horda.wire.doc.TableDoc;
import java.util.ArrayList;
import java.util.List;

/// What one pair of eyes is shown of the way that an answer took. A frame ends only where these
/// eyes were told something and see something new. So the number of frames says nothing of what
/// others were told.
final class Frames {
  private final Documents documents;
  private final Eyes eyes;
  private final Heard heard;
  private final Sight before;
  private final List<Frame> frames = new ArrayList<>();

  Frames(Documents documents, Eyes eyes, Heard heard, Sight before) {
    this.documents = documents;
    this.eyes = eyes;
    this.heard = heard;
    this.before = before;
  }

  /// Carried out in turn they make `after`; none when there is nothing to see in between.
  List<Frame> to(TableDoc after) {
    TableDoc shown = before.document();
    int log = before.log();
    for (Passing passing : documents.passings()) {
      int told = heard.among(passing.events());
      boolean old = passing.events() <= before.events();
      View view = passing.views().apply(eyes.seat());
      if (old || told <= log || view.equals(shown.view())) {
        continue;
      }
      TableDoc then = before.document().at(view);
      frame(log, told, documents.patch(shown, then));
      shown = then;
      log = told;
    }
    if (frames.isEmpty()) {
      return frames;
    }
    frame(log, heard.among(documents.events().size()), documents.patch(shown, after));
    return frames;
  }

  private void frame(int keep, int end, String patch) {
    LogTail log =
        end == keep
            ? null
            : Tails.log(documents.events(), heard, keep, end, documents.speaker(eyes.language()));
    frames.add(new Frame(log, new Prepared(patch)));
  }
}
