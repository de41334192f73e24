package horda.shape;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Small sources, compiled with the processor against the kernel's own sources.
final class Compiled {
  private static final String HEAD =
      "package small; import horda.engine.*; import horda.engine.shape.*; ";

  /// The package and the first type of a source.
  private static final Pattern NAMES =
      Pattern.compile("(?s)package ([\\w.]+);.*?(?:class|interface|record|enum) (\\w+)");

  private final Path folder;
  private final List<Diagnostic<? extends JavaFileObject>> errors = new ArrayList<>();

  private Compiled(Path folder) {
    this.folder = folder;
  }

  /// A source without a package is of the package `small`, and knows the kernel.
  static Compiled of(Path folder, String... sources) {
    Compiled compiled = new Compiled(folder);
    compiled.run(sources);
    return compiled;
  }

  private void run(String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<JavaFileObject> files = new ArrayList<>();
    for (String text : sources) {
      files.add(new Source(text.strip().startsWith("package") ? text : HEAD + text));
    }
    String to = folder.toString();
    List<String> options =
        List.of("-d", to, "-s", to, "-sourcepath", "../engine/src/main/java", "-nowarn");
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(new StringWriter(), manager, found, options, null, files);
      task.setProcessors(List.of(new Shaper()));
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    found.getDiagnostics().stream()
        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
        .forEach(errors::add);
  }

  List<String> errors() {
    return errors.stream().map(one -> one.getMessage(Locale.ROOT)).toList();
  }

  /// Line and sentence of each error.
  List<String> errorsWithLines() {
    return errors.stream()
        .map(one -> one.getLineNumber() + ": " + one.getMessage(Locale.ROOT))
        .toList();
  }

  /// A file that was made.
  String file(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What the static method `told` of a class of the package `small` answers.
  String told(String type) throws Exception {
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      var method = loader.loadClass("small." + type).getDeclaredMethod("told");
      return String.valueOf(method.invoke(null));
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///" + path(text)), Kind.SOURCE);
      this.text = text;
    }

    private static String path(String text) {
      Matcher names = NAMES.matcher(text);
      if (!names.find()) {
        throw new IllegalArgumentException("no type: " + text);
      }
      return names.group(1).replace('.', '/') + "/" + names.group(2) + Kind.SOURCE.extension;
    }

    @Override
    public CharSequence getCharContent(boolean lenient) {
      return text;
    }
  }
}
