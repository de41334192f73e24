package horda.browser.build;

import horda.browser.KeptTables;
import horda.engine.Sha256;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.Shelves;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.TextPen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes the static site: the page, the compiled house, the games' files, and what makes it
/// installable.
public final class Site {
  private static final String RULES = "rules.yaml";
  private static final String WORKER = "sw.js";

  private final Path folder;
  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private Site(Path folder) {
    this.folder = folder;
  }

  /// `page`: what was built of `web` for standing alone. `made`: where compiled programs are kept.
  public static void write(Path page, Path made, Path folder) throws IOException {
    Site site = new Site(folder);
    site.page(page);
    List<Compile.Target> targets = Compile.targets();
    Compile.all(made, targets);
    for (Compile.Target target : targets) {
      Path program = Compile.to(made, target);
      site.put(
          "house/" + target.file(), target == Compile.Target.WASM ? Shrink.of(program) : program);
    }
    site.put("house/loader.js", Compile.loader(made));
    site.games();
    site.house();
    site.put("library.html", site.resource("library.html"));
    site.worker();
    site.write();
  }

  private void page(Path page) throws IOException {
    try (Stream<Path> found = Files.walk(page)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        put(page.relativize(file).toString().replace('\\', '/'), file);
      }
    }
  }

  private void games() {
    GameFiles.all()
        .forEach(
            (game, all) -> {
              ObjectNode rules = Json.object();
              rules.set(RULES, all.remove(RULES));
              put("house/" + game + ".json", Json.line(all));
              put("house/" + game + ".rules.json", Json.line(rules));
            });
  }

  /// What the lobby asks first, so that it need not wait for the program.
  private void house() {
    try (House house = new House(Shelf.standard(), new KeptTables((_, _) -> {}), Alarms.real())) {
      Shelves shelves = new Shelves(house, "");
      for (Language language : Language.values()) {
        put("house/house." + language.code() + ".json", TextPen.of(shelves.house(language)));
      }
    }
  }

  private void worker() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    ArrayNode names = Json.array().add("./");
    for (var file : files.entrySet()) {
      all.write(file.getKey().getBytes(StandardCharsets.UTF_8));
      all.write(Sha256.of(file.getValue()));
      if (!file.getKey().equals("index.html")) {
        names.add(file.getKey());
      }
    }
    String version = "horda-" + HexFormat.of().formatHex(Sha256.of(all.toByteArray()), 0, 6);
    put(
        WORKER,
        resource(WORKER).replace("{version}", version).replace("{files}", Json.line(names)));
  }

  private void put(String name, Path file) throws IOException {
    files.put(name, Files.readAllBytes(file));
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private String resource(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void write() throws IOException {
    for (var file : files.entrySet()) {
      Path at = folder.resolve(file.getKey());
      Files.createDirectories(at.getParent());
      Files.write(at, file.getValue());
    }
  }

  /// `Site FOLDER`.
  public static void main(String[] args) throws IOException {
    Path home = Path.of(System.getProperty("horda.home"));
    Path folder = Path.of(args[0]);
    if (Files.exists(folder) && !Files.exists(folder.resolve(WORKER)) && !isEmpty(folder)) {
      System.err.println(
          "horda: " + folder + " holds other things; name a new folder for the site.");
      System.exit(2);
    }
    write(home.resolve("web/target/site"), home.resolve("browser/target/house"), folder);
    System.out.println(
        "The site is in " + folder + ": put its files on any static host, or try it with");
    System.out.println("  python3 -m http.server --directory " + folder + " 8080");
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.findAny().isEmpty();
    }
  }
}
