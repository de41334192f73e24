package horda.ruemorgue;

import horda.engine.Chance;
import horda.engine.Seed;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.state.MissionTable;
import horda.wire.YamlData;
import java.util.Objects;
import java.util.regex.Pattern;

/// Positions in which survivors have other skills than on their cards, and dice that are known.
public final class Gifted {
  public static final String HERE = "7V:P2";
  public static final String NEAR = "7V:P1";
  public static final String FAR = "6V:S5";

  private Gifted() {}

  /// Tutorial 1, going on to the last survivor, with Bear shut in a room; `gifted("joe", "loud,
  /// shove")` gives Joe those blue skills.
  public static Scene gifted(String... sheets) {
    return on("t1", sheets).at("bear", "2V:B");
  }

  public static Scene on(String mission, String... sheets) {
    MissionTable table = table(mission, sheets);
    return new Scene(table.content(), table.mission());
  }

  /// The same as a table, for games from their beginning.
  public static MissionTable table(String mission, String... sheets) {
    String text = Box.text("content.yaml");
    for (int i = 0; i < sheets.length; i += 2) {
      String head = "(  - id: " + sheets[i] + "\n    colour: [a-z-]+\n    blue: )\\[[^\n]*";
      if (!Pattern.compile(head).matcher(text).find()) {
        throw new AssertionError("nothing to change for " + sheets[i]);
      }
      text = text.replaceFirst(head, "$1[" + sheets[i + 1] + "]");
    }
    Content content = new Content(YamlData.parse("content.yaml", text));
    String sheet = Box.missionText(mission).replace("alive: all", "alive: 1");
    var reading = new MissionReader(Box.TILES, content).read(YamlData.parse("changed.yaml", sheet));
    return new MissionTable(content, Objects.requireNonNull(reading.mission()));
  }

  /// The next dice, whatever throws them, show these faces.
  public static Scene rolls(Scene scene, int... faces) {
    for (long seed = 1; ; seed++) {
      Chance chance = new Chance(Seed.of(seed));
      boolean right = true;
      for (int i = 0; i < faces.length && right; i++) {
        right = chance.die() == faces[i];
      }
      if (right) {
        scene.state().chance.set(new Chance(Seed.of(seed)));
        return scene;
      }
    }
  }
}
