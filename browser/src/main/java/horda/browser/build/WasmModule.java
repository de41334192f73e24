package horda.browser.build;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A compiled program in its sections.
final class WasmModule {
  static final int TYPES = 1;
  static final int IMPORTS = 2;
  static final int FUNCTIONS = 3;
  static final int GLOBALS = 6;
  static final int EXPORTS = 7;
  static final int START = 8;
  static final int ELEMENTS = 9;
  static final int CODE = 10;

  // Kinds of imports.
  static final int FUNCTION = 0;
  static final int GLOBAL = 3;
  private static final int TABLE = 1;
  private static final int MEMORY = 2;

  private static final int HEADER = 8;
  private static final int GROUP = 0x4e;
  private static final int OPEN = 0x50;
  private static final int FINAL = 0x4f;
  private static final int FUNCTION_TYPE = 0x60;
  private static final int STRUCT_TYPE = 0x5f;
  private static final int NULLABLE = 0x63;
  private static final int REFERENCE = 0x64;

  /// A section as it was or as it is now, its size left out.
  private record Section(int id, byte[] bytes) {}

  /// A type of the program.
  ///
  /// @param values of a function its parameters and results, of a struct its fields: each as it is
  ///   written
  record Type(Kind kind, List<byte[]> values) {}

  enum Kind {
    FUNCTION,
    STRUCT,
    ARRAY
  }

  private final byte[] header = new byte[HEADER];
  private final List<Section> sections = new ArrayList<>();

  WasmModule(byte[] module) {
    System.arraycopy(module, 0, header, 0, HEADER);
    WasmBytes in = new WasmBytes(module, HEADER);
    while (in.has(module.length)) {
      int id = in.one();
      sections.add(new Section(id, in.take(in.number())));
    }
  }

  WasmBytes section(int id) {
    return sections.stream()
        .filter(section -> section.id() == id)
        .findFirst()
        .map(section -> new WasmBytes(section.bytes(), 0))
        .orElseThrow(() -> new IllegalStateException("the program has no section " + id));
  }

  void replace(int id, ByteArrayOutputStream bytes) {
    sections.replaceAll(
        section -> section.id() == id ? new Section(id, bytes.toByteArray()) : section);
  }

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(header);
    for (Section section : sections) {
      out.write(section.id());
      WasmBytes.number(out, section.bytes().length);
      out.writeBytes(section.bytes());
    }
    return out.toByteArray();
  }

  List<Type> types() {
    List<Type> types = new ArrayList<>();
    WasmBytes in = section(TYPES);
    for (int groups = in.number(); groups > 0; groups--) {
      int count = 1;
      if (in.next() == GROUP) {
        in.skip(1);
        count = in.number();
      }
      for (; count > 0; count--) {
        types.add(type(in));
      }
    }
    return types;
  }

  private static Type type(WasmBytes in) {
    if (in.next() == OPEN || in.next() == FINAL) {
      in.skip(1);
      for (int above = in.number(); above > 0; above--) {
        int unused = in.number();
      }
    }
    List<byte[]> values = new ArrayList<>();
    return switch (in.one()) {
      case FUNCTION_TYPE -> {
        for (int lists = 0; lists < 2; lists++) {
          for (int left = in.number(); left > 0; left--) {
            values.add(value(in));
          }
        }
        yield new Type(Kind.FUNCTION, values);
      }
      case STRUCT_TYPE -> {
        for (int left = in.number(); left > 0; left--) {
          values.add(field(in));
        }
        yield new Type(Kind.STRUCT, values);
      }
      default -> {
        values.add(field(in));
        yield new Type(Kind.ARRAY, values);
      }
    };
  }

  /// Whether it can change follows, and is of no use here.
  private static byte[] field(WasmBytes in) {
    byte[] value = value(in);
    in.skip(1);
    return value;
  }

  static byte[] value(WasmBytes in) {
    int start = in.at();
    int value = in.one();
    if (value == NULLABLE || value == REFERENCE) {
      int unused = in.number();
    }
    return in.since(start);
  }

  /// How many things of a kind come from outside; they are counted before the program's own.
  int imported(int wanted) {
    WasmBytes in = section(IMPORTS);
    Map<Integer, Integer> counts = new HashMap<>();
    for (int left = in.number(); left > 0; left--) {
      in.name();
      in.name();
      int kind = in.one();
      counts.merge(kind, 1, Integer::sum);
      switch (kind) {
        case FUNCTION -> {
          int unused = in.number();
        }
        case TABLE -> {
          byte[] unused = value(in);
          limits(in);
        }
        case MEMORY -> limits(in);
        case GLOBAL -> {
          byte[] unused = value(in);
          in.skip(1);
        }
        default -> {
          in.skip(1);
          int unused = in.number();
        }
      }
    }
    return counts.getOrDefault(wanted, 0);
  }

  private static void limits(WasmBytes in) {
    boolean most = (in.one() & 1) != 0;
    int unused = in.number();
    if (most) {
      unused = in.number();
    }
  }

  /// The type of a global, as it is written.
  static byte[] globalType(WasmBytes in) {
    int start = in.at();
    byte[] unused = value(in);
    in.skip(1);
    return in.since(start);
  }
}
