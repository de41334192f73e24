package horda.wire;

import horda.engine.Nullable;
import horda.wire.doc.EngineReply;

/// What a command answers, and the table as it stands when the answer has gone out.
record Reply(EngineReply body, @Nullable SeatedMatch table, boolean last) {
  static Reply of(EngineReply body, @Nullable SeatedMatch table) {
    return new Reply(body, table, false);
  }
}
