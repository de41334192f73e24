package horda.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/// The page, from the jar. Its files are few and small: each is read and packed once.
final class Page {
  private static final String ROOT = "/horda/web/";
  private static final String INDEX = "index.html";

  /// Names of files that the page is made of; nothing that could lead elsewhere.
  private static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*");

  /// Addresses that the page itself makes sense of.
  private static final Pattern OWN =
      Pattern.compile(
          "(t|replay|rules|cards|learn|new|games|workshop|campaign|me|hall|people|friends|admin)(/.*)?");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private record Leaf(byte[] plain, byte[] packed, String type, String tag) {}

  private final Map<String, Optional<Leaf>> leaves = new ConcurrentHashMap<>();

  /// Answers if there is such a file, or an address of the page; false if not.
  boolean serve(Context context) {
    String path = context.path().substring(1);
    Optional<Leaf> leaf = path.isEmpty() ? Optional.empty() : leaf(path);
    if (leaf.isPresent()) {
      boolean hashed = path.startsWith("assets/");
      send(context, leaf.get(), hashed ? "public, max-age=31536000, immutable" : "no-cache");
      return true;
    }
    if (path.isEmpty() || OWN.matcher(path).matches()) {
      Optional<Leaf> index = leaf(INDEX);
      index.ifPresent(found -> send(context, found, "no-cache"));
      return index.isPresent();
    }
    return lost(context);
  }

  /// Somebody in a browser who went astray gets the page, which says so in their language; programs
  /// get an error.
  private boolean lost(Context context) {
    String accepted = context.header("Accept");
    Optional<Leaf> index = leaf(INDEX);
    if (accepted == null || !accepted.contains("text/html") || index.isEmpty()) {
      return false;
    }
    send(context, index.get(), "no-cache");
    context.status(404);
    return true;
  }

  private static void send(Context context, Leaf leaf, String caching) {
    context.header("Cache-Control", caching).header("ETag", leaf.tag());
    context.header("Vary", "Accept-Encoding").contentType(leaf.type());
    if (leaf.tag().equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    String accepted = context.header("Accept-Encoding");
    if (leaf.packed().length > 0 && accepted != null && accepted.contains("gzip")) {
      context.header("Content-Encoding", "gzip").result(leaf.packed());
    } else {
      context.result(leaf.plain());
    }
  }

  private Optional<Leaf> leaf(String path) {
    // Only names that exist are remembered, or anybody could fill the memory.
    Optional<Leaf> known = leaves.get(path);
    if (known != null) {
      return known;
    }
    Optional<Leaf> read = NAME.matcher(path).matches() ? read(path) : Optional.empty();
    if (read.isPresent()) {
      leaves.put(path, read);
    }
    return read;
  }

  private static Optional<Leaf> read(String path) {
    String ending = path.substring(path.lastIndexOf('.') + 1);
    String type = TYPES.get(ending);
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = Page.class.getResourceAsStream(ROOT + path)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] plain = in.readAllBytes();
      byte[] packed = pack(plain);
      boolean worth = packed.length < plain.length * 9 / 10;
      CRC32 sum = new CRC32();
      sum.update(plain);
      String tag = "\"" + Long.toHexString(sum.getValue()) + "-" + plain.length + "\"";
      return Optional.of(new Leaf(plain, worth ? packed : new byte[0], type, tag));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] pack(byte[] plain) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(plain);
    }
    return bytes.toByteArray();
  }
}
