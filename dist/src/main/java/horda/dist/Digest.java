package horda.dist;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Passes bytes on and knows the SHA-256 of all of them.
final class Digest extends FilterOutputStream {
  private final MessageDigest digest;
  private long size;

  Digest(OutputStream out) {
    super(out);
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  @Override
  public void write(int one) throws IOException {
    out.write(one);
    digest.update((byte) one);
    size++;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    out.write(bytes, from, length);
    digest.update(bytes, from, length);
    size += length;
  }

  /// How many bytes have passed.
  long size() {
    return size;
  }

  /// To be asked once, at the end.
  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  static String of(Path file) throws IOException {
    try (Digest all = new Digest(OutputStream.nullOutputStream());
        InputStream in = Files.newInputStream(file)) {
      in.transferTo(all);
      return all.hex();
    }
  }

  static String of(byte[] bytes) throws IOException {
    try (Digest all = new Digest(OutputStream.nullOutputStream())) {
      all.write(bytes, 0, bytes.length);
      return all.hex();
    }
  }
}
