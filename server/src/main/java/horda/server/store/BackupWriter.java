package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import horda.wire.Json;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.node.ObjectNode;

/// A file with tables in it, for any database (docs/hosting.md): lines of JSON, compressed. It has
/// its name when it is whole and on the disk, not before.
final class BackupWriter implements AutoCloseable {
  static final int FORMAT = 2;
  static final String KIND = "horda-backup";

  private final Path file;
  private final Path part;
  private final Writer out;
  private int tables;
  private long lines;
  private long papers;
  private boolean done;

  BackupWriter(Path file, String database) throws IOException {
    this.file = file.toAbsolutePath();
    if (Files.exists(this.file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    this.part = this.file.resolveSibling(this.file.getFileName() + ".part");
    OwnerOnly.file(part);
    this.out =
        new BufferedWriter(
            new OutputStreamWriter(
                new GZIPOutputStream(
                    new BufferedOutputStream(
                        Files.newOutputStream(part, StandardOpenOption.TRUNCATE_EXISTING))),
                StandardCharsets.UTF_8));
    write(
        Json.object()
            .put("file", KIND)
            .put("format", FORMAT)
            .put("written", System.currentTimeMillis())
            .put("from", database));
  }

  int tables() {
    return tables;
  }

  long lines() {
    return lines;
  }

  long papers() {
    return papers;
  }

  void table(Whole whole) throws IOException {
    OfTable table = whole.table();
    OfNote note = whole.note();
    ObjectNode node = Json.object().put("table", table.id()).put("game", table.game());
    node.put("listed", table.listed()).put("created", table.created());
    text(node, "header", table.header());
    checksum(node, "checksum", table.checksum());
    node.put("status", note.status()).put("updated", note.updated());
    text(node, "state", note.state());
    checksum(node, "noteChecksum", note.checksum());
    write(node);
    tables++;
  }

  /// Lines of a table that does not exist.
  void orphan(String id) throws IOException {
    write(Json.object().put("orphan", id));
  }

  void lines(List<OfLine> some) throws IOException {
    for (OfLine line : some) {
      ObjectNode node = Json.object().put("line", line.seq()).put("at", line.at());
      text(node, "text", line.body());
      checksum(node, "checksum", line.checksum());
      write(node);
      lines++;
    }
  }

  void paper(OfPaper paper) throws IOException {
    ObjectNode node = Json.object().put("paper", paper.kind()).put("id", paper.id());
    node.put("version", paper.version()).put("updated", paper.updated());
    text(node, "text", paper.body());
    checksum(node, "checksum", paper.checksum());
    write(node);
    papers++;
  }

  private static void text(ObjectNode node, String name, byte[] bytes) {
    String text = Sealed.text(bytes);
    if (Arrays.equals(bytes, Sealed.bytes(text))) {
      node.put(name, text);
    } else {
      node.put(name + "Bytes", Base64.getEncoder().encodeToString(bytes));
    }
  }

  private static void checksum(ObjectNode node, String name, @Nullable Long checksum) {
    if (checksum != null) {
      node.put(name, checksum);
    }
  }

  private void write(ObjectNode node) throws IOException {
    out.write(Json.line(node));
    out.write('\n');
  }

  /// The last line, then the disk, then the name.
  void finish() throws IOException {
    write(
        Json.object()
            .put("end", true)
            .put("tables", tables)
            .put("lines", lines)
            .put("papers", papers));
    out.close();
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    if (Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    done = true;
  }

  @Override
  public void close() throws IOException {
    if (!done) {
      try {
        out.close();
      } finally {
        Files.deleteIfExists(part);
      }
    }
  }
}
