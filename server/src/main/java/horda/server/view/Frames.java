package horda.server.view;

import horda.engine.Event;
import horda.engine.View;
import horda.wire.Json;
import horda.wire.PatchText;
import horda.wire.doc.TableDoc;
import java.util.List;

/// What one pair of eyes is shown of the way that an answer took: a list of
/// `{"log":{"keep","add"}?,"patch"}`. A frame ends only where these eyes were told something and
/// see something new. So the number of frames says nothing of what others were told.
final class Frames {
  private final Documents documents;
  private final Eyes eyes;
  private final Sight before;
  private final StringBuilder out = new StringBuilder("[");

  Frames(Documents documents, Eyes eyes, Sight before) {
    this.documents = documents;
    this.eyes = eyes;
    this.before = before;
  }

  /// A JSON list. Carried out in turn its frames make `after`; empty when there is nothing to see
  /// in between.
  String to(TableDoc after) {
    TableDoc shown = before.document();
    int log = before.log();
    for (Passing passing : documents.passings(eyes.seat())) {
      int heard = Tails.seen(documents.events(), passing.events(), eyes.seat());
      boolean old = passing.events() <= before.events();
      View view = passing.view();
      if (old || heard <= log || view.equals(shown.view())) {
        continue;
      }
      TableDoc then = before.document().at(view);
      frame(passing.events(), log, heard, PatchText.between(shown, then));
      shown = then;
      log = heard;
    }
    if (out.length() == 1) {
      return "";
    }
    int all = documents.events().size();
    int heard = Tails.seen(documents.events(), all, eyes.seat());
    frame(all, log, heard, PatchText.between(shown, after));
    return out.append(']').toString();
  }

  private void frame(int events, int keep, int heard, String patch) {
    out.append(out.length() == 1 ? "{" : ",{");
    if (heard > keep) {
      List<Event> told = documents.events().subList(0, events);
      Speaker speaker = documents.speaker(eyes.language());
      out.append("\"log\":").append(Json.line(Tails.log(told, eyes.seat(), keep, speaker)));
      out.append(',');
    }
    out.append("\"patch\":").append(patch).append('}');
  }
}
