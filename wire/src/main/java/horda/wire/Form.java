package horda.wire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// A JSON object that is filled in like a form: every field that is asked for must be there and of
/// its kind, and at the [#end] none may be left over.
public final class Form {
  /// Makes the exception that says what is wrong with a field.
  public interface Complaint {
    RuntimeException about(String field, String why);
  }

  private final JsonNode node;
  private final Complaint complaint;
  private final Set<String> asked = new LinkedHashSet<>();

  private Form(JsonNode node, Complaint complaint) {
    this.node = node;
    this.complaint = complaint;
  }

  /// `name` is what the whole is called in complaints.
  public static Form of(JsonNode node, String name, Complaint complaint) {
    if (!node.isObject()) {
      throw complaint.about(name, "must be an object {…}, not " + kind(node));
    }
    return new Form(node, complaint);
  }

  public boolean has(String field) {
    asked.add(field);
    return node.has(field);
  }

  public JsonNode node(String field) {
    asked.add(field);
    JsonNode value = node.get(field);
    if (value == null) {
      throw complaint.about(field, "is missing" + Nearest.hint(field, unasked()));
    }
    return value;
  }

  public String text(String field) {
    return text(field, node(field));
  }

  public String text(String field, String standard) {
    return has(field) ? text(field) : standard;
  }

  private String text(String field, JsonNode value) {
    if (!value.isString()) {
      throw complaint.about(field, "must be a text in quotes, not " + kind(value));
    }
    return value.stringValue();
  }

  public int whole(String field, int min, int max) {
    return whole(field, node(field), min, max);
  }

  int whole(String field, JsonNode value, int min, int max) {
    if (!value.isIntegralNumber()) {
      throw complaint.about(field, "must be a whole number, not " + kind(value));
    }
    if (!value.canConvertToInt() || value.intValue() < min || value.intValue() > max) {
      throw complaint.about(
          field, "must be from " + min + " to " + max + ", not " + Json.clip(value.toString()));
    }
    return value.intValue();
  }

  /// A 64-bit number, written as a text since JavaScript cannot hold it.
  long big(String field, JsonNode value) {
    String text = text(field, value);
    try {
      long number = Long.parseLong(text);
      if (Long.toString(number).equals(text)) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Told below, like a number that is written in an odd way.
    }
    throw complaint.about(
        field, "must be a 64-bit whole number as a text, not '" + Json.clip(text) + "'");
  }

  public boolean flag(String field) {
    JsonNode value = node(field);
    if (!value.isBoolean()) {
      throw complaint.about(field, "must be true or false, not " + kind(value));
    }
    return value.booleanValue();
  }

  public List<JsonNode> list(String field, int most) {
    return list(field, node(field), most);
  }

  List<JsonNode> list(String field, JsonNode value, int most) {
    if (!value.isArray()) {
      throw complaint.about(field, "must be a list […], not " + kind(value));
    }
    if (value.size() > most) {
      throw complaint.about(field, "has " + value.size() + " items; at most " + most + " fit");
    }
    return List.copyOf(value.values());
  }

  public List<String> texts(String field, int most) {
    List<String> texts = new ArrayList<>();
    for (JsonNode item : list(field, most)) {
      texts.add(text(field, item));
    }
    return texts;
  }

  public Form form(String field) {
    return of(node(field), field, complaint);
  }

  public Form form(String field, JsonNode value) {
    return of(value, field, complaint);
  }

  /// An object of plain values, as texts; true and false are yes and no.
  public SortedMap<String, String> words(String field) {
    Form form = form(field);
    SortedMap<String, String> words = new TreeMap<>();
    for (String key : form.names()) {
      JsonNode value = form.node(key);
      if (value.isBoolean()) {
        words.put(key, value.booleanValue() ? "yes" : "no");
      } else if (value.isIntegralNumber()) {
        words.put(key, value.toString());
      } else {
        words.put(key, text(field + "." + key, value));
      }
    }
    return words;
  }

  public List<String> names() {
    return List.copyOf(node.propertyNames());
  }

  public RuntimeException wrong(String field, String why) {
    return complaint.about(field, why);
  }

  /// Nothing may be left over: a field nobody asked for is a slip of the pen.
  public void end() {
    for (String name : unasked()) {
      throw complaint.about(Json.clip(name), "is not known here" + Nearest.hint(name, asked));
    }
  }

  /// The fields that were asked for so far.
  public Set<String> asked() {
    return Set.copyOf(asked);
  }

  private List<String> unasked() {
    return node.propertyNames().stream().filter(name -> !asked.contains(name)).toList();
  }

  private static String kind(JsonNode value) {
    if (value.isObject()) {
      return "an object";
    }
    if (value.isArray()) {
      return "a list";
    }
    return Json.clip(value.toString());
  }
}
