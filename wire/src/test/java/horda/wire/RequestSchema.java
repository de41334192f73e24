package horda.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/// The messages of a published schema, by the word that tells which it is.
///
/// @param fields all that such a message may have
/// @param required those that it must have
public record RequestSchema(SortedSet<String> fields, SortedSet<String> required) {
  /// @param document name of the schema
  /// @param key the field that tells messages apart
  public static SortedMap<String, RequestSchema> of(String document, String key) {
    SortedMap<String, RequestSchema> all = new TreeMap<>();
    JsonNode defs = read(document).get("$defs");
    for (JsonNode one : defs.get(document).get("anyOf")) {
      String name = one.get("$ref").stringValue().substring("#/$defs/".length());
      JsonNode def = defs.get(name);
      SortedSet<String> required = new TreeSet<>();
      def.get("required").forEach(field -> required.add(field.stringValue()));
      SortedSet<String> fields = new TreeSet<>(def.get("properties").propertyNames());
      String word = def.get("properties").get(key).get("enum").get(0).stringValue();
      all.put(word, new RequestSchema(fields, required));
    }
    return all;
  }

  private static JsonNode read(String document) {
    String file = "/contract/" + document + ".schema.json";
    try (InputStream in = Json.class.getResourceAsStream(file)) {
      return Json.parse(
          new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
