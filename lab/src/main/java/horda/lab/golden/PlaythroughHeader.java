package horda.lab.golden;

import horda.engine.Data;
import horda.engine.Game;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The first lines of a playthrough: all it takes to play it again.
///
/// @param players the name of the bot that plays every seat
record PlaythroughHeader(Setup setup, String players, Seed bots) {
  /// The line after the header: steps follow.
  static final String STEPS = "steps:";

  static PlaythroughHeader of(Game<?> game, int seats, Seed seed, String players, Seed bots) {
    return new PlaythroughHeader(Setup.of(game, seats, Map.of(), seed), players, bots);
  }

  static PlaythroughHeader parse(Game<?> game, String file, String text) {
    int end = text.indexOf("\n" + STEPS);
    Data data = YamlData.parse(file, end < 0 ? text : text.substring(0, end));
    if (!data.at("game").text().equals(game.id())) {
      throw new Data.Fault(data.at("game"), "this playthrough is not of " + game.id());
    }
    Map<String, String> options = new TreeMap<>();
    if (data.has("options")) {
      Data chosen = data.at("options");
      chosen.keys().forEach(key -> options.put(key, chosen.at(key).text()));
    }
    Setup setup =
        Setup.of(game, data.at("seats").num(), options, Seed.parse(data.at("seed").text()));
    return new PlaythroughHeader(
        setup, data.at("players").text(), Seed.parse(data.at("bots").text()));
  }

  List<String> lines(Game<?> game) {
    List<String> lines = new ArrayList<>();
    lines.add("game: " + game.id());
    lines.add("revision: " + game.revision());
    lines.add("seats: " + setup.seats());
    lines.add("options:" + (setup.options().isEmpty() ? " {}" : ""));
    setup.options().forEach((key, value) -> lines.add("  " + key + ": " + Quote.of(value)));
    lines.add("seed: " + Quote.of(setup.seed().toString()));
    lines.add("players: " + Quote.of(players));
    lines.add("bots: " + Quote.of(bots.toString()));
    lines.add(STEPS);
    return lines;
  }
}
