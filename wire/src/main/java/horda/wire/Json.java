package horda.wire;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import horda.engine.Ref;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.ToStringSerializer;

/// The house's JSON: strict when read, in a stable order when written.
public final class Json {
  /// The longest text that is read at all.
  public static final int MOST_CHARS = 8 << 20;

  private static final int DEEPEST = 64;
  private static final int CLIPPED = 60;

  /// Jackson 3 sorts properties by name unless told not to; a record's own order reads better. Only
  /// components of records are written, never methods that happen to be called isSomething.
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(40)
                          .build())
                  .build())
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING)
          .changeDefaultVisibility(
              v ->
                  v.withFieldVisibility(Visibility.ANY)
                      .withGetterVisibility(Visibility.NONE)
                      .withIsGetterVisibility(Visibility.NONE))
          .addModule(new SimpleModule().addSerializer(Ref.class, ToStringSerializer.instance))
          .build();

  /// Why a text is no JSON, in one sentence.
  public static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unreadable(String sentence) {
      super(sentence);
    }
  }

  private Json() {}

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  public static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  public static String line(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  public static String pretty(JsonNode node) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
  }

  public static JsonNode parse(String text) {
    if (text.length() > MOST_CHARS) {
      throw new Unreadable("It is longer than " + MOST_CHARS + " characters.");
    }
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node == null || node.isMissingNode()) {
        throw new Unreadable("It is empty.");
      }
      return node;
    } catch (JacksonException e) {
      throw new Unreadable("It is no JSON: " + clip(e.getOriginalMessage(), 160) + ".");
    }
  }

  /// What somebody sent, short enough and fit to be quoted in a sentence.
  public static String clip(String text) {
    return clip(text, CLIPPED);
  }

  private static String clip(String sent, int most) {
    String text = Plain.block(sent.length() <= most ? sent : sent.substring(0, most));
    return sent.length() <= most ? text : text + "…";
  }
}
