package horda.amanecerzombi;

import horda.amanecerzombi.content.Content;
import horda.engine.Data;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// The data files of the game, for tests.
public final class Box {
  public static final Content CONTENT = new Content(file("content.yaml"));

  private Box() {}

  public static String text(String name) {
    try (InputStream in = Box.class.getResourceAsStream("/horda/amanecerzombi/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Data file(String name) {
    return YamlData.parse(name, text(name));
  }

  /// All texts of a language, by key.
  public static Map<String, String> texts(String language) {
    Map<String, String> texts = new TreeMap<>();
    flatten("", file("text_" + language + ".yaml"), texts);
    return texts;
  }

  private static void flatten(String prefix, Data data, Map<String, String> into) {
    for (String key : data.keys()) {
      Data below = data.at(key);
      if (below.isMap()) {
        flatten(prefix + key + ".", below, into);
      } else {
        into.put(prefix + key, below.text());
      }
    }
  }
}
