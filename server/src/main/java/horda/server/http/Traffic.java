package horda.server.http;

import horda.engine.Refusal;
import horda.server.meter.Counter;
import horda.server.meter.Spread;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;

/// What goes through the door, counted.
public final class Traffic {
  /// What clients say; any other word counts as one.
  private static final Set<String> WORDS =
      Set.of(
          "ping",
          "hello",
          "look",
          "lang",
          "preview",
          "account",
          "answer",
          "undo",
          "order",
          "order-add",
          "order-end",
          "hold",
          "say",
          "phrase",
          "name",
          "stand-in",
          "commit",
          "reveal",
          "start",
          "open",
          "remove",
          "close",
          "rematch");

  /// These change no table, so nothing is acknowledged.
  private static final Set<String> ASIDE =
      Set.of("ping", "hello", "look", "lang", "preview", "account");

  /// How an unsuccessful command ended, by the code of its refusal; all others are `refused`.
  private static final Map<String, String> OUTCOMES =
      Map.of(
          "too-many", "too-many",
          "busy", "busy",
          "database", "database",
          "stale", "stale",
          "broken", "broken");

  /// Readings are a second apart.
  private static final int RECENT = 60;

  private final Counter commands = new Counter("kind", "outcome");
  private final Counter requests = new Counter("method", "route", "status");
  private final Spread acks = new Spread();
  private final Deque<Spread.Reading> lately = new ArrayDeque<>();

  /// A message of a client was carried out, or refused.
  ///
  /// @param refusal why; null if it was carried out
  void message(String word, @horda.engine.Nullable Refusal refusal, long nanos) {
    String outcome = refusal == null ? "done" : OUTCOMES.getOrDefault(refusal.code(), "refused");
    commands.add(WORDS.contains(word) ? word : "unknown", outcome);
    if (refusal == null && !ASIDE.contains(word)) {
      acks.add(nanos);
    }
  }

  /// @param route as it was declared, `/api/tables/{id}`: an address may be a secret
  void request(String method, String route, int status) {
    requests.add(method, route, Integer.toString(status));
  }

  /// Once a second.
  synchronized void tick() {
    lately.addLast(acks.read());
    if (lately.size() > RECENT) {
      lately.removeFirst();
    }
  }

  public Counter commands() {
    return commands;
  }

  public Counter requests() {
    return requests;
  }

  /// From the arrival of a command to its acknowledgement.
  public Spread acks() {
    return acks;
  }

  /// The same in the last minute.
  public synchronized Spread.Reading recentAcks() {
    Spread.Reading now = acks.read();
    return lately.isEmpty() ? now : now.since(lately.getFirst());
  }
}
