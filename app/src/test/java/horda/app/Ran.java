package horda.app;

import horda.app.shell.Console;
import horda.app.shell.Speech;
import horda.app.shell.Tongue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A command that was run inside the test, and what it printed.
public record Ran(int exit, String out, String err) {

  /// Where games are kept, and what is typed.
  public record With(Path data, String typed) {
    public Ran run(String... args) {
      Map<String, String> env = new HashMap<>();
      env.put("HORDA_DATA", data.toString());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      Console console =
          new Console(
              new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
              new PrintStream(out, true, StandardCharsets.UTF_8),
              new PrintStream(err, true, StandardCharsets.UTF_8),
              env,
              SourceTree.root(),
              false,
              false,
              Speech.in(Tongue.of(args, env)));
      int exit = Horda.run(console, args);
      return new Ran(
          exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    public With typing(String... lines) {
      return new With(data, String.join("\n", lines) + "\n");
    }
  }

  public static Ran of(String... args) {
    return new With(Path.of("target", "test-data"), "").run(args);
  }

  public JsonNode json() {
    return JsonMapper.shared().readTree(out);
  }
}
