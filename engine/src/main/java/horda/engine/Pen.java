package horda.engine;

/// Writes a document of objects, lists and plain values, without knowing what it becomes: a tree, a
/// text, an object of the browser.
public interface Pen {
  /// Begins an object.
  void open();

  /// The name of the value that follows, inside an object.
  void name(String name);

  /// Ends an object.
  void close();

  /// Begins a list.
  void list();

  /// Ends a list.
  void end();

  void text(String text);

  void num(int number);

  void big(long number);

  /// A finite number.
  void real(double number);

  void flag(boolean flag);

  /// No value.
  void nothing();
}
