package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Ref;
import horda.engine.shape.Argument;
import horda.engine.shape.LeftOut;
import java.util.List;

/// Something that can be chosen.
///
/// @param verb what it does: the id up to its first colon
/// @param args what its label speaks of
/// @param ahead true where it answers later questions too, and its first part can be chosen alone
public record Choice(
    String id,
    String verb,
    @Argument List<Ref> args,
    String label,
    List<Ref> targets,
    @LeftOut @Nullable Boolean ahead)
    implements ChoiceWritten {

  public Choice(String id, String verb, List<Ref> args, String label, List<Ref> targets) {
    this(id, verb, args, label, targets, null);
  }
}
