package tools.jackson.databind.json;

import java.util.function.UnaryOperator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.introspect.VisibilityChecker;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads and writes trees; always strict, whatever it is built with.
public final class JsonMapper {
  private JsonMapper() {}

  public static Builder builder(JsonFactory factory) {
    return new Builder();
  }

  public ObjectNode createObjectNode() {
    return new ObjectNode();
  }

  public ArrayNode createArrayNode() {
    return new ArrayNode();
  }

  public JsonNode readTree(String text) {
    return TextReader.of(text);
  }

  public String writeValueAsString(Object tree) {
    return tree.toString();
  }

  public ObjectWriter writerWithDefaultPrettyPrinter() {
    return new ObjectWriter();
  }

  /// Its switches say what this mapper does anyway.
  public static final class Builder extends MapperBuilder<JsonMapper, Builder> {
    @Override
    public Builder disable(MapperFeature... features) {
      return this;
    }

    @Override
    public Builder disable(DatatypeFeature... features) {
      return this;
    }

    @Override
    public Builder enable(SerializationFeature... features) {
      return this;
    }

    @Override
    public Builder changeDefaultVisibility(UnaryOperator<VisibilityChecker> change) {
      return this;
    }

    @Override
    public Builder addModule(JacksonModule module) {
      return this;
    }

    @Override
    public JsonMapper build() {
      return new JsonMapper();
    }
  }
}
