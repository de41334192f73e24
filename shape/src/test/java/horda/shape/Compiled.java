package horda.shape;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
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

/// Sources after the compiler and the processor have looked at them.
final class Compiled {
  /// What the processor knows of the engine by name.
  private static final List<String> ENGINE =
      List.of(
          """
          package horda.engine;
          public interface Written { void write(Pen pen); }
          """,
          """
          package horda.engine;
          public interface Pen {
            void open(); void name(String name); void close(); void list(); void end();
            void text(String text); void num(int number); void big(long number);
            void real(double number); void flag(boolean flag); void nothing();
          }
          """,
          """
          package horda.engine;
          public final class Known {
            public static String id(Enum<?> word) {
              return word.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
            }
          }
          """,
          """
          package horda.engine;
          public record Ref(String kind, int id) {
            @Override public String toString() { return kind + ":" + id; }
          }
          """,
          """
          package horda.engine;
          import java.lang.annotation.*;
          @Target(ElementType.TYPE_USE) public @interface Nullable {}
          """,
          """
          package horda.engine.shape;
          public @interface LeftOut {}
          """,
          """
          package horda.engine.shape;
          public @interface OneOf {
            String[] value() default {};
            Class<? extends Enum<?>>[] of() default {};
          }
          """);

  /// The package and the public type of a source.
  private static final Pattern NAMES =
      Pattern.compile(
          "(?s)package ([\\w.]+);.*?public (?:final class|@?interface|record|enum) (\\w+)");

  private final Path folder;
  private final List<String> errors = new ArrayList<>();

  private Compiled(Path folder) {
    this.folder = folder;
  }

  static Compiled of(Path folder, String... sources) {
    Compiled compiled = new Compiled(folder);
    compiled.run(sources);
    return compiled;
  }

  private void run(String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<JavaFileObject> files = new ArrayList<>();
    ENGINE.forEach(text -> files.add(new Source(text)));
    for (String text : sources) {
      files.add(new Source(text));
    }
    List<String> options = List.of("-d", folder.toString(), "-s", folder.toString());
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
        .forEach(one -> errors.add(one.getLineNumber() + ": " + one.getMessage(Locale.ROOT)));
  }

  /// Line and sentence of each.
  List<String> errors() {
    return errors;
  }

  /// A file that was made.
  String file(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
        throw new IllegalArgumentException("no public type: " + text);
      }
      return names.group(1).replace('.', '/') + "/" + names.group(2) + Kind.SOURCE.extension;
    }

    @Override
    public CharSequence getCharContent(boolean lenient) {
      return text;
    }
  }
}
