package tools.jackson.databind.node;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// A list.
public final class ArrayNode extends JsonNode {
  private final List<JsonNode> items = new ArrayList<>();

  @Override
  public boolean isArray() {
    return true;
  }

  @Override
  public int size() {
    return items.size();
  }

  @Override
  public JsonNode get(int index) {
    return index < 0 || index >= items.size() ? null : items.get(index);
  }

  public ArrayNode add(JsonNode item) {
    items.add(item == null ? NullNode.instance : item);
    return this;
  }

  public ArrayNode add(String item) {
    return add(item == null ? NullNode.instance : StringNode.valueOf(item));
  }

  public ArrayNode add(int item) {
    return add(new LongNode(item));
  }

  public ArrayNode add(Integer item) {
    return item == null ? add(NullNode.instance) : add(item.intValue());
  }

  public ArrayNode add(long item) {
    return add(new LongNode(item));
  }

  public ArrayNode add(boolean item) {
    return add(BooleanNode.valueOf(item));
  }

  public ArrayNode addAll(ArrayNode other) {
    items.addAll(other.items);
    return this;
  }

  public ObjectNode addObject() {
    ObjectNode item = new ObjectNode();
    add(item);
    return item;
  }

  public ArrayNode addArray() {
    ArrayNode item = new ArrayNode();
    add(item);
    return item;
  }

  public ArrayNode set(int index, JsonNode item) {
    items.set(index, item);
    return this;
  }

  public JsonNode remove(int index) {
    return items.remove(index);
  }

  @Override
  public Collection<JsonNode> values() {
    return items;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ArrayNode node && node.items.equals(items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }

  @Override
  public void write(StringBuilder text) {
    text.append('[');
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        text.append(',');
      }
      items.get(i).write(text);
    }
    text.append(']');
  }
}
