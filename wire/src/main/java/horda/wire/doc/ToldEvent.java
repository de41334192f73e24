package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Ref;
import horda.engine.shape.Argument;
import horda.engine.shape.LeftOut;
import java.util.List;

/// Something that happened, for one of those who were told.
///
/// @param kind what happened, for programs
/// @param args to whom or what, and how much
/// @param text the same for people
/// @param targets the components that it names
/// @param only true where not everybody was told
public record ToldEvent(
    String kind,
    @Argument List<Ref> args,
    String text,
    String rule,
    List<Ref> targets,
    @LeftOut @Nullable Boolean only)
    implements ToldEventWritten {}
