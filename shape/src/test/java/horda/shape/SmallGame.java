package horda.shape;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/// Small sources of a game, compiled with the processor and the kernel.
record SmallGame(List<String> errors, Path classes) {
  private static final Pattern TYPE = Pattern.compile("(?:class|interface|record) (\\w+)");

  /// Each source is one public type of the package `small`.
  static SmallGame of(Path folder, String... sources) throws IOException {
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<JavaFileObject> files = new ArrayList<>();
    for (String source : sources) {
      files.add(
          new Source(
              "package small; import horda.engine.*; import horda.engine.shape.*; " + source));
    }
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(said, Locale.ROOT, null)) {
      List<String> options =
          List.of("-d", folder.toString(), "-sourcepath", "../engine/src/main/java", "-nowarn");
      var task = compiler.getTask(null, manager, said, options, null, files);
      task.setProcessors(List.of(new Shaper()));
      task.call();
    }
    return new SmallGame(
        said.getDiagnostics().stream()
            .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
            .map(d -> d.getMessage(Locale.ROOT))
            .toList(),
        folder);
  }

  /// What the static method `told` of a class answers.
  String told(String type) throws Exception {
    try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      var method = loader.loadClass("small." + type).getDeclaredMethod("told");
      return String.valueOf(method.invoke(null));
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///small/" + name(text) + ".java"), Kind.SOURCE);
      this.text = text;
    }

    private static String name(String text) {
      Matcher type = TYPE.matcher(text);
      return type.find() ? type.group(1) : "Nothing";
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
