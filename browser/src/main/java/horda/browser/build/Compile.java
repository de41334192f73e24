package horda.browser.build;

import horda.engine.Nullable;
import horda.engine.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the house into `house.wasm` or `house.js`. What was compiled of the same classes before
/// is kept.
public final class Compile {
  /// In what.
  public enum Target {
    WASM("house.wasm", TeaVMTargetType.WEBASSEMBLY_GC),
    JAVASCRIPT("house.js", TeaVMTargetType.JAVASCRIPT);

    private final String file;
    private final TeaVMTargetType type;

    Target(String file, TeaVMTargetType type) {
      this.file = file;
      this.type = type;
    }

    String file() {
      return file;
    }
  }

  private static final String LOADER = "wasm-gc-module-runtime.min.js";
  private static final List<String> SENTENCES =
      List.of(
          "horda/wire/text_en.yaml",
          "horda/wire/text_es.yaml",
          "horda/server/text_en.yaml",
          "horda/server/text_es.yaml");

  private final Path into;
  private final List<Path> program;

  private Compile(Path into, List<Path> program) {
    this.into = into;
    this.program = program;
  }

  /// Makes the file, unless `into` has it of the same classes; gives its path.
  public static Path to(Path into, Target target) throws IOException {
    List<Path> program = new ArrayList<>();
    program.add(Path.of(System.getProperty("horda.home"), "browser/stand-ins/target/classes"));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(Compile::isOurs)
        .forEach(program::add);
    return new Compile(into, program).to(target);
  }

  /// What a site has: all, unless somebody in a hurry leaves JavaScript out.
  public static List<Target> targets() {
    return System.getenv("HORDA_NO_JAVASCRIPT") == null
        ? List.of(Target.values())
        : List.of(Target.WASM);
  }

  /// Makes them at the same time: each keeps one processor busy for half a minute.
  public static void all(Path into, List<Target> targets) {
    targets.stream()
        .parallel()
        .forEach(
            target -> {
              try {
                Path unused = to(into, target);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  /// The loader of `house.wasm`, a JavaScript module.
  public static Path loader(Path into) throws IOException {
    Files.createDirectories(into);
    String name = "org/teavm/backend/wasm/" + LOADER;
    try (InputStream in =
        Objects.requireNonNull(Compile.class.getClassLoader().getResourceAsStream(name), name)) {
      Path file = into.resolve("loader.js");
      Files.write(file, in.readAllBytes());
      return file;
    }
  }

  /// Our own classes; of libraries those alone that TeaVM brings, and the stand-ins.
  private static boolean isOurs(Path entry) {
    return Files.isDirectory(entry)
        ? !entry.endsWith("test-classes")
        : entry.getFileName().toString().startsWith("horda-");
  }

  private Path to(Target target) throws IOException {
    Path file = into.resolve(target.file);
    Path stamp = into.resolve(target.file + ".hash");
    String hash = hash();
    if (Files.exists(file) && Files.exists(stamp) && Files.readString(stamp).equals(hash)) {
      return file;
    }
    Files.deleteIfExists(stamp);
    Files.createDirectories(into);
    compile(target);
    Files.writeString(stamp, hash);
    return file;
  }

  private void compile(Target target) throws IOException {
    List<URL> urls = new ArrayList<>();
    urls.add(sentences(target).toUri().toURL());
    for (Path entry : program) {
      urls.add(entry.toUri().toURL());
    }
    try (URLClassLoader loader =
        new URLClassLoader(
            urls.toArray(URL[]::new), new Compiler(Compile.class.getClassLoader()))) {
      TeaVMTool tool = new TeaVMTool();
      tool.setClassLoader(loader);
      tool.setMainClass("horda.browser.Near");
      tool.setTargetDirectory(into.toFile());
      tool.setTargetFileName(target.file);
      tool.setTargetType(target.type);
      tool.setJsModuleType(JSModuleType.ES2015);
      tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      tool.setObfuscated(true);
      tool.setShortFileNames(true);
      tool.setLog(new EmptyTeaVMToolLog());
      tool.generate();
      complain(tool.getProblemProvider().getProblems());
    } catch (TeaVMToolException e) {
      throw new IllegalStateException("the house could not be compiled for the browser", e);
    }
  }

  private static void complain(List<Problem> problems) {
    TreeSet<String> sentences = new TreeSet<>();
    for (Problem problem : problems) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      var at = problem.getLocation();
      sentences.add(text.getText() + (at == null ? "" : " in " + at.getMethod()));
    }
    if (!sentences.isEmpty()) {
      throw new IllegalStateException(
          "what runs in a browser must do without:\n" + String.join("\n", sentences));
    }
  }

  /// The house's own sentences as the browser reads them, in a folder that stands before all
  /// others.
  private Path sentences(Target target) throws IOException {
    Path folder = into.resolve("sentences of " + target.file);
    for (String name : SENTENCES) {
      try (InputStream in =
          Objects.requireNonNull(Compile.class.getClassLoader().getResourceAsStream(name), name)) {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        String yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        Files.writeString(file, PlainJson.of(name, yaml));
      }
    }
    return folder;
  }

  /// Of every class that might be in it, wherever and in whatever order they are found.
  private String hash() throws IOException {
    List<String> hashes = new ArrayList<>();
    for (Path entry : program) {
      byte[] hash =
          Files.isDirectory(entry) ? ofFolder(entry) : Sha256.of(Files.readAllBytes(entry));
      hashes.add(HexFormat.of().formatHex(hash));
    }
    Collections.sort(hashes);
    return Sha256.hex(String.join(" ", hashes));
  }

  private static byte[] ofFolder(Path folder) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.write(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        all.write(Sha256.of(Files.readAllBytes(file)));
      }
    }
    return Sha256.of(all.toByteArray());
  }

  /// Shows of the class path TeaVM itself and nothing else: what is compiled must not meet the
  /// libraries that it has stand-ins for.
  private static final class Compiler extends ClassLoader {
    private final ClassLoader all;

    Compiler(ClassLoader all) {
      super(ClassLoader.getPlatformClassLoader());
      this.all = all;
    }

    private static boolean isTeaVm(String path) {
      return Stream.of(
              "org/teavm/",
              "META-INF/services/org.teavm.",
              "META-INF/teavm.",
              "org/threeten/",
              "org/joda/",
              "com/jcraft/")
          .anyMatch(path::startsWith);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (!isTeaVm(name.replace('.', '/'))) {
        throw new ClassNotFoundException(name);
      }
      return all.loadClass(name);
    }

    @Override
    protected @Nullable URL findResource(String name) {
      return isTeaVm(name) ? all.getResource(name) : null;
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
      return isTeaVm(name) ? all.getResources(name) : Collections.emptyEnumeration();
    }
  }

  /// `Compile FOLDER [js]`: for a look by hand.
  public static void main(String[] args) throws IOException {
    Path into = Path.of(args[0]);
    System.out.println(to(into, args.length > 1 ? Target.JAVASCRIPT : Target.WASM));
    System.out.println(loader(into));
    for (var game : GameFiles.all().entrySet()) {
      Files.writeString(into.resolve(game.getKey() + ".json"), game.getValue().toString());
    }
  }
}
