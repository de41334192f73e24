package horda.dist;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Map;

/// Writes a [Tree] as a tar file (POSIX ustar, with the extended headers of pax for long names).
/// The same tree gives the same bytes: every entry bears one time, and they come in the order of
/// their names.
final class Tar {
  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final String ZEROS = "0".repeat(11);

  private final OutputStream out;
  private final long seconds;

  private Tar(OutputStream out, Instant time) {
    this.out = out;
    this.seconds = time.getEpochSecond();
  }

  static void write(Tree tree, Instant time, OutputStream out) throws IOException {
    Tar tar = new Tar(out, time);
    for (Map.Entry<String, Item> entry : tree.items().entrySet()) {
      tar.add(entry.getKey(), entry.getValue());
    }
    out.write(new byte[BLOCK * 2]);
  }

  private void add(String path, Item item) throws IOException {
    switch (item) {
      case Item.Folder _ -> header(path + "/", '5', item, 0, "");
      case Item.Link link -> header(path, '2', item, 0, link.to());
      case Item.Bytes bytes -> {
        header(path, '0', item, bytes.bytes().length, "");
        out.write(bytes.bytes());
        pad(bytes.bytes().length);
      }
      case Item.Copy copy -> {
        long size = Files.size(copy.from());
        header(path, '0', item, size, "");
        try (InputStream in = Files.newInputStream(copy.from())) {
          if (in.transferTo(out) != size) {
            throw new IOException(copy.from() + " changed while it was packed");
          }
        }
        pad(size);
      }
    }
  }

  private void header(String path, char kind, Item item, long size, String link)
      throws IOException {
    StringBuilder more = new StringBuilder();
    if (length(path) > NAME) {
      more.append(record("path", path));
    }
    if (length(link) > NAME) {
      more.append(record("linkpath", link));
    }
    if (!more.isEmpty()) {
      byte[] told = more.toString().getBytes(StandardCharsets.UTF_8);
      out.write(block("pax", 'x', item, told.length, ""));
      out.write(told);
      pad(told.length);
    }
    out.write(block(path, kind, item, size, link));
  }

  private static int length(String name) {
    return name.getBytes(StandardCharsets.UTF_8).length;
  }

  /// `LENGTH KEY=VALUE`, where the length counts itself.
  private static String record(String key, String value) {
    String rest = " " + key + "=" + value + "\n";
    int length = length(rest);
    int all = length + String.valueOf(length).length();
    all = length + String.valueOf(all).length();
    return all + rest;
  }

  private byte[] block(String path, char kind, Item item, long size, String link) {
    byte[] block = new byte[BLOCK];
    put(block, 0, NAME, path);
    put(block, 100, 8, octal(item.mode(), 7));
    put(block, 108, 8, octal(item.owner(), 7));
    put(block, 116, 8, octal(item.owner(), 7));
    put(block, 124, 12, octal(size, 11));
    put(block, 136, 12, octal(seconds, 11));
    put(block, 148, 8, "        ");
    put(block, 156, 1, String.valueOf(kind));
    put(block, 157, NAME, link);
    put(block, 257, 6, "ustar");
    put(block, 263, 2, "00");
    int sum = 0;
    for (byte one : block) {
      sum += Byte.toUnsignedInt(one);
    }
    put(block, 148, 8, octal(sum, 6) + "\0 ");
    return block;
  }

  private static void put(byte[] block, int at, int most, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(bytes, 0, block, at, Math.min(bytes.length, most));
  }

  private static String octal(long number, int digits) {
    String told = Long.toOctalString(number);
    if (told.length() > digits) {
      throw new IllegalArgumentException(number + " is too much for an entry of a tar file");
    }
    return ZEROS.substring(0, digits - told.length()) + told;
  }

  private void pad(long size) throws IOException {
    int rest = (int) (size % BLOCK);
    if (rest != 0) {
      out.write(new byte[BLOCK - rest]);
    }
  }
}
