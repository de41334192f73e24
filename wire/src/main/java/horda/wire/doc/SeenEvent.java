package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Ref;
import horda.engine.shape.Argument;
import horda.engine.shape.LeftOut;
import java.util.List;

/// Something that happened, for somebody who may see everything.
///
/// @param kind what happened, for programs
/// @param args to whom or what, and how much
/// @param text the same for people
/// @param targets the components that it names
/// @param only the seats that may know it, where not everybody may
public record SeenEvent(
    String kind,
    @Argument List<Ref> args,
    String text,
    String rule,
    List<Ref> targets,
    @LeftOut @Nullable List<Integer> only)
    implements SeenEventWritten {}
