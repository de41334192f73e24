package horda.art;

import horda.engine.Ref;
import horda.engine.View;
import horda.wire.Texts;
import horda.wire.ViewJson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import tools.jackson.databind.JsonNode;

/// Any view as an indented tree: no beauty, but every game can be played with it. Components have
/// their names, and things that are alike stand in a table.
public final class TreeArt implements TableArt {
  private static final Pattern COMPONENT = Pattern.compile("([a-z][a-z-]*):(\\d{1,9})");
  private static final String REF = "ref";

  /// What a component's name says already.
  private static final List<String> NAMED = List.of(REF, "id");

  private static final String SEAT = "seat";

  private final View view;
  private final List<AttributedString> lines = new ArrayList<>();

  public TreeArt(View view) {
    this.view = view;
  }

  @Override
  public List<AttributedString> draw(Easel easel) {
    lines.clear();
    branch(ViewJson.of(view), 0, easel.texts());
    return lines.stream().map(line -> cut(line, easel.width())).toList();
  }

  private static AttributedString cut(AttributedString line, int width) {
    return line.columnLength() <= width ? line : Ink.fit(line, width);
  }

  private void branch(JsonNode node, int depth, Texts texts) {
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      leaf(entry.getKey(), entry.getValue(), depth, texts);
    }
  }

  private void leaf(String name, JsonNode value, int depth, Texts texts) {
    AttributedString head = Ink.of(Ink.DIM, "  ".repeat(depth) + name + ": ");
    if (isShort(value) || value.isArray() && value.valueStream().allMatch(TreeArt::isShort)) {
      lines.add(Ink.join(head, Ink.of(Ink.PLAIN, word(name, value, texts))));
    } else if (value.isObject()) {
      lines.add(head);
      branch(value, depth + 1, texts);
    } else if (value.valueStream().allMatch(TreeArt::isRow)) {
      lines.add(head);
      table(value, depth + 1, texts);
    } else {
      lines.add(head);
      for (int i = 0; i < value.size(); i++) {
        leaf("- " + (i + 1), value.get(i), depth + 1, texts);
      }
    }
  }

  /// A plain value, or a component of which little more is told than which it is.
  private static boolean isShort(JsonNode value) {
    return !value.isContainer()
        || value.has(REF)
            && value.properties().stream().noneMatch(entry -> entry.getValue().isContainer());
  }

  private static boolean isRow(JsonNode value) {
    return value.isObject() && value.valueStream().allMatch(TreeArt::isShort);
  }

  private void table(JsonNode rows, int depth, Texts texts) {
    SequencedSet<String> columns = new LinkedHashSet<>();
    rows.forEach(row -> row.propertyNames().forEach(columns::add));
    List<StringBuilder> drawn = new ArrayList<>();
    for (int i = 0; i <= rows.size(); i++) {
      drawn.add(new StringBuilder("  ".repeat(depth)));
    }
    for (String column : columns) {
      drawn.getFirst().append(column);
      for (int i = 0; i < rows.size(); i++) {
        JsonNode value = rows.get(i).get(column);
        drawn.get(i + 1).append(value == null ? "" : word(column, value, texts));
      }
      int width = drawn.stream().mapToInt(StringBuilder::length).max().orElse(0) + 2;
      drawn.forEach(line -> line.append(" ".repeat(width - line.length())));
    }
    lines.add(Ink.of(Ink.DIM, drawn.getFirst().toString().stripTrailing()));
    drawn.stream()
        .skip(1)
        .forEach(line -> lines.add(Ink.of(Ink.PLAIN, line.toString().stripTrailing())));
  }

  private static String word(String name, JsonNode value, Texts texts) {
    if (value.isArray()) {
      return value
          .valueStream()
          .map(item -> word(name, item, texts))
          .collect(Collectors.joining(", "));
    }
    if (value.isObject()) {
      return component(value, texts);
    }
    if (value.isBoolean()) {
      return value.asBoolean() ? "✓" : "-";
    }
    if (name.equals(SEAT) && value.isInt() && value.asInt() >= 0) {
      return texts.name(Ref.seat(value.asInt()));
    }
    return value.isNull() ? "-" : named(value.asString(), texts);
  }

  /// Its name, and what else there is to tell.
  private static String component(JsonNode value, Texts texts) {
    String more =
        value.properties().stream()
            .filter(entry -> !NAMED.contains(entry.getKey()))
            .map(entry -> entry.getKey() + " " + word(entry.getKey(), entry.getValue(), texts))
            .collect(Collectors.joining(", "));
    String ref = value.get(REF).asString();
    return named(ref, texts) + (more.isEmpty() ? "" : " (" + more + ")");
  }

  private static String named(String word, Texts texts) {
    Matcher component = COMPONENT.matcher(word);
    if (!component.matches()) {
      return word;
    }
    String name = texts.name(new Ref(component.group(1), Integer.parseInt(component.group(2))));
    return name.contains("«") ? word : name;
  }
}
