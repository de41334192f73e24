package horda.engine;

import java.util.List;

/// A tree of data from a file: content of a game, or a scenario. How files are parsed is no
/// business of the kernel.
public interface Data {
  /// Something is wrong with a file; the message names the place and says what to do.
  final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final transient List<String> args;

    public Fault(Data at, String what) {
      this(at, what, "");
    }

    /// A fault of a common kind, so that it can be said in another language.
    public Fault(Data at, String what, String code, String... args) {
      super(at.where() + ": " + what);
      this.code = code;
      this.args = List.of(args);
    }

    /// The kind: missing, unknown, none-of, range, list, map, plain, number, flag; or empty.
    public String code() {
      return code;
    }

    /// The arguments of such a sentence.
    public List<String> args() {
      return args;
    }
  }

  /// File and line, for messages.
  String where();

  boolean isMap();

  boolean isList();

  /// Keys of a map, in the order of the file.
  List<String> keys();

  boolean has(String key);

  /// The value below `key`; a fault if there is none.
  Data at(String key);

  /// The items of a list; a fault if it is none.
  List<Data> items();

  /// A plain value as text; a fault for maps and lists.
  String text();

  int num();

  /// `true`/`false` (or yes/no).
  boolean flag();

  default String text(String key, String standard) {
    return has(key) ? at(key).text() : standard;
  }

  default int num(String key, int standard) {
    return has(key) ? at(key).num() : standard;
  }

  default boolean flag(String key) {
    return has(key) && at(key).flag();
  }
}
