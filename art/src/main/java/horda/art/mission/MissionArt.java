package horda.art.mission;

import horda.art.PlanArt;
import horda.art.Speech;
import horda.engine.Data;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.ReadMission;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The missions of Rue Morgue, in words and drawn.
public final class MissionArt implements PlanArt {
  private final Content content = new Content(file("content.yaml"));
  private final MissionReader reader = new MissionReader(new Tiles(file("tiles.yaml")), content);

  @Override
  public List<String> names() {
    return content.missions();
  }

  @Override
  public Data shipped(String name) {
    return file("missions/" + name + ".yaml");
  }

  @Override
  public Sheet read(Data plan, Speech speech) {
    Data texts = file("text_" + speech.language().code() + ".yaml");
    MissionWords words = new MissionWords(Speech.of(speech.language(), texts));
    ReadMission reading = reader.read(plan);
    List<String> faults = reading.faults().stream().map(words::fault).toList();
    Mission mission = reading.mission();
    return new Sheet(faults, mission == null ? null : new MissionPicture(mission, words, speech));
  }

  private static Data file(String name) {
    try (InputStream in = MissionReader.class.getResourceAsStream("/horda/ruemorgue/" + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the game's jar");
      }
      return YamlData.parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
