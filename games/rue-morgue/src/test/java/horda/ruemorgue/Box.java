package horda.ruemorgue;

import horda.engine.Data;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.MissionFault;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.ReadMission;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The data files of the game, for tests.
public final class Box {
  public static final Content CONTENT = new Content(file("content.yaml"));
  public static final Tiles TILES = new Tiles(file("tiles.yaml"));
  public static final MissionReader READER = new MissionReader(TILES, CONTENT);

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  private Box() {}

  public static String text(String name) {
    try (InputStream in = Box.class.getResourceAsStream("/horda/ruemorgue/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Data file(String name) {
    return YamlData.parse(name, text(name));
  }

  public static String missionText(String name) {
    return text("missions/" + name + ".yaml");
  }

  public static Mission mission(String name) {
    ReadMission reading = READER.read(file("missions/" + name + ".yaml"));
    if (!reading.isSound()) {
      throw new AssertionError(name + " is broken: " + reading.faults());
    }
    return Objects.requireNonNull(reading.mission());
  }

  /// All texts of a language, by key.
  public static Map<String, String> texts(String language) {
    Map<String, String> texts = new TreeMap<>();
    flatten("", file("text_" + language + ".yaml"), texts);
    return texts;
  }

  private static void flatten(String prefix, Data data, Map<String, String> into) {
    for (String key : data.keys()) {
      Data below = data.at(key);
      if (below.isMap()) {
        flatten(prefix + key + ".", below, into);
      } else {
        into.put(prefix + key, below.text());
      }
    }
  }

  /// A fault as people read it, in English.
  public static String sentence(MissionFault fault) {
    String template =
        Objects.requireNonNull(texts("en").get("fault." + fault.code()), fault.code());
    return fault.where() + ": " + PLACE.matcher(template).replaceAll(place -> fill(place, fault));
  }

  private static String fill(MatchResult place, MissionFault fault) {
    String value = fault.args().get(Integer.parseInt(place.group(1)));
    String word = value.equals("1") ? place.group(2) : place.group(3);
    return java.util.regex.Matcher.quoteReplacement(word == null ? value : word);
  }
}
