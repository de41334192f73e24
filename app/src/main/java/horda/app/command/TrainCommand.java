package horda.app.command;

import horda.app.Console;
import horda.app.Horda;
import horda.app.screen.Screen;
import horda.app.screen.TerminalScreen;
import horda.wire.Shelf;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Goes once through what people start most, for the launcher: the classes that are loaded here are
/// the ones that start fast later. Prints nothing.
@Command(hidden = true)
public final class TrainCommand implements Callable<Integer> {
  private final Console console;

  public TrainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("horda-training");
    for (String game : Shelf.standard().ids()) {
      run(folder, "", "rules", game, "card");
      run(folder, "", "simulate", game, "--games", "20", "--threads", "1");
      run(folder, "1\n1\n1\n2\n1\nwhy\nundo\nquit\n", "play", game);
      run(folder, "{\"cmd\":\"new\",\"game\":\"" + game + "\",\"seats\":2}\n", "engine");
    }
    run(folder, "\n\nquit\n");
    terminal();
    return 0;
  }

  private void run(Path folder, String typed, String... args) {
    Map<String, String> env = new HashMap<>(console.env());
    env.put("HORDA_DATA", folder.toString());
    int unused = Horda.run(quiet(typed, env), args);
  }

  private Console quiet(String typed, Map<String, String> env) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    return new Console(
        in(typed), nowhere, nowhere, env, console.home(), false, false, console.speech());
  }

  /// A terminal that nobody sits at, to meet the library behind it.
  private static void terminal() {
    try (Screen screen = TerminalScreen.over(in("w\t\n"), OutputStream.nullOutputStream())) {
      screen.clear();
      screen.print("horda");
      String unused = screen.ask("> ", List.of("walk", "why"));
    }
  }

  private static InputStream in(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
