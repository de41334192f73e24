package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.shape.LeftOut;
import java.util.List;

/// What is on the table at one moment of a recording.
///
/// @param awaited the seats that owe an answer
/// @param prompt what the viewer is asked, if so
/// @param rule the rule behind the question
/// @param end how the game ended, in words
public record RecordedPicture(
    View view,
    List<Integer> awaited,
    @LeftOut @Nullable String prompt,
    @LeftOut @Nullable String rule,
    @LeftOut @Nullable String end)
    implements RecordedPictureWritten {}
