package horda.browser.build;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The tables of methods that every class has. TeaVM makes them empty and fills them when the
/// program starts, one field after the other; that is a tenth of the program. Here they are made as
/// they will be. A tool that sees that they never change calls methods directly, too.
final class MethodTables {
  private static final int END = 0x0b;
  private static final int CALL = 0x10;
  private static final int LOCAL_GET = 0x20;
  private static final int LOCAL_TEE = 0x22;
  private static final int GLOBAL_GET = 0x23;
  private static final int GLOBAL_SET = 0x24;
  private static final int INT = 0x41;
  private static final int LONG = 0x42;
  private static final int FLOAT = 0x43;
  private static final int DOUBLE = 0x44;
  private static final int FIRST_SIMPLE = 0x45;
  private static final int LAST_SIMPLE = 0xc4;
  private static final int NULL = 0xd0;
  private static final int FUNCTION = 0xd2;
  private static final int COMPOUND = 0xfb;
  private static final int NEW = 0;
  private static final int NEW_EMPTY = 1;
  private static final int SET = 5;
  private static final int NEW_ARRAY = 6;
  private static final int NEW_EMPTY_ARRAY = 7;
  private static final int NEW_FIXED_ARRAY = 8;
  private static final int NEW_ARRAY_OF_DATA = 9;

  private static final int MOST_FIELDS = 10_000;
  private static final BitSet NOTHING = new BitSet();

  // Kinds of values.
  private static final int NULLABLE = 0x63;
  private static final int SHORT_VALUE = 0x77;
  private static final int BYTE_VALUE = 0x78;
  private static final int DOUBLE_VALUE = 0x7c;
  private static final int FLOAT_VALUE = 0x7d;
  private static final int LONG_VALUE = 0x7e;
  private static final int INT_VALUE = 0x7f;

  /// One instruction: what it does, with which numbers, and how it is written.
  private record Step(int does, int first, int second, byte[] bytes) {
    boolean sets() {
      return does == (COMPOUND << 8 | SET);
    }
  }

  private final WasmModule module;
  private final int imported;
  private final List<byte[]> bodies = new ArrayList<>();

  /// For each function that fills tables for the start: the fields that it writes.
  private final Map<Integer, BitSet> writes = new HashMap<>();

  /// For each global that is filled: its fields and the functions in them.
  private final Map<Integer, Map<Integer, Integer>> filled = new TreeMap<>();

  private MethodTables(WasmModule module) {
    this.module = module;
    this.imported = module.imported(WasmModule.FUNCTION);
    WasmBytes in = module.section(WasmModule.CODE);
    for (int left = in.number(); left > 0; left--) {
      bodies.add(in.take(in.number()));
    }
  }

  static void fill(WasmModule module) {
    new MethodTables(module).fill();
  }

  private void fill() {
    Map<Integer, Integer> empty = empty();
    start(empty);
    globals(empty);
  }

  /// The globals that are made empty, and of which type.
  private Map<Integer, Integer> empty() {
    Map<Integer, Integer> empty = new HashMap<>();
    WasmBytes in = module.section(WasmModule.GLOBALS);
    int number = module.imported(WasmModule.GLOBAL);
    for (int left = in.number(); left > 0; left--, number++) {
      byte[] unused = WasmModule.globalType(in);
      List<Step> steps = steps(in);
      if (steps.size() == 2 && steps.getFirst().does() == (COMPOUND << 8 | NEW_EMPTY)) {
        empty.put(number, steps.getFirst().first());
      }
    }
    return empty;
  }

  /// What the program does first, without what fills tables.
  private void start(Map<Integer, Integer> empty) {
    int start = module.section(WasmModule.START).number() - imported;
    bodies.set(start, without(bodies.get(start), empty));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WasmBytes.number(out, bodies.size());
    for (byte[] body : bodies) {
      WasmBytes.number(out, body.length);
      out.writeBytes(body);
    }
    module.replace(WasmModule.CODE, out);
  }

  private byte[] without(byte[] body, Map<Integer, Integer> empty) {
    WasmBytes in = afterLocals(body);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(in.since(0));
    List<Step> steps = steps(in);
    // What others have written into a table before is written over, and not the other way round.
    Map<Integer, BitSet> written = new HashMap<>();
    List<Integer> handed = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.does() == GLOBAL_GET) {
        handed.add(step.first());
      } else if (step.does() == CALL) {
        BitSet fields = writes(step.first());
        handed.forEach(global -> written.computeIfAbsent(global, _ -> new BitSet()).or(fields));
        handed.clear();
      }
      if (i + 2 < steps.size() && fills(steps.subList(i, i + 3), empty, written)) {
        filled
            .computeIfAbsent(steps.get(i).first(), _ -> new HashMap<>())
            .put(steps.get(i + 2).second(), steps.get(i + 1).first());
        i += 2;
      } else {
        out.writeBytes(steps.get(i).bytes());
      }
    }
    return out.toByteArray();
  }

  private static WasmBytes afterLocals(byte[] body) {
    WasmBytes in = new WasmBytes(body, 0);
    for (int locals = in.number(); locals > 0; locals--) {
      int unused = in.number();
      byte[] type = WasmModule.value(in);
    }
    return in;
  }

  /// The fields that a function may write, of whatever it is handed.
  private BitSet writes(int function) {
    BitSet known = writes.get(function);
    if (known != null) {
      return known;
    }
    BitSet fields = new BitSet();
    writes.put(function, fields);
    if (function >= imported) {
      try {
        for (Step step : steps(afterLocals(bodies.get(function - imported)))) {
          if (step.sets()) {
            fields.set(step.second());
          } else if (step.does() == CALL) {
            fields.or(writes(step.first()));
          }
        }
      } catch (Unknown _) {
        // It does more than fill tables: it may write anything.
        fields.set(0, MOST_FIELDS);
      }
    }
    return fields;
  }

  /// An instruction that nothing here needs to understand.
  private static final class Unknown extends IllegalStateException {
    private static final long serialVersionUID = 1;

    Unknown(int does) {
      super("the compiled house starts with what is not known: " + does);
    }
  }

  private static boolean fills(
      List<Step> three, Map<Integer, Integer> empty, Map<Integer, BitSet> written) {
    return three.get(0).does() == GLOBAL_GET
        && empty.containsKey(three.get(0).first())
        && three.get(1).does() == FUNCTION
        && three.get(2).sets()
        && !written.getOrDefault(three.get(0).first(), NOTHING).get(three.get(2).second());
  }

  private void globals(Map<Integer, Integer> empty) {
    List<WasmModule.Type> types = module.types();
    WasmBytes in = module.section(WasmModule.GLOBALS);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int count = in.number();
    WasmBytes.number(out, count);
    int number = module.imported(WasmModule.GLOBAL);
    for (int left = count; left > 0; left--, number++) {
      out.writeBytes(WasmModule.globalType(in));
      int before = in.at();
      List<Step> unused = steps(in);
      Map<Integer, Integer> functions = filled.get(number);
      Integer type = empty.get(number);
      if (functions == null || type == null) {
        out.writeBytes(in.since(before));
      } else {
        table(out, type, types.get(type).values(), functions);
      }
    }
    module.replace(WasmModule.GLOBALS, out);
  }

  private static void table(
      ByteArrayOutputStream out, int type, List<byte[]> fields, Map<Integer, Integer> functions) {
    for (int field = 0; field < fields.size(); field++) {
      Integer function = functions.get(field);
      if (function == null) {
        nothing(out, fields.get(field));
      } else {
        out.write(FUNCTION);
        WasmBytes.number(out, function);
      }
    }
    out.write(COMPOUND);
    out.write(NEW);
    WasmBytes.number(out, type);
    out.write(END);
  }

  /// What is in an empty field.
  private static void nothing(ByteArrayOutputStream out, byte[] field) {
    switch (field[0] & 0xff) {
      case INT_VALUE, SHORT_VALUE, BYTE_VALUE -> out.writeBytes(new byte[] {INT, 0});
      case LONG_VALUE -> out.writeBytes(new byte[] {LONG, 0});
      case FLOAT_VALUE -> out.writeBytes(new byte[] {FLOAT, 0, 0, 0, 0});
      case DOUBLE_VALUE -> out.writeBytes(new byte[] {DOUBLE, 0, 0, 0, 0, 0, 0, 0, 0});
      case NULLABLE -> {
        out.write(NULL);
        out.write(field, 1, field.length - 1);
      }
      default -> {
        out.write(NULL);
        out.writeBytes(field);
      }
    }
  }

  /// All up to the end, which is the last of them.
  private static List<Step> steps(WasmBytes in) {
    List<Step> steps = new ArrayList<>();
    do {
      steps.add(step(in));
    } while (steps.getLast().does() != END);
    return steps;
  }

  private static Step step(WasmBytes in) {
    int start = in.at();
    int does = in.one();
    int first = 0;
    int second = 0;
    switch (does) {
      case END -> {}
      case CALL, GLOBAL_GET, GLOBAL_SET, INT, LONG, FUNCTION, NULL -> first = in.number();
      case FLOAT -> in.skip(Float.BYTES);
      case DOUBLE -> in.skip(Double.BYTES);
      case COMPOUND -> {
        int what = in.number();
        does = does << 8 | what;
        first = in.number();
        second =
            switch (what) {
              case NEW, NEW_EMPTY, NEW_ARRAY, NEW_EMPTY_ARRAY -> 0;
              case SET, NEW_FIXED_ARRAY, NEW_ARRAY_OF_DATA -> in.number();
              default -> throw new Unknown(does);
            };
      }
      default -> {
        if (does >= LOCAL_GET && does <= LOCAL_TEE) {
          first = in.number();
        } else if (does < FIRST_SIMPLE || does > LAST_SIMPLE) {
          throw new Unknown(does);
        }
      }
    }
    return new Step(does, first, second, in.since(start));
  }
}
