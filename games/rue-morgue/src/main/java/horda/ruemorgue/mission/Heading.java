package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Numbers;

/// What stands at the head of a mission.
///
/// @param fewest survivors it is for, at least
/// @param minutes it takes, about
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
    Origin origin) {
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
      throw Faults.found(
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
        Origin.read(data));
  }
}
