package tools.jackson.databind.node;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// An object; its fields keep their order.
public final class ObjectNode extends JsonNode {
  private final Map<String, JsonNode> fields = new LinkedHashMap<>();

  @Override
  public boolean isObject() {
    return true;
  }

  @Override
  public int size() {
    return fields.size();
  }

  @Override
  public JsonNode get(String name) {
    return fields.get(name);
  }

  public ObjectNode set(String name, JsonNode value) {
    fields.put(name, value == null ? NullNode.instance : value);
    return this;
  }

  public ObjectNode setAll(ObjectNode other) {
    fields.putAll(other.fields);
    return this;
  }

  public ObjectNode put(String name, String value) {
    return set(name, value == null ? NullNode.instance : StringNode.valueOf(value));
  }

  public ObjectNode put(String name, int value) {
    return set(name, new LongNode(value));
  }

  public ObjectNode put(String name, Integer value) {
    return value == null ? putNull(name) : put(name, value.intValue());
  }

  public ObjectNode put(String name, Boolean value) {
    return value == null ? putNull(name) : put(name, value.booleanValue());
  }

  public ObjectNode put(String name, Long value) {
    return value == null ? putNull(name) : put(name, value.longValue());
  }

  public ObjectNode put(String name, long value) {
    return set(name, new LongNode(value));
  }

  public ObjectNode put(String name, double value) {
    return set(name, JsonNodeFactory.instance.numberNode(value));
  }

  public ObjectNode put(String name, boolean value) {
    return set(name, BooleanNode.valueOf(value));
  }

  public ObjectNode putObject(String name) {
    ObjectNode value = new ObjectNode();
    set(name, value);
    return value;
  }

  public ArrayNode putArray(String name) {
    ArrayNode value = new ArrayNode();
    set(name, value);
    return value;
  }

  public ObjectNode putNull(String name) {
    return set(name, NullNode.instance);
  }

  public JsonNode remove(String name) {
    return fields.remove(name);
  }

  public BooleanNode booleanNode(boolean value) {
    return BooleanNode.valueOf(value);
  }

  public NumericNode numberNode(int value) {
    return new LongNode(value);
  }

  public StringNode stringNode(String value) {
    return StringNode.valueOf(value);
  }

  @Override
  public Set<Map.Entry<String, JsonNode>> properties() {
    return fields.entrySet();
  }

  @Override
  public Collection<String> propertyNames() {
    return fields.keySet();
  }

  @Override
  public Collection<JsonNode> values() {
    return fields.values();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ObjectNode node && node.fields.equals(fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  @Override
  public void write(StringBuilder text) {
    text.append('{');
    boolean first = true;
    for (Map.Entry<String, JsonNode> field : fields.entrySet()) {
      if (!first) {
        text.append(',');
      }
      first = false;
      StringNode.quote(field.getKey(), text);
      text.append(':');
      field.getValue().write(text);
    }
    text.append('}');
  }
}
