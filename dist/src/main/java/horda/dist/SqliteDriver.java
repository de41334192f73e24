package horda.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// SQLite's driver brings native code for two dozen platforms, and unpacks it at every start. Where
/// the platform is known, the driver goes without it and its one library lies beside it.
record SqliteDriver(byte[] jar, byte[] library) {
  private static final String NATIVE = "org/sqlite/native/";
  private static final int PLAIN = 0644;

  static SqliteDriver of(Path driver, Platform platform, Instant time) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipFile all = new ZipFile(driver.toFile());
        ZipOutputStream slim = new ZipOutputStream(bytes)) {
      List<? extends ZipEntry> entries = all.stream().toList();
      for (ZipEntry entry : entries) {
        if (!entry.getName().startsWith(NATIVE)) {
          ZipEntry copy = new ZipEntry(entry.getName());
          copy.setTimeLocal(time.atZone(java.time.ZoneOffset.UTC).toLocalDateTime());
          slim.putNextEntry(copy);
          slim.write(read(all, entry));
          slim.closeEntry();
        }
      }
      slim.finish();
      ZipEntry library = all.getEntry(NATIVE + platform.sqlite());
      if (library == null) {
        throw new Trouble("SQLite's driver has no native library for " + platform + ".");
      }
      return new SqliteDriver(bytes.toByteArray(), read(all, library));
    }
  }

  private static byte[] read(ZipFile file, ZipEntry entry) throws IOException {
    try (InputStream in = file.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  /// Puts both in their places.
  void into(Tree tree, String jarPath, String libraryPath) {
    tree.put(jarPath, new Item.Bytes(jar, PLAIN));
    tree.put(libraryPath, new Item.Bytes(library, PLAIN));
  }
}
