package horda.dist;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.zip.GZIPOutputStream;

/// Compresses without noting when or by whom.
final class Gzip extends GZIPOutputStream {
  private static final int BUFFER = 1 << 16;

  Gzip(OutputStream out) throws IOException {
    super(out, BUFFER);
  }

  /// `NAME.tar.gz`, in which everything lies below a folder called NAME.
  static void archive(String name, Tree tree, Instant time, Path folder) throws IOException {
    Path file = folder.resolve(name + ".tar.gz");
    try (OutputStream out = new Gzip(new BufferedOutputStream(Files.newOutputStream(file)))) {
      Tar.write(new Tree().below(name, tree), time, out);
    }
  }
}
