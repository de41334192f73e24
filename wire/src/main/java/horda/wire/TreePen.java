package horda.wire;

import horda.engine.Pen;
import horda.engine.Written;
import java.util.ArrayDeque;
import java.util.Deque;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Writes a document as a tree, for those who change it or compare it with another.
public final class TreePen implements Pen {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /// What is begun and not ended, the innermost first. The lowest is a list of the whole.
  private final Deque<JsonNode> begun = new ArrayDeque<>();

  private final ArrayNode whole = NODES.arrayNode(1);
  private String name = "";

  private TreePen() {
    begun.push(whole);
  }

  public static ObjectNode of(Written document) {
    TreePen pen = new TreePen();
    document.write(pen);
    return (ObjectNode) pen.whole.get(0);
  }

  @Override
  public void open() {
    begun.push(add(NODES.objectNode()));
  }

  @Override
  public void name(String name) {
    this.name = name;
  }

  @Override
  public void close() {
    begun.pop();
  }

  @Override
  public void list() {
    begun.push(add(NODES.arrayNode()));
  }

  @Override
  public void end() {
    begun.pop();
  }

  @Override
  public void text(String text) {
    add(NODES.stringNode(text));
  }

  @Override
  public void num(int number) {
    add(NODES.numberNode(number));
  }

  @Override
  public void big(long number) {
    add(NODES.numberNode(number));
  }

  @Override
  public void real(double number) {
    add(NODES.numberNode(TextPen.finite(number)));
  }

  @Override
  public void flag(boolean flag) {
    add(NODES.booleanNode(flag));
  }

  @Override
  public void nothing() {
    add(NODES.nullNode());
  }

  /// A value that is JSON already.
  void json(String text) {
    add(Json.parse(text));
  }

  /// A value that is a tree already.
  void node(JsonNode node) {
    var unused = add(node);
  }

  private JsonNode add(JsonNode node) {
    if (begun.getFirst() instanceof ObjectNode object) {
      object.set(name, node);
    } else {
      ((ArrayNode) begun.getFirst()).add(node);
    }
    return node;
  }
}
