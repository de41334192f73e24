package horda.wire.doc;

import horda.engine.Ref;
import horda.engine.shape.Argument;
import java.util.List;

/// Something that can be chosen.
///
/// @param verb what it does: the id up to its first colon
/// @param args what its label speaks of
public record Choice(
    String id, String verb, @Argument List<Ref> args, String label, List<Ref> targets)
    implements ChoiceWritten {}
