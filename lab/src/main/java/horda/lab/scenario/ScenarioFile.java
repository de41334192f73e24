package horda.lab.scenario;

import horda.engine.Data;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.lab.scenario.ScriptLine.Expected;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A scenario as it stands in its file.
///
/// @param rules ids of the rules that it proves
/// @param position handed to the game's stage; null to begin with the deal
/// @param expected what holds after the script
/// @param ends `over` or `asks <who>`; empty if it does not matter
public record ScenarioFile(
    String where,
    String title,
    List<String> rules,
    String game,
    int seats,
    Map<String, String> options,
    Seed seed,
    @Nullable Data position,
    List<ScriptLine> script,
    List<Expected> expected,
    String ends) {

  private static final Set<String> KEYS =
      Set.of(
          "title",
          "rules",
          "game",
          "seats",
          "options",
          "seed",
          "position",
          "script",
          "expect",
          "ends");

  public ScenarioFile {
    rules = List.copyOf(rules);
    options = Map.copyOf(options);
    script = List.copyOf(script);
    expected = List.copyOf(expected);
  }

  /// The same scenario with other luck.
  public ScenarioFile withSeed(Seed other) {
    return new ScenarioFile(
        where, title, rules, game, seats, options, other, position, script, expected, ends);
  }

  public static ScenarioFile read(Path file) {
    try {
      return parse(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Throws [Data.Fault] with the line of whatever it does not understand.
  public static ScenarioFile parse(String name, String text) {
    Data data = YamlData.parse(name, text);
    for (String key : data.keys()) {
      if (!KEYS.contains(key)) {
        throw new Data.Fault(data.at(key), "a scenario has no '" + key + "'");
      }
    }
    return new ScenarioFile(
        data.where(),
        data.at("title").text(),
        ScriptReader.texts(data, "rules"),
        data.at("game").text(),
        data.at("seats").num(),
        options(data),
        Seed.parse(data.text("seed", "1")),
        data.has("position") ? data.at("position") : null,
        data.has("script")
            ? data.at("script").items().stream().map(ScriptReader::line).toList()
            : List.of(),
        data.has("expect") ? ScriptReader.expected(data.at("expect")) : List.of(),
        data.text("ends", ""));
  }

  private static Map<String, String> options(Data data) {
    Map<String, String> chosen = new TreeMap<>();
    if (data.has("options")) {
      Data options = data.at("options");
      options.keys().forEach(key -> chosen.put(key, options.at(key).text()));
    }
    return chosen;
  }
}
