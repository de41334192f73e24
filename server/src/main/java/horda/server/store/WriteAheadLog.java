package horda.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// SQLite's log beside its file, as https://sqlite.org/fileformat2.html#walformat describes it.
/// After a crash SQLite reads it up to the first frame that is not whole and says nothing about the
/// rest, so damage in the middle would quietly cost all that was written after it.
final class WriteAheadLog {
  private static final int MAGIC = 0x377f0682;
  private static final int HEADER = 32;
  private static final int FRAME = 24;
  private static final int LARGEST_PAGE = 65_536;

  private int first;
  private int second;

  private WriteAheadLog() {}

  static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + "-wal");
  }

  /// What is wrong with the log of this database; empty if nothing is, or if there is none. A last
  /// frame that is not whole is no fault: a crash may have cut it off, and nobody was told of it.
  static Optional<String> fault(Path file) throws IOException {
    Path log = beside(file);
    if (!Files.isRegularFile(log)) {
      return Optional.empty();
    }
    try (FileChannel channel = FileChannel.open(log, StandardOpenOption.READ)) {
      return new WriteAheadLog().read(channel);
    }
  }

  private Optional<String> read(FileChannel channel) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    if (!fill(channel, header)) {
      return Optional.empty();
    }
    int magic = header.getInt(0);
    int page = header.getInt(8);
    ByteOrder order = magic == MAGIC ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    add(header, 0, FRAME, order);
    boolean known =
        (magic & ~1) == MAGIC && page >= 512 && page <= LARGEST_PAGE && Integer.bitCount(page) == 1;
    if (!known || header.getInt(24) != first || header.getInt(28) != second) {
      return Optional.of("the head of its write-ahead log does not fit its checksum");
    }
    int broken = 0;
    ByteBuffer frame = ByteBuffer.allocate(FRAME + page);
    for (int number = 1; fill(channel, frame); number++) {
      boolean ours = frame.getInt(8) == header.getInt(16) && frame.getInt(12) == header.getInt(20);
      if (broken > 0 && ours) {
        return Optional.of("its write-ahead log is damaged in frame " + broken);
      }
      if (broken == 0) {
        add(frame, 0, 8, order);
        add(frame, FRAME, page, order);
        boolean whole = ours && frame.getInt(16) == first && frame.getInt(20) == second;
        broken = whole ? 0 : number;
      }
    }
    return Optional.empty();
  }

  private static boolean fill(FileChannel channel, ByteBuffer buffer) throws IOException {
    buffer.clear();
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        return false;
      }
    }
    return true;
  }

  private void add(ByteBuffer bytes, int from, int length, ByteOrder order) {
    ByteBuffer words = bytes.duplicate().order(order);
    for (int at = from; at < from + length; at += 8) {
      first += words.getInt(at) + second;
      second += words.getInt(at + 4) + first;
    }
  }
}
