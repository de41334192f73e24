package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.Holdings.Each;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import horda.wire.Json;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Reads what [BackupWriter] wrote, a table at a time. Refuses (`backup`) a file that is no backup,
/// or not a whole one.
final class BackupReader implements AutoCloseable {
  /// A table and its lines; without a table they are lines that had none.
  record Block(@Nullable Whole whole, String id, List<OfLine> lines) {
    boolean intact() {
      return whole != null
          && whole.table().whole()
          && lines.stream().allMatch(OfLine::whole)
          && numbered();
    }

    private boolean numbered() {
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).seq() != i + 1) {
          return false;
        }
      }
      return true;
    }
  }

  private final Path file;
  private final BufferedReader in;
  private final Each<OfPaper> papers;
  private @Nullable JsonNode next;
  private int tables;
  private long lines;
  private long written;

  /// `papers` gets those papers that lie between the tables or after them.
  BackupReader(Path file, Each<OfPaper> papers) throws IOException {
    this.papers = papers;
    this.file = file;
    if (!Files.isRegularFile(file)) {
      throw new NoSuchFileException(file.toString());
    }
    try {
      in =
          new BufferedReader(
              new InputStreamReader(
                  new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8));
    } catch (ZipException | EOFException e) {
      throw Faults.backup("'%s' is not a backup of Horda.".formatted(file));
    }
    next = read();
    if (!next.path("file").asString("").equals(BackupWriter.KIND)) {
      in.close();
      throw Faults.backup("'%s' is not a backup of Horda.".formatted(file));
    }
    if (next.path("format").asInt(0) > BackupWriter.FORMAT) {
      in.close();
      throw Faults.backup("'%s' was written by a newer Horda: use that one.".formatted(file));
    }
    next = read();
  }

  /// Null after the last, when papers have come too, if there are any.
  @Nullable
  Block next() throws IOException, SQLException {
    try {
      return block();
    } catch (JacksonException e) {
      // A word where a number should stand, say.
      throw broken();
    }
  }

  private @Nullable Block block() throws IOException, SQLException {
    JsonNode head = next;
    for (; head != null && head.has("paper"); head = next) {
      papers.row(paper(head));
      written++;
      next = read();
    }
    if (head == null) {
      return null;
    }
    if (head.has("end")) {
      boolean all =
          head.path("tables").asInt(-1) == tables
              && head.path("lines").asLong(-1) == lines
              && head.path("papers").asLong(0) == written;
      if (!all || !atEnd()) {
        throw broken();
      }
      next = null;
      return null;
    }
    Whole whole = head.has("table") ? whole(head) : null;
    String id = head.path(whole == null ? "orphan" : "table").asString("");
    tables += whole == null ? 0 : 1;
    List<OfLine> log = new ArrayList<>();
    for (next = read(); next.has("line"); next = read()) {
      log.add(
          new OfLine(
              id,
              next.path("line").asLong(),
              next.path("at").asLong(),
              bytes(next, "text"),
              checksum(next, "checksum")));
      lines++;
    }
    return new Block(whole, id, log);
  }

  private OfPaper paper(JsonNode node) {
    return new OfPaper(
        node.path("paper").asString(""),
        node.path("id").asString(""),
        node.path("version").asLong(),
        node.path("updated").asLong(),
        bytes(node, "text"),
        checksum(node, "checksum"));
  }

  private Whole whole(JsonNode node) {
    String id = node.path("table").asString("");
    OfTable table =
        new OfTable(
            id,
            node.path("game").asString(""),
            node.path("listed").asInt(0),
            node.path("created").asLong(0),
            bytes(node, "header"),
            checksum(node, "checksum"));
    OfNote note =
        new OfNote(
            id,
            node.path("status").asString(""),
            node.path("updated").asLong(0),
            bytes(node, "state"),
            checksum(node, "noteChecksum"));
    return new Whole(table, note);
  }

  private byte[] bytes(JsonNode node, String name) {
    try {
      return node.has(name)
          ? Sealed.bytes(node.path(name).asString(""))
          : Base64.getDecoder().decode(node.path(name + "Bytes").asString(""));
    } catch (IllegalArgumentException e) {
      throw broken();
    }
  }

  private static @Nullable Long checksum(JsonNode node, String name) {
    return node.has(name) ? (Long) node.path(name).asLong(-1) : null;
  }

  /// The checksum of the compressed file comes after its last line.
  private boolean atEnd() throws IOException {
    try {
      return in.readLine() == null;
    } catch (ZipException | EOFException e) {
      return false;
    }
  }

  private JsonNode read() throws IOException {
    try {
      String line = in.readLine();
      if (line == null) {
        throw broken();
      }
      return Json.MAPPER.readTree(line);
    } catch (JacksonException | ZipException | EOFException e) {
      throw broken();
    }
  }

  private RuntimeException broken() {
    return Faults.backup(
        "The backup '%s' is damaged or cut off; nothing was taken from it.".formatted(file));
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
