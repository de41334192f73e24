package horda.wire;

import horda.engine.Pen;
import horda.engine.Written;

/// Writes a document as one line of JSON, without a tree in between. The text is the one that the
/// tree would give.
public final class TextPen implements Pen {
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();
  private static final int START = 1024;

  /// What was to be written is longer than it may be.
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final TooLong IT = new TooLong();

    private TooLong() {
      super(null, null, false, false);
    }
  }

  private final StringBuilder out;
  private int limit = Integer.MAX_VALUE;

  private TextPen() {
    this(new StringBuilder(START));
  }

  /// Goes on writing where others have written.
  TextPen(StringBuilder out) {
    this.out = out;
  }

  public static String of(Written document) {
    TextPen pen = new TextPen();
    document.write(pen);
    return pen.out.toString();
  }

  /// A list of documents.
  public static String list(Iterable<? extends Written> documents) {
    return of(
        pen -> {
          pen.list();
          documents.forEach(document -> document.write(pen));
          pen.end();
        });
  }

  /// Whether the text stayed within that length; the writing stops soon after it does not.
  boolean within(int length, Runnable writing) {
    limit = length;
    try {
      writing.run();
      return out.length() < length;
    } catch (TooLong _) {
      return false;
    } finally {
      limit = Integer.MAX_VALUE;
    }
  }

  @Override
  public void open() {
    next();
    out.append('{');
  }

  @Override
  public void name(String name) {
    next();
    quote(name);
    out.append(':');
  }

  @Override
  public void close() {
    out.append('}');
  }

  @Override
  public void list() {
    next();
    out.append('[');
  }

  @Override
  public void end() {
    out.append(']');
  }

  @Override
  public void text(String text) {
    next();
    quote(text);
  }

  @Override
  public void num(int number) {
    next();
    out.append(number);
  }

  @Override
  public void big(long number) {
    next();
    out.append(number);
  }

  @Override
  public void real(double number) {
    next();
    out.append(finite(number));
  }

  @Override
  public void flag(boolean flag) {
    next();
    out.append(flag);
  }

  @Override
  public void nothing() {
    next();
    out.append("null");
  }

  /// A value that is JSON already.
  void json(String text) {
    next();
    out.append(text);
  }

  static double finite(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("JSON has no number " + number);
    }
    return number;
  }

  /// A comma, unless this is the first of its object or list, or the value of a name. Texts end
  /// with a quotation mark, so the last character tells.
  private void next() {
    if (out.length() > limit) {
      throw TooLong.IT;
    }
    if (!out.isEmpty()) {
      switch (out.charAt(out.length() - 1)) {
        case '{', '[', ':' -> {}
        default -> out.append(',');
      }
    }
  }

  private void quote(String text) {
    out.append('"');
    int kept = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        out.append(text, kept, i);
        escape(c);
        kept = i + 1;
      }
    }
    out.append(text, kept, text.length()).append('"');
  }

  private void escape(char c) {
    out.append('\\');
    switch (c) {
      case '\b' -> out.append('b');
      case '\t' -> out.append('t');
      case '\n' -> out.append('n');
      case '\f' -> out.append('f');
      case '\r' -> out.append('r');
      case '"', '\\' -> out.append(c);
      default -> out.append("u00").append(HEX[c >> 4]).append(HEX[c & 15]);
    }
  }
}
