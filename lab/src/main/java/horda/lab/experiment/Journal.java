package horda.lab.experiment;

import horda.engine.Digest;
import horda.engine.Refusal;
import horda.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/// A file in which finished ranges are written down, a line each, so that a run that was stopped
/// goes on where it was. The first line tells which experiment it is.
public final class Journal implements AutoCloseable {
  private static final String KIND = "horda-journal";

  private final FileChannel file;

  private Journal(FileChannel file) {
    this.file = file;
  }

  /// Opens or begins a journal; what it holds goes into `gathered`. Half a line at the end, of a
  /// run that was killed while writing, is dropped.
  public static Journal open(Path path, Gathered gathered) {
    String first = title(gathered.experiment()) + "\n";
    try {
      FileChannel file =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(file.size()));
      while (bytes.hasRemaining() && file.read(bytes) >= 0) {}
      String text = new String(bytes.array(), StandardCharsets.UTF_8);
      Journal journal = new Journal(file);
      if (text.isEmpty()) {
        journal.write(first);
        return journal;
      }
      if (!text.startsWith(first)) {
        file.close();
        throw refusal(path, text);
      }
      int whole = text.lastIndexOf('\n') + 1;
      text.substring(first.length(), whole).lines().forEach(line -> take(path, line, gathered));
      file.truncate(text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length);
      file.position(file.size());
      return journal;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Refusal refusal(Path path, String text) {
    String sentence =
        text.startsWith("{\"kind\":\"" + KIND)
            ? "The journal '%s' is of another experiment; name another file, or run the command it"
                + " was begun with."
            : "'%s' is no journal of an experiment; name a file that is not there yet.";
    return new Refusal("journal", "", sentence.formatted(path));
  }

  private static void take(Path path, String line, Gathered gathered) {
    try {
      gathered.add(RangeResult.parse(line));
    } catch (JacksonException | IllegalArgumentException e) {
      throw new Refusal(
          "journal", "", "The journal '" + path + "' is damaged; delete it and start again.");
    }
  }

  /// A fingerprint decides; the rest is for people who look into the file.
  private static String title(Experiment experiment) {
    ObjectNode title = Json.object();
    title.put("kind", KIND);
    title.put("plan", new Digest().add(experiment.json()).hex());
    title.put("game", experiment.game());
    title.put("arms", experiment.arms().size());
    title.put("deals", experiment.deals());
    title.put("seed", experiment.seed());
    return Json.line(title);
  }

  public void write(RangeResult result) {
    try {
      write(result.json() + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
