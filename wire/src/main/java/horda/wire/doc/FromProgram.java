package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import java.util.List;

/// What a program answers to a server (docs/engine-protocol.md). `id` is that of the question.
/// Further fields do no harm.
public sealed interface FromProgram extends Written {
  /// To `hello`.
  ///
  /// @param games those it plays; all where it is missing
  record Hello(int id, boolean ok, @LeftOut @Nullable List<String> games)
      implements FromProgram, FromProgramHelloWritten {}

  /// To `choose`.
  ///
  /// @param choice the number of what it chooses
  record Chosen(int id, @LeftOut @Nullable Boolean ok, int choice)
      implements FromProgram, FromProgramChosenWritten {}
}
