package horda.browser.build;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// What JavaScript calls of a compiled program. TeaVM hands it functions as mere references; a tool
/// that looks at the program alone sees nobody who calls them and throws them away with all that
/// they lead to. So they are exported as well. They are known by their types: what is handed over
/// speaks of JavaScript's values and of numbers, and of nothing else.
final class ScriptCalls {
  private static final int SCRIPT_VALUE = 0x6f;
  private static final int LOWEST_NUMBER = 0x7c;
  private static final int HIGHEST_NUMBER = 0x7f;

  /// Functions to which the program only makes references.
  private static final int DECLARED = 3;

  private ScriptCalls() {}

  static void export(WasmModule module) {
    List<Integer> calls = calls(module);
    WasmBytes in = module.section(WasmModule.EXPORTS);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WasmBytes.number(out, in.number() + calls.size());
    out.writeBytes(in.rest());
    for (int function : calls) {
      // No name in Java begins so.
      byte[] name = ("~" + function).getBytes(StandardCharsets.UTF_8);
      WasmBytes.number(out, name.length);
      out.writeBytes(name);
      out.write(WasmModule.FUNCTION);
      WasmBytes.number(out, function);
    }
    module.replace(WasmModule.EXPORTS, out);
  }

  private static List<Integer> calls(WasmModule module) {
    List<WasmModule.Type> types = module.types();
    List<Integer> functions = new ArrayList<>();
    WasmBytes in = module.section(WasmModule.FUNCTIONS);
    for (int left = in.number(); left > 0; left--) {
      functions.add(in.number());
    }
    int imported = module.imported(WasmModule.FUNCTION);
    List<Integer> calls = new ArrayList<>();
    for (int function : declared(module)) {
      if (function >= imported && speaks(types.get(functions.get(function - imported)))) {
        calls.add(function);
      }
    }
    return calls;
  }

  private static boolean speaks(WasmModule.Type type) {
    return type.kind() == WasmModule.Kind.FUNCTION
        && type.values().stream().anyMatch(value -> kind(value) == SCRIPT_VALUE)
        && type.values().stream()
            .mapToInt(ScriptCalls::kind)
            .allMatch(kind -> kind == SCRIPT_VALUE || isNumber(kind));
  }

  private static int kind(byte[] value) {
    return value[0] & 0xff;
  }

  private static boolean isNumber(int kind) {
    return kind >= LOWEST_NUMBER && kind <= HIGHEST_NUMBER;
  }

  /// The functions to which there are references.
  private static List<Integer> declared(WasmModule module) {
    List<Integer> declared = new ArrayList<>();
    WasmBytes in = module.section(WasmModule.ELEMENTS);
    for (int segments = in.number(); segments > 0; segments--) {
      if (in.number() != DECLARED) {
        throw new IllegalStateException("the compiled house has tables of functions");
      }
      in.skip(1);
      for (int left = in.number(); left > 0; left--) {
        declared.add(in.number());
      }
    }
    return declared;
  }
}
