package horda.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes a plan as YAML, the way people write it: a key a line, an item a line, what is small in
/// brackets.
///
/// Reading the text again gives the same tree.
public final class PlanText {
  /// Words that need no quotes in any place: no sign that means something to YAML, nothing that
  /// looks like something else.
  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z0-9_^+-][A-Za-z0-9_^+-]*(?::[A-Za-z0-9_^+-]+)*");

  /// What fits into a line.
  private static final int SHORT = 100;

  private static final Pattern EMPTY = Pattern.compile("(?i)null|~|-");

  private final StringBuilder text = new StringBuilder();

  private PlanText() {}

  public static String of(ObjectNode plan) {
    PlanText written = new PlanText();
    for (Map.Entry<String, JsonNode> entry : plan.properties()) {
      written.entry(entry.getKey(), entry.getValue());
    }
    return written.text.toString();
  }

  /// The same with one key or item a line, however long: for plans that tell stories.
  public static String lines(ObjectNode plan) {
    PlanText written = new PlanText();
    written.map(plan, "");
    return written.text.toString();
  }

  private void map(JsonNode map, String indent) {
    boolean first = true;
    for (Map.Entry<String, JsonNode> field : map.properties()) {
      // The first key of an item stands behind its dash.
      text.append(first ? "" : indent).append(plain(field.getKey())).append(':');
      below(field.getValue(), indent);
      first = false;
    }
  }

  private void below(JsonNode value, String indent) {
    String inOneLine = flow(value);
    boolean nested =
        isTree(value) && !value.isEmpty() && inOneLine.length() + indent.length() > SHORT;
    if (!nested) {
      text.append(' ').append(inOneLine).append('\n');
    } else if (value.isArray()) {
      text.append('\n');
      for (JsonNode item : value.values()) {
        text.append(indent).append("  - ");
        if (item.isObject() && flow(item).length() > SHORT) {
          map(item, indent + "    ");
        } else {
          text.append(flow(item)).append('\n');
        }
      }
    } else {
      text.append('\n').append(indent).append("  ");
      map(value, indent + "  ");
    }
  }

  private void entry(String key, JsonNode value) {
    if (value.isArray() && !value.isEmpty() && value.values().stream().anyMatch(PlanText::isTree)) {
      text.append('\n').append(plain(key)).append(":\n");
      value.values().forEach(item -> text.append("  - ").append(flow(item)).append('\n'));
    } else {
      text.append(plain(key)).append(": ").append(flow(value)).append('\n');
    }
  }

  private static boolean isTree(JsonNode node) {
    return node.isArray() || node.isObject();
  }

  private static String flow(JsonNode node) {
    if (node.isArray()) {
      return "[" + String.join(", ", node.values().stream().map(PlanText::flow).toList()) + "]";
    }
    if (node.isObject()) {
      List<String> fields = new ArrayList<>();
      node.properties().forEach(f -> fields.add(plain(f.getKey()) + ": " + flow(f.getValue())));
      return "{" + String.join(", ", fields) + "}";
    }
    if (node.isBoolean()) {
      return node.booleanValue() ? "yes" : "no";
    }
    return node.isString() ? plain(node.stringValue()) : node.isNull() ? "null" : node.toString();
  }

  private static String plain(String word) {
    if (PLAIN.matcher(word).matches() && !EMPTY.matcher(word).matches()) {
      return word;
    }
    StringBuilder quoted = new StringBuilder("\"");
    for (char sign : word.toCharArray()) {
      switch (sign) {
        case '"', '\\' -> quoted.append('\\').append(sign);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (Character.isISOControl(sign) || sign == '\u2028' || sign == '\u2029') {
            quoted.append("\\u%04x".formatted((int) sign));
          } else {
            quoted.append(sign);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
