package horda.wire;

import horda.engine.Match;
import horda.wire.doc.LogLine;

/// A line of a match's log as JSON: `{"seat","option"}`, `{"seat","order"}` or
/// `{"seat","undo":true}`.
public final class EntryJson {
  private EntryJson() {}

  static LogLine write(Match.Entry entry) {
    return switch (entry) {
      case Match.Answer answer -> new LogLine(answer.seat(), answer.option(), null, null);
      case Match.Order order -> new LogLine(order.seat(), null, order.order(), null);
      case Match.Undo undo -> new LogLine(undo.seat(), null, null, true);
    };
  }

  static Match.Entry read(Form form, int mostSeats) {
    int seat = form.whole("seat", 0, mostSeats);
    Match.Entry entry;
    if (form.has("order")) {
      entry = new Match.Order(seat, form.whole("order", 0, Short.MAX_VALUE));
    } else if (form.has("undo")) {
      if (!form.flag("undo")) {
        throw form.wrong("undo", "must be true where it stands");
      }
      entry = new Match.Undo(seat);
    } else {
      entry = new Match.Answer(seat, form.text("option"));
    }
    form.end();
    return entry;
  }

  /// As files of the first format have it.
  static Match.Entry readOld(Form form, int mostSeats) {
    Match.Entry entry = OldWords.entry(form.whole("seat", 0, mostSeats), form.text("option"));
    form.end();
    return entry;
  }

  /// What a line says, for people.
  public static String word(Match.Entry entry) {
    return switch (entry) {
      case Match.Answer answer -> answer.option();
      case Match.Order order -> "order " + order.order();
      case Match.Undo _ -> "undo";
    };
  }
}
