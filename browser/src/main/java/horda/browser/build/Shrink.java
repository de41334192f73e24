package horda.browser.build;

import horda.engine.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// Makes the compiled house smaller with Binaryen's `wasm-opt`, where the launcher has fetched it.
public final class Shrink {
  /// What TeaVM's output uses of WebAssembly; nothing calls into it but what it exports.
  private static final List<String> OPTIONS =
      List.of(
          "--enable-reference-types",
          "--enable-gc",
          "--enable-exception-handling",
          "--enable-bulk-memory",
          "--enable-nontrapping-float-to-int",
          "--enable-sign-ext",
          "--enable-multivalue",
          "--closed-world",
          "-Oz",
          "--merge-similar-functions",
          "-Oz");

  private Shrink() {}

  /// The smaller file; the one that was given where there is no tool, or it fails.
  public static Path of(Path wasm) throws IOException {
    String tool = System.getenv("HORDA_WASM_OPT");
    if (tool == null) {
      return wasm;
    }
    Path small = wasm.resolveSibling("house.small.wasm");
    Path stamp = wasm.resolveSibling("house.small.wasm.hash");
    String hash =
        HexFormat.of().formatHex(Sha256.of(Files.readAllBytes(wasm))) + " " + tool + OPTIONS;
    if (Files.exists(small) && Files.exists(stamp) && Files.readString(stamp).equals(hash)) {
      return small;
    }
    Files.deleteIfExists(stamp);
    Path called = wasm.resolveSibling("house.called.wasm");
    WasmModule module = new WasmModule(Files.readAllBytes(wasm));
    ScriptCalls.export(module);
    MethodTables.fill(module);
    Files.write(called, module.bytes());
    if (!run(tool, called, small)) {
      System.err.println("horda: wasm-opt failed, so the site becomes a fifth larger.");
      return wasm;
    }
    Files.writeString(stamp, hash);
    return small;
  }

  private static boolean run(String tool, Path wasm, Path small) throws IOException {
    List<String> command =
        Stream.concat(
                Stream.concat(Stream.of("node", tool), OPTIONS.stream()),
                Stream.of(wasm.toString(), "-o", small.toString()))
            .toList();
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
