package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Refusal;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What the house reads at a table is what the schema of clients' messages says.
class CommandsTest {
  private static final String DIGITS = "0123456789abcdef".repeat(4);
  private static final Texts TEXTS = Shelf.standard().texts("city-of-horror", Language.EN);

  /// The commands among the messages: those that have an id.
  static List<JsonNode> commands() throws IOException {
    List<JsonNode> found = new ArrayList<>();
    try (InputStream in = Json.class.getResourceAsStream("/contract/ToServer.schema.json")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      JsonNode defs = Json.parse(new String(bytes, StandardCharsets.UTF_8)).get("$defs");
      for (JsonNode one : defs.get("ToServer").get("anyOf")) {
        JsonNode def = defs.get(one.get("$ref").stringValue().substring("#/$defs/".length()));
        if (def.get("properties").has("id")) {
          found.add(def);
        }
      }
    }
    return found;
  }

  private static String word(JsonNode def) {
    return def.get("properties").get("c").get("enum").get(0).stringValue();
  }

  /// With all that the schema names.
  private static ObjectNode full(JsonNode def) {
    ObjectNode message = Json.object();
    for (String field : def.get("properties").propertyNames()) {
      switch (field) {
        case "c" -> message.put(field, word(def));
        case "seat", "turn", "order" -> message.put(field, 1);
        case "on", "swap" -> message.put(field, true);
        case "hash", "value" -> message.put(field, DIGITS);
        case "colour" -> message.put(field, "red");
        case "phrase" -> message.put(field, phrase());
        case "reaction" -> message.put(field, "clap");
        default -> message.put(field, "steady");
      }
    }
    return message;
  }

  private static String phrase() {
    return TEXTS.keys().stream()
        .filter(key -> key.startsWith("phrase."))
        .findFirst()
        .orElseThrow()
        .substring("phrase.".length());
  }

  private static Form read(ObjectNode message) {
    Form form = Commands.form(message.toString());
    String word = form.text("c");
    if (word.equals("preview")) {
      var unused = Commands.inquiry(form);
    } else {
      var unused = Commands.read(word, form, () -> TEXTS);
    }
    return form;
  }

  @Test
  void thereAreAsManyAsThePageOfTheProtocolHas() throws IOException {
    assertThat(commands()).hasSize(21);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void theHouseReadsJustTheFieldsOfTheSchema(JsonNode def) {
    assertThat(read(full(def)).asked())
        .containsExactlyInAnyOrderElementsOf(def.get("properties").propertyNames());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aFieldCanBeLeftOutIfTheSchemaSaysSo(JsonNode def) {
    List<String> required = new ArrayList<>();
    def.get("required").forEach(field -> required.add(field.stringValue()));
    // A bot that is not named is none.
    required.removeIf(field -> def.get("properties").get(field).has("anyOf"));
    for (String field : def.get("properties").propertyNames()) {
      ObjectNode without = full(def);
      without.remove(field);
      boolean missed = false;
      try {
        var unused = read(without);
      } catch (Refusal refusal) {
        missed = true;
      }
      assertThat(missed).as(field).isEqualTo(required.contains(field));
    }
  }
}
