package horda.app;

import horda.app.command.ServeCommand;
import horda.app.screen.Screen;
import horda.app.screen.TerminalScreen;
import horda.app.shell.Console;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.load.Load;
import horda.server.load.LoadPlan;
import horda.server.load.LoadReport;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

/// Goes once through what people start most, for the launcher: the classes that are loaded here are
/// the ones that start fast later. Prints nothing.
@Command(hidden = true)
public final class TrainCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  /// Enough is played for the JVM to know what of the server's code is hot, and compiles it at once
  /// in later starts.
  private static final LoadPlan CROWD = new LoadPlan(24, 0, 4, 20, 1, 0);

  private final Console console;

  public TrainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("horda-training");
    Thread unused = Thread.ofPlatform().daemon().start(() -> giveUp(folder));
    try {
      train(folder);
    } finally {
      clear(folder);
    }
    return 0;
  }

  private void train(Path folder) throws IOException, InterruptedException {
    for (String game : Shelf.standard().ids()) {
      run(folder, "", "rules", game, "card");
      run(folder, "", "simulate", game, "--games", "20", "--threads", "1");
      run(folder, "1\n1\n1\n2\n1\nwhy\nundo\nquit\n", "play", game);
      run(folder, "{\"cmd\":\"new\",\"game\":\"" + game + "\",\"seats\":2}\n", "engine");
    }
    run(folder, "\n\nquit\n", "play");
    new ServeCommand(quiet("", env(folder))).anywhere().forMany().serve(TrainCommand::evening);
    terminal();
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /// A training only saves time, so nobody must wait for it for long.
  private static void giveUp(Path folder) {
    try {
      Thread.sleep(PATIENCE);
      clear(folder);
    } catch (InterruptedException | IOException _) {
      // Then at once, whatever is left.
    }
    Runtime.getRuntime().halt(1);
  }

  private void run(Path folder, String typed, String... args) {
    int unused = Horda.run(quiet(typed, env(folder)), args);
  }

  private Map<String, String> env(Path folder) {
    Map<String, String> env = new HashMap<>(console.env());
    env.put("HORDA_DATA", folder.toString());
    return env;
  }

  private static void evening(URI address) throws IOException, InterruptedException {
    visit(address);
    try (Load load = new Load(CROWD, address)) {
      load.open();
      load.warmUp();
      LoadReport unused = load.play();
    }
  }

  /// What happens in the first minute of a house: somebody loads the page and plays against bots.
  private static void visit(URI address) {
    try (HttpClient http = HttpClient.newHttpClient()) {
      Caller house = new Caller(http, address);
      for (String path : List.of("/", "/api/house?lang=en", "/api/tables")) {
        Caller.HttpReply unused = house.get(path);
      }
      for (String game : Shelf.standard().ids()) {
        String seats =
            "[{'kind':'here','name':'A'},{'kind':'bot','name':'B'},{'kind':'bot','name':'C'}]";
        String order =
            "{'game':'%s','pace':0,'seats':%s}".formatted(game, seats).replace('\'', '"');
        for (Language language : Language.values()) {
          Caller.HttpReply made = house.post("/api/tables", order);
          String token = made.body().at("/seats/0/token").stringValue("");
          String spoken = language.code();
          try (Guest guest = Guest.at(house, made.text("table"), 0, spoken, token)) {
            play(guest);
          }
        }
      }
    }
  }

  private static void play(Guest guest) {
    for (int i = 0; i < 20; i++) {
      guest.await(g -> g.awaits(0) || g.over());
      List<String> options = guest.options();
      if (!options.isEmpty()) {
        JsonNode unused = guest.answer(0, options.getFirst()).join();
      }
    }
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
