package horda.wire;

import horda.engine.Data;
import horda.engine.GameBox;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The files beside a game's classes, or those laid over them by somebody who designs. Remembers
/// what was read, for the content's hash.
final class BoxFiles implements GameBox.Files {
  private static final Pattern FOLDER = Pattern.compile("[a-zA-Z0-9_-]+");

  private static final Pattern NAME =
      Pattern.compile("(?:[a-zA-Z0-9_-]+/)?[a-zA-Z0-9_-][a-zA-Z0-9_.-]*");

  private final GameBox box;
  private final Overlay overlay;
  private final Map<String, String> read = new TreeMap<>();

  BoxFiles(GameBox box, Overlay overlay) {
    this.box = box;
    this.overlay = overlay;
  }

  @Override
  public Data read(String name) {
    return find(name)
        .orElseThrow(() -> YamlData.fault(name, 1, "there is no such file in " + box.id()));
  }

  @Override
  public Data words(String name) {
    return new BoxFiles(box, overlay).read(name);
  }

  @Override
  public List<String> laid(String folder) {
    if (!FOLDER.matcher(folder).matches()) {
      throw YamlData.fault(folder, 1, "is no name of a folder");
    }
    try {
      return overlay.names(box.id(), folder).stream()
          .filter(name -> NAME.matcher(name).matches())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw YamlData.fault(folder, 1, "cannot be read: " + e.getMessage());
    }
  }

  @Override
  public Data parse(String name, String text) {
    return YamlData.parse(name, text);
  }

  Optional<Data> find(String name) {
    if (!NAME.matcher(name).matches()) {
      throw YamlData.fault(name, 1, "is no name of a file beside the game's classes");
    }
    try {
      Optional<byte[]> own = overlay.read(box.id(), name);
      if (own.isPresent()) {
        return Optional.of(keep(name, box.id() + "/" + name, own.get()));
      }
      try (InputStream in = box.getClass().getResourceAsStream(name)) {
        return in == null ? Optional.empty() : Optional.of(keep(name, name, in.readAllBytes()));
      }
    } catch (IOException e) {
      throw YamlData.fault(name, 1, "cannot be read: " + e.getMessage());
    }
  }

  private Data keep(String name, String label, byte[] bytes) {
    String text = normalised(label, bytes);
    read.put(name, text);
    return YamlData.parse(label, text);
  }

  /// Line ends and byte order marks differ between machines and mean nothing.
  private static String normalised(String label, byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return (text.startsWith("\uFEFF") ? text.substring(1) : text)
          .replace("\r\n", "\n")
          .replace('\r', '\n');
    } catch (CharacterCodingException e) {
      throw YamlData.fault(label, 1, "is not in UTF-8; save it as UTF-8");
    }
  }

  /// SHA-256 over names and texts of all files that were read, by name.
  String hash() {
    return overlay.hash(box.id()).orElseGet(this::ownHash);
  }

  private String ownHash() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      read.forEach(
          (name, text) ->
              digest.update((name + "\n" + text + "\0").getBytes(StandardCharsets.UTF_8)));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
