package horda.wire;

/// The versions of the two protocols. A number goes up with every change. What an older version had
/// stays as it was, so a client that knows only the older one still works.
public final class Protocol {
  /// JSON lines for programs, see docs/engine-protocol.md. 2: events have `kind` and `args`,
  /// options have `verb` and `args`, and there are `hello` and `preview`.
  public static final int ENGINE = 2;

  /// HTTP and WebSocket of a server, see docs/table-protocol.md. 2: events have `kind` and `args`,
  /// options have `verb` and `args`, and clients can ask for updates in frames and for previews.
  public static final int TABLE = 2;

  private Protocol() {}
}
