package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Numbers;
import java.util.List;

/// What stands at the head of a mission.
///
/// @param fewest survivors it is for, at least
/// @param minutes it takes, about
/// @param story why one is there: in English, then in Spanish; nothing where the plan tells none
public record Heading(
    String id,
    String english,
    String spanish,
    Mode mode,
    Difficulty difficulty,
    int fewest,
    int most,
    int minutes,
    int mostMinutes,
    List<String> story,
    Origin origin) {
  /// More than anybody reads before a game.
  private static final int LONGEST_STORY = 600;

  public Heading {
    story = List.copyOf(story);
  }

  /// How it is played.
  public enum Mode {
    COOP,
    COMPETITIVE
  }

  /// How hard it is said to be.
  public enum Difficulty {
    EASY,
    MEDIUM,
    HARD
  }

  static Heading read(Data data, Numbers numbers) {
    Data title = data.at("title");
    Data survivors = data.at("survivors");
    int fewest = survivors.at("from").num();
    int most = survivors.at("to").num();
    if (fewest < numbers.fewestSurvivors() || most > numbers.mostSurvivors() || fewest > most) {
      throw MissionFaults.found(
          survivors, "survivors", fewest, most, numbers.fewestSurvivors(), numbers.mostSurvivors());
    }
    Data minutes = data.at("minutes");
    return new Heading(
        data.at("id").text(),
        title.at("en").text(),
        title.at("es").text(),
        Known.constant(data.at("mode"), Mode.values()),
        Known.constant(data.at("difficulty"), Difficulty.values()),
        fewest,
        most,
        minutes.isMap() ? minutes.at("from").num() : minutes.num(),
        minutes.isMap() ? minutes.at("to").num() : minutes.num(),
        story(data),
        Origin.read(data));
  }

  private static List<String> story(Data data) {
    if (!data.has("story")) {
      return List.of();
    }
    Data story = data.at("story");
    for (Data told : List.of(story.at("en"), story.at("es"))) {
      if (told.text().length() > LONGEST_STORY) {
        throw MissionFaults.found(told, "story", told.text().length(), LONGEST_STORY);
      }
    }
    return List.of(story.at("en").text(), story.at("es").text());
  }
}
