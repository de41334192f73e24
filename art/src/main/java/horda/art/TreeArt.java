package horda.art;

import horda.engine.View;
import horda.wire.ViewJson;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import tools.jackson.databind.JsonNode;

/// Any view as an indented tree: no beauty, but every game can be played with it.
public final class TreeArt implements TableArt {
  private final View view;

  public TreeArt(View view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    List<AttributedString> lines = new ArrayList<>();
    branch(ViewJson.of(view), 0, lines);
    return lines.stream().map(line -> cut(line, easel.width())).toList();
  }

  private static AttributedString cut(AttributedString line, int width) {
    return line.columnLength() <= width ? line : Ink.fit(line, width);
  }

  private static void branch(JsonNode node, int depth, List<AttributedString> into) {
    node.properties().forEach(entry -> leaf(entry.getKey(), entry.getValue(), depth, into));
  }

  private static void leaf(String name, JsonNode value, int depth, List<AttributedString> into) {
    AttributedString head = Ink.of(Ink.DIM, "  ".repeat(depth) + name + ": ");
    if (value.isObject()) {
      into.add(head);
      branch(value, depth + 1, into);
    } else if (value.isArray() && value.valueStream().anyMatch(JsonNode::isContainer)) {
      into.add(head);
      for (int i = 0; i < value.size(); i++) {
        leaf("- " + (i + 1), value.get(i), depth + 1, into);
      }
    } else {
      into.add(Ink.join(head, Ink.of(Ink.PLAIN, plain(value))));
    }
  }

  private static String plain(JsonNode value) {
    if (value.isArray()) {
      return String.join(", ", value.valueStream().map(TreeArt::plain).toList());
    }
    return value.isNull() ? "-" : value.asString();
  }
}
