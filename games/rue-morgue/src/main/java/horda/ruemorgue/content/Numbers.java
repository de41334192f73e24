package horda.ruemorgue.content;

import horda.engine.Data;
import java.util.List;

/// The numbers of the rules.
///
/// @param levels experience with which each danger level begins
/// @param spawnDice by the number of survivors at the start (RMO-SPAWN-01)
public record Numbers(
    int fewestSurvivors,
    int mostSurvivors,
    int mostTeams,
    int mostForOnePlayer,
    List<Integer> levels,
    List<Integer> spawnDice,
    int hands,
    int reserve,
    int actions,
    int wounds,
    int objectiveXp,
    int passengers) {
  public Numbers {
    levels = List.copyOf(levels);
    spawnDice = List.copyOf(spawnDice);
  }

  static Numbers read(Data data) {
    Data play = data.at("survivors-in-play");
    Data sheet = data.at("sheet");
    Data levels = data.at("levels");
    Data dice = data.at("spawn-dice");
    for (String row : List.of("objective-xp", "helicopter")) {
      Provenance.of(data.at(row));
    }
    for (Data row : List.of(play, sheet, levels, dice)) {
      Provenance.of(row);
    }
    int most = play.at("most").num();
    Integer[] byNumber = new Integer[most + 1];
    for (int survivors = 0; survivors <= most; survivors++) {
      boolean played = survivors >= play.at("fewest").num();
      byNumber[survivors] = played ? dice.at(Integer.toString(survivors)).num() : 0;
    }
    return new Numbers(
        play.at("fewest").num(),
        most,
        play.at("teams").num(),
        play.at("for-one-player").num(),
        List.of(
            levels.at("blue").num(),
            levels.at("yellow").num(),
            levels.at("orange").num(),
            levels.at("red").num()),
        List.of(byNumber),
        sheet.at("hands").num(),
        sheet.at("reserve").num(),
        sheet.at("actions").num(),
        sheet.at("wounds").num(),
        data.at("objective-xp").at("value").num(),
        data.at("helicopter").at("passengers").num());
  }

  /// The same at another difficulty (RMO-SETUP-26).
  Numbers at(Severity severity) {
    return new Numbers(
        fewestSurvivors,
        mostSurvivors,
        mostTeams,
        mostForOnePlayer,
        levels,
        spawnDice.stream().map(severity::dice).toList(),
        hands,
        reserve,
        actions,
        severity.wounds(),
        objectiveXp,
        passengers);
  }

  private static final Level[] LEVELS = Level.values();

  /// The danger level that goes with that much experience (RMO-XP-02).
  public Level level(int xp) {
    int reached = 0;
    while (reached + 1 < LEVELS.length && xp >= levels.get(reached + 1)) {
      reached++;
    }
    return LEVELS[reached];
  }
}
