package tools.jackson.databind;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.MissingNode;

/// A value of JSON. What a kind of value cannot tell, it refuses.
public abstract class JsonNode implements Iterable<JsonNode> {
  public JsonNode get(String name) {
    return null;
  }

  public JsonNode get(int index) {
    return null;
  }

  public final JsonNode path(String name) {
    JsonNode found = get(name);
    return found == null ? MissingNode.getInstance() : found;
  }

  public final JsonNode path(int index) {
    JsonNode found = get(index);
    return found == null ? MissingNode.getInstance() : found;
  }

  public final boolean has(String name) {
    return get(name) != null;
  }

  public int size() {
    return 0;
  }

  public final boolean isEmpty() {
    return size() == 0;
  }

  public boolean isObject() {
    return false;
  }

  public boolean isArray() {
    return false;
  }

  public boolean isString() {
    return false;
  }

  public boolean isBoolean() {
    return false;
  }

  public boolean isNull() {
    return false;
  }

  public boolean isMissingNode() {
    return false;
  }

  public boolean isNumber() {
    return false;
  }

  public boolean isInt() {
    return false;
  }

  public boolean isIntegralNumber() {
    return false;
  }

  public boolean canConvertToInt() {
    return false;
  }

  public boolean canConvertToLong() {
    return false;
  }

  public int intValue() {
    throw wrong("a whole number");
  }

  public long longValue() {
    throw wrong("a whole number");
  }

  public double doubleValue() {
    throw wrong("a number");
  }

  public boolean booleanValue() {
    throw wrong("true or false");
  }

  public boolean booleanValue(boolean otherwise) {
    return isBoolean() ? booleanValue() : otherwise;
  }

  public String stringValue() {
    throw wrong("a text");
  }

  public String stringValue(String otherwise) {
    return isString() ? stringValue() : otherwise;
  }

  public String asString() {
    throw wrong("a plain value");
  }

  public Set<Map.Entry<String, JsonNode>> properties() {
    return Set.of();
  }

  public Collection<String> propertyNames() {
    return List.of();
  }

  public Collection<JsonNode> values() {
    return List.of();
  }

  @Override
  public final Iterator<JsonNode> iterator() {
    return values().iterator();
  }

  /// Writes it at the end of `text`.
  public abstract void write(StringBuilder text);

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }

  private DatabindException wrong(String wanted) {
    return new DatabindException("is not " + wanted);
  }
}
