package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class OutboxTest {
  private final List<String> sent = new ArrayList<>();
  private final Deque<Callback> reading = new ArrayDeque<>();
  private boolean cut;
  private boolean closed;

  /// A client that reads when it is told to.
  private final Session client =
      (Session)
          Proxy.newProxyInstance(
              Session.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (proxy, method, args) -> {
                switch (method.getName()) {
                  case "sendText" -> {
                    sent.add((String) args[0]);
                    reading.add((Callback) args[1]);
                  }
                  case "disconnect" -> cut = true;
                  case "close" -> closed = true;
                  default -> throw new UnsupportedOperationException(method.getName());
                }
                return null;
              });

  private final Outbox outbox =
      new Outbox(client, new Limits(0, 0, 0, 0, 0, 3, 1000, 0, 0, 0, 0, true));

  @Test
  void sendsOneAfterTheOther() {
    outbox.send("a");
    outbox.send("b");
    assertThat(sent).containsExactly("a");
    reading.remove().succeed();
    assertThat(sent).containsExactly("a", "b");
  }

  @Test
  void aClientThatDoesNotReadIsCutOff() {
    for (String text : List.of("a", "b", "c", "d")) {
      outbox.send(text);
    }
    assertThat(cut).isFalse();
    outbox.send("e");
    assertThat(cut).isTrue();
    outbox.send("f");
    reading.remove().succeed();
    assertThat(sent).containsExactly("a");
  }

  @Test
  void tooManyCharactersAreTooMuch() {
    outbox.send("a");
    outbox.send("x".repeat(900));
    outbox.send("x".repeat(200));
    assertThat(cut).isTrue();
  }

  @Test
  void oneLargeMessageIsNoFlood() {
    outbox.send("x".repeat(5000));
    assertThat(sent).hasSize(1);
    assertThat(cut).isFalse();
  }

  @Test
  void theLastWordIsSentBeforeTheLineIsClosed() {
    outbox.send("a");
    outbox.send("bye");
    outbox.end();
    assertThat(closed).isFalse();
    reading.remove().succeed();
    reading.remove().succeed();
    assertThat(sent).containsExactly("a", "bye");
    assertThat(closed).isTrue();
  }
}
