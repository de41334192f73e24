package horda.standin;

import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/// Goes through a YAML text: lines, columns, and values that are no maps or lists.
final class Scalars {
  private static final String NEVER_FIRST = ",[]{}#&*!|>'\"%@`";

  private final String text;
  int at;
  int line;

  Scalars(String text) {
    this.text = text;
  }

  void back(int to, int toLine) {
    at = to;
    line = toLine;
  }

  /// 0 at the end of the text.
  char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : 0;
  }

  int column() {
    return at - text.lastIndexOf('\n', at - 1) - 1;
  }

  MarkedYamlEngineException wrong(String problem) {
    return new MarkedYamlEngineException(problem, line);
  }

  ScalarNode nothing(int where) {
    return new ScalarNode("", true, where);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /// A blank, the end of a line, or that of the text.
  private static boolean isGap(char c) {
    return c == 0 || isBlank(c) || isBreak(c);
  }

  void blanks() {
    while (isBlank(peek())) {
      at++;
    }
  }

  private void lineBreak() {
    if (peek() == '\r' && peek(1) == '\n') {
      at++;
    }
    at++;
    line++;
  }

  /// Whether nothing but a comment follows on this line.
  boolean isEnd() {
    return peek() == 0 || isBreak(peek()) || peek() == '#';
  }

  private void comment() {
    if (peek() == '#') {
      while (peek() != 0 && !isBreak(peek())) {
        at++;
      }
    }
  }

  /// Goes past a comment at most.
  void endOfLine() {
    boolean before = at == 0 || isGap(text.charAt(at - 1));
    int start = at;
    blanks();
    if (peek() == '#' && (before || at > start)) {
      comment();
    }
    if (peek() != 0 && !isBreak(peek()) && column() > 0) {
      throw wrong("expected the end of the line, but found '" + peek() + "'");
    }
  }

  /// Goes to the next value, comments aside; gives its column, or -1 at the end.
  int next() {
    while (at < text.length()) {
      int start = at;
      while (peek() == ' ') {
        at++;
      }
      if (peek() == '\t') {
        blanks();
        if (!isEnd()) {
          throw wrong("found a tab where blanks are expected");
        }
      }
      if (peek() == '#' && (at > start || at == 0 || isGap(text.charAt(at - 1)))) {
        comment();
      }
      if (!isBreak(peek())) {
        break;
      }
      lineBreak();
    }
    if (at >= text.length()) {
      return -1;
    }
    if (column() == 0 && text.startsWith("...", at) && isGap(peek(3))) {
      at = text.length();
      return -1;
    }
    return column();
  }

  boolean startsDocument() {
    return column() == 0 && text.startsWith("---", at) && isGap(peek(3));
  }

  /// The sign of a list's item.
  boolean isItem() {
    return peek() == '-' && isGap(peek(1));
  }

  boolean isColon(boolean flow) {
    return peek() == ':' && (isGap(peek(1)) || flow && ",[]{}".indexOf(peek(1)) >= 0);
  }

  /// Blanks, lines and comments between brackets.
  void space() {
    if (next() < 0) {
      throw wrong("a bracket is not closed");
    }
  }

  // --- Plain

  /// A plain value as far as it goes on this line.
  ScalarNode plainWord(boolean flow) {
    int start = at;
    first(flow);
    while (peek() != 0 && !isBreak(peek()) && !isColon(flow)) {
      if (flow && ",[]{}".indexOf(peek()) >= 0) {
        break;
      }
      if (peek() == '#' && at > start && isBlank(text.charAt(at - 1))) {
        break;
      }
      at++;
    }
    int end = at;
    while (end > start && isBlank(text.charAt(end - 1))) {
      end--;
    }
    at = end;
    return new ScalarNode(text.substring(start, end), true, line);
  }

  private void first(boolean flow) {
    char c = peek();
    boolean sign = c == '-' || c == '?' || c == ':';
    boolean alone = isGap(peek(1)) || flow && ",[]{}".indexOf(peek(1)) >= 0;
    if (c == '&' || c == '*') {
      throw wrong("aliases (*name) are not allowed; write the value out");
    }
    if (NEVER_FIRST.indexOf(c) >= 0 || sign && alone) {
      throw wrong("found '" + c + "' where a value begins; put the value in quotes");
    }
  }

  /// With the lines on which it goes on: those that are further in than `parent`.
  ScalarNode plain(int parent) {
    int began = line;
    StringBuilder all = new StringBuilder(plainWord(false).getValue());
    while (true) {
      int stop = at;
      int stopLine = line;
      blanks();
      if (!isBreak(peek())) {
        back(stop, stopLine);
        break;
      }
      int empty = emptyLines();
      if (peek() == 0 || peek() == '#' || column() <= parent || marker()) {
        back(stop, stopLine);
        break;
      }
      String more = plainWord(false).getValue();
      if (more.isEmpty()) {
        back(stop, stopLine);
        break;
      }
      blanks();
      if (isColon(false)) {
        throw wrong("mapping values are not allowed here");
      }
      all.append(empty == 0 ? " " : "\n".repeat(empty)).append(more);
    }
    return new ScalarNode(all.toString(), true, began);
  }

  private boolean marker() {
    return column() == 0
        && (text.startsWith("---", at) || text.startsWith("...", at))
        && isGap(peek(3));
  }

  /// Goes past line breaks and blanks; how many lines were empty.
  private int emptyLines() {
    int breaks = 0;
    while (isBreak(peek())) {
      lineBreak();
      breaks++;
      blanks();
    }
    return breaks - 1;
  }

  ScalarNode flowPlain() {
    int began = line;
    StringBuilder all = new StringBuilder(plainWord(true).getValue());
    while (true) {
      blanks();
      if (!isBreak(peek())) {
        return new ScalarNode(all.toString(), true, began);
      }
      int empty = emptyLines();
      if (isEnd() || ",[]{}:".indexOf(peek()) >= 0) {
        return new ScalarNode(all.toString(), true, began);
      }
      all.append(empty == 0 ? " " : "\n".repeat(empty)).append(plainWord(true).getValue());
    }
  }

  // --- Quoted

  ScalarNode quoted() {
    int began = line;
    char quote = peek();
    at++;
    StringBuilder all = new StringBuilder();
    while (true) {
      char c = peek();
      if (c == 0) {
        line = began;
        throw wrong("a quotation is not closed");
      }
      if (c == quote && quote == '\'' && peek(1) == quote) {
        all.append(quote);
        at += 2;
      } else if (c == quote) {
        at++;
        return new ScalarNode(all.toString(), false, began);
      } else if (isBlank(c) || isBreak(c)) {
        fold(all);
      } else if (c == '\\' && quote == '"') {
        escape(all);
      } else {
        all.append(c);
        at++;
      }
    }
  }

  /// Blanks stay as they are within a line; a line break is a blank, and empty lines are breaks.
  private void fold(StringBuilder all) {
    int start = at;
    blanks();
    if (!isBreak(peek())) {
      all.append(text, start, at);
      return;
    }
    int empty = emptyLines();
    all.append(empty == 0 ? " " : "\n".repeat(empty));
  }

  private void escape(StringBuilder all) {
    char c = peek(1);
    at += 2;
    int digits =
        switch (c) {
          case 'x' -> 2;
          case 'u' -> 4;
          case 'U' -> 8;
          default -> 0;
        };
    if (digits > 0) {
      all.appendCodePoint(code(digits));
    } else if (isBreak(c)) {
      at--;
      int empty = emptyLines();
      all.append("\n".repeat(Math.max(0, empty)));
    } else {
      all.append(escaped(c));
    }
  }

  private int code(int digits) {
    int code = 0;
    for (int i = 0; i < digits; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw wrong("expected " + digits + " hexadecimal digits");
      }
      code = 16 * code + digit;
      at++;
    }
    if (code < 0 || code > Character.MAX_CODE_POINT) {
      throw wrong("there is no such character");
    }
    return code;
  }

  private String escaped(char c) {
    return switch (c) {
      case '0' -> "\0";
      case 'a' -> "\u0007";
      case 'b' -> "\b";
      case 't', '\t' -> "\t";
      case 'n' -> "\n";
      case 'v' -> "\u000B";
      case 'f' -> "\f";
      case 'r' -> "\r";
      case 'e' -> "\u001B";
      case ' ', '"', '/', '\\' -> String.valueOf(c);
      case 'N' -> "\u0085";
      case '_' -> "\u00A0";
      case 'L' -> "\u2028";
      case 'P' -> "\u2029";
      default -> throw wrong("found unknown escape character " + c);
    };
  }

  // --- Long texts

  /// `|` keeps lines, `>` makes one of them; `-` and `+` say what becomes of the last break.
  ScalarNode block(int parent) {
    int began = line;
    boolean folded = peek() == '>';
    at++;
    char chomp = ' ';
    int indent = 0;
    while (peek() == '-' || peek() == '+' || peek() >= '1' && peek() <= '9') {
      if (peek() == '-' || peek() == '+') {
        chomp = peek();
      } else {
        indent = Math.max(parent, 0) + peek() - '0';
      }
      at++;
    }
    endOfLine();
    StringBuilder all = new StringBuilder();
    int breaks = 0;
    boolean started = false;
    boolean wasMore = false;
    while (isBreak(peek())) {
      int stop = at;
      int stopLine = line;
      lineBreak();
      int start = at;
      while (peek() == ' ' && (indent == 0 || column() < indent)) {
        at++;
      }
      if (isBreak(peek()) || peek() == 0) {
        breaks++;
        continue;
      }
      if (indent == 0) {
        indent = column();
        if (indent <= parent) {
          back(stop, stopLine);
          break;
        }
      }
      if (column() < indent) {
        if (peek() == '\t' || at - start > 0 && started && column() > parent) {
          throw wrong("a line of a long text is further out than the first");
        }
        back(stop, stopLine);
        break;
      }
      boolean more = isBlank(peek());
      if (!started) {
        all.append("\n".repeat(breaks));
      } else if (!folded || more || wasMore) {
        all.append("\n".repeat(breaks + 1));
      } else {
        all.append(breaks == 0 ? " " : "\n".repeat(breaks));
      }
      breaks = 0;
      started = true;
      wasMore = more;
      int begin = at;
      while (peek() != 0 && !isBreak(peek())) {
        at++;
      }
      all.append(text, begin, at);
    }
    boolean lastBroken = started && (peek() == 0 ? breaks > 0 || endsWithBreak() : true);
    if (chomp == '+') {
      all.append("\n".repeat(started ? Math.max(1, breaks + (peek() == 0 ? 0 : 1)) : breaks));
    } else if (chomp != '-' && lastBroken) {
      all.append('\n');
    }
    return new ScalarNode(all.toString(), false, began);
  }

  private boolean endsWithBreak() {
    return !text.isEmpty() && isBreak(text.charAt(text.length() - 1));
  }
}
