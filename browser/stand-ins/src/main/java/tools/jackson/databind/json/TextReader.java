package tools.jackson.databind.json;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// Reads one JSON text, as strictly as the house wants it.
final class TextReader {
  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  private TextReader(String text) {
    this.text = text;
  }

  static JsonNode of(String text) {
    TextReader reading = new TextReader(text);
    reading.space();
    if (reading.at == text.length()) {
      return MissingNode.getInstance();
    }
    JsonNode value = reading.value();
    reading.space();
    if (reading.at < text.length()) {
      throw reading.wrong();
    }
    return value;
  }

  private JsonNode value() {
    space();
    char c = peek();
    return switch (c) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> StringNode.valueOf(string());
      case 't' -> word("true", BooleanNode.valueOf(true));
      case 'f' -> word("false", BooleanNode.valueOf(false));
      case 'n' -> word("null", NullNode.instance);
      default -> number();
    };
  }

  private JsonNode word(String word, JsonNode value) {
    if (!text.startsWith(word, at)) {
      throw wrong();
    }
    at += word.length();
    return value;
  }

  private JsonNode object() {
    deeper();
    ObjectNode object = new ObjectNode();
    at++;
    space();
    if (peek() != '}') {
      do {
        space();
        String name = string();
        space();
        expect(':');
        if (object.has(name)) {
          throw new JacksonException("Duplicate Object property \"" + name + "\"");
        }
        object.set(name, value());
        space();
      } while (comma());
    }
    expect('}');
    depth--;
    return object;
  }

  private JsonNode list() {
    deeper();
    ArrayNode list = new ArrayNode();
    at++;
    space();
    if (peek() != ']') {
      do {
        list.add(value());
        space();
      } while (comma());
    }
    expect(']');
    depth--;
    return list;
  }

  private void deeper() {
    if (++depth > DEEPEST) {
      throw new JacksonException("Document nesting depth exceeds the maximum allowed");
    }
  }

  private boolean comma() {
    if (peek() != ',') {
      return false;
    }
    at++;
    return true;
  }

  private String string() {
    expect('"');
    int from = at;
    while (peek() != '"' && peek() != '\\') {
      plain(peek());
      at++;
    }
    if (peek() == '"') {
      return text.substring(from, at++);
    }
    StringBuilder string = new StringBuilder(text.substring(from, at));
    while (peek() != '"') {
      char c = peek();
      at++;
      string.append(c == '\\' ? escaped() : plain(c));
    }
    at++;
    return string.toString();
  }

  private char plain(char c) {
    if (c < ' ') {
      throw wrong();
    }
    return c;
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> hex();
      default -> throw wrong();
    };
  }

  private char hex() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw wrong();
      }
      value = value << 4 | digit;
      at++;
    }
    return (char) value;
  }

  private JsonNode number() {
    int from = at;
    if (peek() == '-') {
      at++;
    }
    int first = at;
    digits();
    if (text.charAt(first) == '0' && at > first + 1) {
      throw wrong();
    }
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      digits();
    }
    if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      digits();
    }
    return JsonNodeFactory.instance.written(text.substring(from, at));
  }

  private void digits() {
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == from) {
      throw wrong();
    }
  }

  private void space() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw new JacksonException("Unexpected end of the text");
    }
    return text.charAt(at);
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw wrong();
    }
    at++;
  }

  private JacksonException wrong() {
    return new JacksonException(
        at < text.length()
            ? "Unexpected character ('" + text.charAt(at) + "') at " + at
            : "Unexpected end of the text");
  }
}
