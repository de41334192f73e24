package horda.server.store;

import horda.engine.Nullable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Keeps a database file for one process. The lock is on a file of its own beside it: closing any
/// handle of the database file itself would drop the locks that SQLite holds on it. The system
/// frees the lock when a process dies, however it dies.
final class SoleUse implements AutoCloseable {
  private final FileChannel channel;

  private SoleUse(FileChannel channel) {
    this.channel = channel;
  }

  static SoleUse of(Path file) {
    Path beside = file.resolveSibling(file.getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(
              beside, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        channel.close();
        throw Faults.refusal(
            "The database '%s' is in use by another Horda%s: end that one, or name another file."
                .formatted(file, holder(beside)));
      }
      byte[] pid = Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8);
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(pid), 0);
      return new SoleUse(channel);
    } catch (IOException e) {
      throw Faults.refusal(
          "The folder of the database '%s' cannot be written: check its permissions."
              .formatted(file));
    }
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // it is this very process
    }
  }

  private static String holder(Path beside) {
    try {
      String pid = Files.readString(beside).strip();
      return pid.isEmpty() ? "" : " (process " + pid + ")";
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The process ends or forgets the file; either way the lock is gone.
    }
  }
}
