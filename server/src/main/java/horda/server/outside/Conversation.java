package horda.server.outside;

import horda.server.table.BotFailure;
import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.ToProgram;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;

/// One life of a program: from its start to its end. Several may ask at once; answers come in any
/// order. Nobody waits longer than they said, whatever the program does with its pipes.
final class Conversation implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Conversation.class.getName());

  private static final int LONGEST_ANSWER = 64 << 10;
  private static final int LONGEST_REMARK = 500;
  private static final int REMARKS_A_MINUTE = 100;
  private static final int MOST_WAITING = 256;
  private static final int MOST_SILENCES = 3;
  private static final int LEAVE_SECONDS = 1;
  private static final String QUIT = TextPen.of(new ToProgram.Quit());

  private final String name;
  private final Process process;
  private final long since = System.nanoTime();
  private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>(MOST_WAITING);
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private volatile boolean ended;
  private final AtomicInteger ids = new AtomicInteger();

  /// Questions in a row that were not answered in time.
  private final AtomicInteger silences = new AtomicInteger();

  Conversation(String name, List<String> command) throws IOException {
    this.name = name;
    process = new ProcessBuilder(command).start();
    Thread.startVirtualThread(this::write);
    Thread.startVirtualThread(this::read);
    Thread.startVirtualThread(this::remarks);
  }

  boolean alive() {
    return !ended && process.isAlive();
  }

  long livedMillis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
  }

  /// Asks and waits for the answer to just that; throws a [BotFailure].
  ///
  /// @param line makes the line of the number that it gets
  JsonNode ask(IntFunction<ToProgram> line, long millis) {
    int id = ids.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    try {
      if (!alive()) {
        throw new BotFailure(BotFailure.GONE, "it has ended");
      }
      if (!outgoing.offer(TextPen.of(line.apply(id)))) {
        throw new BotFailure(BotFailure.SLOW, "it reads nothing");
      }
      JsonNode said = answer.get(millis, TimeUnit.MILLISECONDS);
      silences.set(0);
      return said;
    } catch (TimeoutException _) {
      if (silences.incrementAndGet() >= MOST_SILENCES) {
        // It hangs; the next one who asks starts it afresh.
        close();
      }
      throw new BotFailure(BotFailure.SLOW, "no answer within " + millis + " ms");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof BotFailure falter ? falter : new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BotFailure(BotFailure.SLOW, "nobody waits for it any more");
    } finally {
      waiting.remove(id);
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (alive()) {
        String line = outgoing.poll(1, TimeUnit.SECONDS);
        if (line != null) {
          out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
        if (QUIT.equals(line)) {
          // Whoever does not know the word sees the end of the input.
          return;
        }
      }
    } catch (IOException _) {
      // It has closed its ear, and will be missed when it does not answer.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try (InputStream in = process.getInputStream()) {
      ProgramLines lines = new ProgramLines(in, LONGEST_ANSWER);
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (!line.isBlank()) {
          heard(line, lines.cut());
        }
      }
    } catch (IOException _) {
      // The same as its end.
    }
    // First: whoever asks from now on must not wait for an answer.
    ended = true;
    fail(new BotFailure(BotFailure.GONE, "it has ended"));
  }

  private void heard(String line, boolean cut) {
    JsonNode said = null;
    try {
      said = cut ? null : Json.parse(line);
    } catch (Json.Unreadable _) {
      // Told below.
    }
    if (said == null || !said.path("id").isInt()) {
      // Nobody can tell whose answer it was meant to be.
      fail(new BotFailure(BotFailure.RUBBISH, "it said: " + Json.clip(line)));
      return;
    }
    // An answer that comes too late is nobody's any more.
    CompletableFuture<JsonNode> asked = waiting.get(said.path("id").intValue());
    if (asked != null) {
      asked.complete(said);
    }
  }

  private void fail(BotFailure falter) {
    waiting.values().forEach(asked -> asked.completeExceptionally(falter));
  }

  /// What it says to its makers goes into the log, but must not fill it.
  private void remarks() {
    int left = REMARKS_A_MINUTE;
    long minute = System.nanoTime();
    try (InputStream in = process.getErrorStream()) {
      ProgramLines lines = new ProgramLines(in, LONGEST_REMARK);
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (System.nanoTime() - minute > TimeUnit.MINUTES.toNanos(1)) {
          minute = System.nanoTime();
          left = REMARKS_A_MINUTE;
        }
        String remark = line.strip();
        if (left-- > 0 && !remark.isEmpty()) {
          LOG.info(() -> "bot " + name + ": " + remark);
        }
      }
    } catch (IOException _) {
      // It has nothing more to say.
    }
  }

  /// Politely, then not.
  @Override
  public void close() {
    boolean unused = outgoing.offer(QUIT);
    List<ProcessHandle> children = process.descendants().toList();
    try {
      boolean left = process.waitFor(LEAVE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    children.forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    ended = true;
    fail(new BotFailure(BotFailure.GONE, "it was ended"));
  }
}
