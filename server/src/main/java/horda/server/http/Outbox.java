package horda.server.http;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// What waits to be sent to one client. Never makes the sender wait; a client that does not read is
/// cut off, comes back and resumes. (Jetty's own limit drops messages without a word.)
final class Outbox {
  private final Session session;
  private final int most;
  private final int mostChars;
  private final Deque<String> waiting = new ArrayDeque<>();
  private int chars;
  private boolean sending;
  private boolean closed;
  private boolean ending;

  Outbox(Session session, Limits limits) {
    this.session = session;
    this.most = limits.outbox();
    this.mostChars = limits.outboxChars();
  }

  void send(String text) {
    String next;
    synchronized (this) {
      if (closed || ending) {
        return;
      }
      // One message alone may be larger than the box: the first document of a long game.
      boolean full =
          !waiting.isEmpty() && (waiting.size() >= most || chars + text.length() > mostChars);
      if (full) {
        closed = true;
        waiting.clear();
        session.disconnect();
        return;
      }
      waiting.add(text);
      chars += text.length();
      next = next();
    }
    pass(next);
  }

  /// Closes when all is sent.
  void end() {
    boolean now;
    synchronized (this) {
      ending = true;
      now = !sending && !closed;
      closed |= now;
    }
    if (now) {
      session.close(1000, "", Callback.NOOP);
    }
  }

  synchronized void drop() {
    closed = true;
    waiting.clear();
  }

  /// Hangs up, whatever the other side does or does not do.
  void cut() {
    drop();
    session.disconnect();
  }

  /// The message that may go now, or an empty text.
  private synchronized String next() {
    if (sending || waiting.isEmpty()) {
      return "";
    }
    sending = true;
    String text = waiting.remove();
    chars -= text.length();
    return text;
  }

  private void pass(String text) {
    if (!text.isEmpty()) {
      session.sendText(text, Callback.from(this::sent, failure -> drop()));
    }
  }

  private void sent() {
    String next;
    boolean last;
    synchronized (this) {
      sending = false;
      next = closed ? "" : next();
      last = ending && next.isEmpty() && !closed;
      closed |= last;
    }
    if (last) {
      session.close(1000, "", Callback.NOOP);
    }
    pass(next);
  }
}
