package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;

/// A line of a match's log: an answer, a standing order, or an answer that was taken back.
///
/// @param option of an answer
/// @param order of a standing order
/// @param undo true where it stands
public record LogLine(
    int seat,
    @LeftOut @Nullable String option,
    @LeftOut @Nullable Integer order,
    @LeftOut @Nullable Boolean undo)
    implements LogLineWritten {}
