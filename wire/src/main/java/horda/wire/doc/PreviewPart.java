package horda.wire.doc;

import horda.engine.Changes;
import horda.engine.Pen;
import horda.engine.Preview.Throw;
import horda.engine.Ref;
import horda.engine.Written;
import horda.engine.shape.Argument;
import java.util.List;

/// What a choice leads to, as far as it is fixed and the seat may know it. Chances go from 0 to 1.
///
/// @param option the id of the choice
/// @param dice the throws that it brings, in their order: how many dice strike where, from which
///   number on they hit, and the odds (docs/engine-protocol.md, preview, tells every field)
/// @param notes what else is sure before: costs, noise, what it wakes
/// @param text all of it as sentences
public record PreviewPart(String option, List<Throw> dice, List<Note> notes, List<String> text)
    implements Written {
  /// @param kind which note it is, stable for programs
  /// @param args what it speaks of
  public record Note(String kind, @Argument List<Ref> args, String text) {}

  @Override
  public void write(Pen pen) {
    PreviewPartWriter.write(this, pen);
  }

  @Override
  public void changes(Written before, Changes out) {
    PreviewPartWriter.changes((PreviewPart) before, this, out);
  }
}
