package horda.standin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/// Reads YAML as people write it for a table: maps and lists, by lines or in brackets, plain and
/// quoted values, long texts (`|`, `>`), comments. What is rare (anchors, tags, keys that are no
/// plain values, several documents) is refused with a sentence.
public final class YamlReader {
  private static final int DEEPEST = 32;

  private final String text;
  private final Scalars scalars;
  private int depth;

  public YamlReader(String text) {
    this.text = text.isEmpty() || text.charAt(0) != '\uFEFF' ? text : text.substring(1);
    this.scalars = new Scalars(this.text);
  }

  /// Empty for a text without any value.
  public Optional<Node> read() {
    if (scalars.next() < 0) {
      return Optional.empty();
    }
    if (scalars.startsDocument()) {
      scalars.at += 3;
      if (scalars.next() < 0) {
        return Optional.of(scalars.nothing(scalars.line));
      }
    }
    Node node = here(-1);
    if (scalars.next() >= 0) {
      throw scalars.wrong("expected the end of the file");
    }
    return Optional.of(node);
  }

  /// The value that begins here, below something that begins in the column `parent`.
  private Node here(int parent) {
    deeper();
    int column = scalars.column();
    Node node = scalars.isItem() ? list(column) : mapOrValue(parent, column);
    depth--;
    return node;
  }

  private Node mapOrValue(int parent, int column) {
    int start = scalars.at;
    int line = scalars.line;
    boolean map = isKey();
    scalars.back(start, line);
    return map ? map(column) : value(parent, line);
  }

  private void deeper() {
    if (++depth > DEEPEST) {
      throw scalars.wrong("nested deeper than " + DEEPEST);
    }
  }

  /// Goes past what may be a key on this line.
  private boolean isKey() {
    int line = scalars.line;
    char c = scalars.peek();
    if (c == '[' || c == '{' || c == '|' || c == '>') {
      return false;
    }
    if (c == '"' || c == '\'') {
      scalars.quoted();
    } else {
      scalars.plainWord(false);
    }
    scalars.blanks();
    return scalars.line == line && scalars.isColon(false);
  }

  /// A value that is no map by lines.
  private Node value(int parent, int line) {
    char c = scalars.peek();
    if (c == '|' || c == '>') {
      return scalars.block(parent);
    }
    Node node = c == '[' || c == '{' || c == '"' || c == '\'' ? flow() : scalars.plain(parent);
    if (scalars.line == line) {
      scalars.blanks();
      if (scalars.isColon(false)) {
        throw scalars.wrong("a key must be a plain word");
      }
    }
    scalars.endOfLine();
    return node;
  }

  private Node map(int column) {
    List<NodeTuple> entries = new ArrayList<>();
    int first = scalars.line;
    while (scalars.next() == column && !scalars.isItem()) {
      Node key = key();
      scalars.blanks();
      if (!scalars.isColon(false)) {
        throw scalars.wrong("could not find expected ':'");
      }
      scalars.at++;
      entries.add(new NodeTuple(key, entry(column)));
    }
    if (scalars.next() > column) {
      throw scalars.wrong("expected a key in the same column as those before it");
    }
    return new MappingNode(entries, first);
  }

  private Node key() {
    int line = scalars.line;
    char c = scalars.peek();
    Node key = c == '"' || c == '\'' ? scalars.quoted() : scalars.plainWord(false);
    if (scalars.line != line) {
      throw scalars.wrong("a key must be on one line");
    }
    return key;
  }

  /// What follows a colon.
  private Node entry(int column) {
    int line = scalars.line;
    scalars.blanks();
    if (!scalars.isEnd()) {
      if (scalars.isItem()) {
        throw scalars.wrong("a list begins on a line of its own");
      }
      deeper();
      Node node = value(column, line);
      depth--;
      return node;
    }
    int next = scalars.next();
    boolean list = next == column && scalars.isItem();
    return next > column ? here(column) : list ? items(column) : scalars.nothing(line);
  }

  /// A list may begin right below its key.
  private Node items(int column) {
    deeper();
    Node node = list(column);
    depth--;
    return node;
  }

  private Node list(int column) {
    List<Node> items = new ArrayList<>();
    int first = scalars.line;
    while (scalars.next() == column && scalars.isItem()) {
      int line = scalars.line;
      scalars.at++;
      scalars.blanks();
      if (!scalars.isEnd()) {
        items.add(here(column));
      } else {
        items.add(scalars.next() > column ? here(column) : scalars.nothing(line));
      }
    }
    if (scalars.next() > column) {
      throw scalars.wrong("expected a '-' in the same column as those before it");
    }
    return new SequenceNode(items, first);
  }

  // --- In brackets

  private Node flow() {
    char c = scalars.peek();
    if (c == '"' || c == '\'') {
      return scalars.quoted();
    }
    if (c != '[' && c != '{') {
      return scalars.flowPlain();
    }
    deeper();
    int line = scalars.line;
    scalars.at++;
    Node node = c == '[' ? flowList(line) : flowMap(line);
    depth--;
    return node;
  }

  private Node flowList(int line) {
    List<Node> items = new ArrayList<>();
    while (!closes(']')) {
      Node item = flow();
      scalars.space();
      if (scalars.isColon(true)) {
        items.add(new MappingNode(List.of(pair(item)), line));
      } else {
        items.add(item);
      }
      comma(']');
    }
    return new SequenceNode(items, line);
  }

  private Node flowMap(int line) {
    List<NodeTuple> entries = new ArrayList<>();
    while (!closes('}')) {
      Node key = flow();
      if (!(key instanceof ScalarNode)) {
        throw scalars.wrong("a key must be a plain word");
      }
      scalars.space();
      boolean told =
          scalars.isColon(true) || key instanceof ScalarNode s && s.isQuoted() && colon();
      entries.add(told ? pair(key) : new NodeTuple(key, scalars.nothing(scalars.line)));
      comma('}');
    }
    return new MappingNode(entries, line);
  }

  /// Behind a quoted key a colon needs no blank.
  private boolean colon() {
    return scalars.peek() == ':';
  }

  private NodeTuple pair(Node key) {
    scalars.at++;
    scalars.space();
    char c = scalars.peek();
    boolean nothing = c == ',' || c == '}' || c == ']';
    return new NodeTuple(key, nothing ? scalars.nothing(scalars.line) : flow());
  }

  private boolean closes(char bracket) {
    scalars.space();
    if (scalars.peek() != bracket) {
      return false;
    }
    scalars.at++;
    return true;
  }

  private void comma(char bracket) {
    scalars.space();
    char c = scalars.peek();
    if (c == ',') {
      scalars.at++;
    } else if (c != bracket) {
      throw scalars.wrong("expected ',' or '" + bracket + "'");
    }
  }
}
