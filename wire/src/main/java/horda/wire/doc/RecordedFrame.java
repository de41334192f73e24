package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Ref;
import horda.engine.Written;
import horda.engine.shape.Argument;
import horda.engine.shape.LeftOut;
import horda.engine.shape.WrittenAs;
import horda.wire.doc.FromServer.PatchStep;
import java.util.List;

/// A frame of a recording: the first is the opening, each further one a decision.
public sealed interface RecordedFrame extends Written {
  /// The table after the deal.
  ///
  /// @param log what the viewer was told by then
  record Opening(List<ToldEvent> log, RecordedPicture doc)
      implements RecordedFrame, RecordedFrameOpeningWritten {}

  /// What somebody decided. All who answered a secret question decide together.
  ///
  /// @param by the seats
  /// @param said what they decided, as far as the viewer may know it
  /// @param beats the moments on the way
  /// @param log what the viewer was told at its end
  /// @param patch the steps on the picture
  record Decision(
      List<Integer> by,
      @LeftOut @Nullable List<SaidChoice> said,
      @LeftOut @Nullable List<RecordedBeat> beats,
      List<ToldEvent> log,
      @WrittenAs(PatchStep[].class) Written patch)
      implements RecordedFrame, RecordedFrameDecisionWritten {}

  /// @param args what the label speaks of
  record SaidChoice(int seat, String verb, @Argument List<Ref> args, String label) {}

  /// What was told at one moment, and what had changed.
  record RecordedBeat(List<ToldEvent> log, @WrittenAs(PatchStep[].class) Written patch) {}
}
