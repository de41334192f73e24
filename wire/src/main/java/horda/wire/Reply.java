package horda.wire;

import horda.engine.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// What a command answers, and the table as it stands when the answer has gone out.
record Reply(ObjectNode body, @Nullable SeatedMatch table, boolean last) {
  static Reply of(ObjectNode body, @Nullable SeatedMatch table) {
    return new Reply(body, table, false);
  }
}
