package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import horda.engine.shape.WrittenAs;
import java.util.List;

/// What the server says over a WebSocket (docs/table-protocol.md). `s` tells which message it is.
public sealed interface FromServer extends Written {
  /// A message about what a viewer sees; a viewer's are numbered 1, 2, 3…
  sealed interface Shown extends FromServer {
    Shown numbered(int number);
  }

  /// All of it: first, and after other eyes or another language.
  ///
  /// @param n the number of the message on this line
  /// @param cuts how often an undo has cut the log
  /// @param now the server's clock, in milliseconds since 1970
  record Whole(
      @OneOf("whole") String s,
      int n,
      int protocol,
      TableDoc doc,
      LogTail log,
      ChatTail chat,
      int cuts,
      long now)
      implements Shown, FromServerWholeWritten {
    public Whole(int protocol, TableDoc doc, LogTail log, ChatTail chat, int cuts, long now) {
      this("whole", 0, protocol, doc, log, chat, cuts, now);
    }

    @Override
    public Whole numbered(int number) {
      return new Whole(s, number, protocol, doc, log, chat, cuts, now);
    }
  }

  /// What has changed: at once, or as the moments on the way.
  ///
  /// @param n the number of the message on this line
  /// @param patch the steps on the document; missing where there are frames
  /// @param frames at least two, to be carried out in turn
  /// @param cuts how often an undo has cut the log
  /// @param now the server's clock, in milliseconds since 1970
  record Update(
      @OneOf("update") String s,
      int n,
      @LeftOut @Nullable @WrittenAs(PatchStep[].class) Written patch,
      @LeftOut @Nullable LogTail log,
      @LeftOut @Nullable List<Frame> frames,
      @LeftOut @Nullable ChatTail chat,
      int cuts,
      long now)
      implements Shown, FromServerUpdateWritten {
    /// In one patch.
    public static Update atOnce(
        Written patch, @Nullable LogTail log, @Nullable ChatTail chat, int cuts, long now) {
      return new Update("update", 0, patch, log, null, chat, cuts, now);
    }

    /// The same moment by moment.
    public Update inFrames(List<Frame> moments) {
      return new Update(s, n, null, null, moments, chat, cuts, now);
    }

    @Override
    public Update numbered(int number) {
      return new Update(s, number, patch, log, frames, chat, cuts, now);
    }
  }

  /// A command was carried out; the document is the new one.
  ///
  /// @param table the table that follows, after `rematch`
  record Ack(@OneOf("ack") String s, String id, @LeftOut @Nullable String table)
      implements FromServer, FromServerAckWritten {
    public Ack(String id, @Nullable String table) {
      this("ack", id, table);
    }
  }

  /// A command was refused.
  record No(@OneOf("no") String s, String id, String code, String rule, String text)
      implements FromServer, FromServerNoWritten {
    public No(String id, String code, String rule, String text) {
      this("no", id, code, rule, text);
    }
  }

  /// What an option would lead to.
  ///
  /// @param preview null where there is nothing to say
  record Previewed(@OneOf("preview") String s, String id, @Nullable PreviewPart preview)
      implements FromServer, FromServerPreviewedWritten {
    public Previewed(String id, @Nullable PreviewPart preview) {
      this("preview", id, preview);
    }
  }

  /// The last message before the server closes the line.
  record Bye(@OneOf("bye") String s, String code, String text)
      implements FromServer, FromServerByeWritten {
    public Bye(String code, String text) {
      this("bye", code, text);
    }
  }

  /// To a browser that lends itself: what a bot is asked.
  ///
  /// @param n comes back with the answer
  /// @param errand for the compiled house (docs/anywhere.md): a position as this browser's own seat
  ///   may imagine it
  record Think(@OneOf("think") String s, int n, int seat, String game, String errand)
      implements FromServer, FromServerThinkWritten {
    public Think(int n, int seat, String game, String errand) {
      this("think", n, seat, game, errand);
    }
  }

  record Pong(@OneOf("pong") String s) implements FromServer, FromServerPongWritten {
    public Pong() {
      this("pong");
    }
  }

  /// To a bot with an account: the seats that wait for it.
  record Account(@OneOf("account") String s, int protocol, String name, List<WaitingSeat> seats)
      implements FromServer, FromServerAccountWritten {
    public Account(int protocol, String name, List<WaitingSeat> seats) {
      this("account", protocol, name, seats);
    }
  }

  /// To a bot with an account: somebody has put it at a table.
  record Invite(@OneOf("invite") String s, String table, String game, int seat)
      implements FromServer, FromServerInviteWritten {
    public Invite(String table, String game, int seat) {
      this("invite", table, game, seat);
    }
  }

  record WaitingSeat(String table, String game, int seat) {}

  /// Keep so many events of one's own list, then add these.
  record LogTail(int keep, @WrittenAs(ToldEvent[].class) Written add) {}

  /// Keep so many messages, then add these.
  record ChatTail(int keep, List<ChatMessage> add) {}

  /// @param seat who said it; -1: the house
  /// @param at when, in milliseconds since 1970
  /// @param reaction which one it is, where it is no message: it is shown at the seat for a moment
  record ChatMessage(int seat, String text, long at, @LeftOut @Nullable String reaction) {}

  /// A moment on the way of an answer: what was told by then, and what has changed.
  record Frame(@LeftOut @Nullable LogTail log, @WrittenAs(PatchStep[].class) Written patch) {}

  /// One change of the document.
  ///
  /// @param p the place, as in a JSON Pointer
  /// @param v what stands there now; missing where the field is removed or the list is cut
  /// @param len a list has so many items left
  record PatchStep(String p, @LeftOut @Nullable Written v, @LeftOut @Nullable Integer len) {}
}
