package horda.ruemorgue.state;

import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.TableOption;
import horda.ruemorgue.content.Numbers;
import horda.ruemorgue.content.Returning;
import horda.ruemorgue.mission.Heading;
import java.util.ArrayList;
import java.util.List;

/// What the host settles before a game.
///
/// @param survivors how many, over all teams
/// @param people `choose`, `random`, or the survivors' ids in order
/// @param teamActions Team Action cards for each team (RMO-SETUP-17)
/// @param crawlers whether killed Skinners leave Crawlers (RMO-SETUP-21)
public record Lineup(
    int survivors,
    int teams,
    List<String> people,
    int teamActions,
    boolean crawlers,
    int firstSeat) {
  public static final String CHOOSE = "choose";
  public static final String RANDOM = "random";

  public static final String AUTO = "auto";

  public static final List<TableOption> OPTIONS =
      List.of(
          TableOption.of("number", AUTO, AUTO, "6", "7", "8", "9", "10", "11", "12"),
          TableOption.of("teams", AUTO, AUTO, "1", "2", "3", "4"),
          TableOption.free(
              "survivors", CHOOSE, "choose, random, or ids joined by + such as joe+jane"),
          TableOption.of("team-actions", "0", "0", "1", "2"),
          TableOption.flag("crawlers", true),
          TableOption.of("first-seat", "1", "1", "2", "3", "4", "5", "6"));

  public Lineup {
    people = List.copyOf(people);
  }

  public static Lineup of(Setup setup, MissionTable table) {
    int teams = teams(setup.option("teams"), table);
    List<Returning> carried = table.carried().team();
    Lineup lineup =
        new Lineup(
            carried.isEmpty() ? survivors(setup.option("number"), teams, table) : carried.size(),
            teams,
            carried.isEmpty()
                ? List.of(setup.option("survivors").split("\\+"))
                : carried.stream().map(Returning::who).toList(),
            Integer.parseInt(setup.option("team-actions")),
            setup.flag("crawlers"),
            Integer.parseInt(setup.option("first-seat")) - 1);
    lineup.check(setup.seats(), table);
    return lineup;
  }

  /// One team, but two where they are rivals.
  private static int teams(String word, MissionTable table) {
    return word.equals(AUTO) ? isContest(table) ? 2 : 1 : Integer.parseInt(word);
  }

  /// As few as the mission allows, shared evenly.
  private static int survivors(String word, int teams, MissionTable table) {
    if (!word.equals(AUTO)) {
      return Integer.parseInt(word);
    }
    return (fewest(table) + teams - 1) / teams * teams;
  }

  private static boolean isContest(MissionTable table) {
    return table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
  }

  private static int fewest(MissionTable table) {
    int fewest = table.content().numbers().fewestSurvivors();
    return Math.max(fewest, table.mission().heading().fewest());
  }

  public boolean isChosen() {
    return people.equals(List.of(CHOOSE));
  }

  public boolean isRandom() {
    return people.equals(List.of(RANDOM));
  }

  /// Seats and survivors must go together (RMO-SETUP-03 to 06).
  private void check(int seats, MissionTable table) {
    Numbers numbers = table.content().numbers();
    int fewest = fewest(table);
    int most = Math.min(numbers.mostSurvivors(), table.mission().heading().most());
    if (survivors < fewest || survivors > most) {
      throw refusal("This mission is for " + fewest + " to " + most + " survivors.");
    }
    int starts = table.mission().pieces().starts().size();
    if (isContest(table) && (teams < 2 || teams > starts)) {
      throw refusal("Teams are rivals in this mission: it is for 2 to " + starts + " teams.");
    }
    if (survivors % teams != 0) {
      throw refusal(survivors + " survivors cannot be shared evenly among " + teams + " teams.");
    }
    if (seats < teams) {
      throw refusal(teams + " teams need at least as many players.");
    }
    for (int team = 0; team < teams; team++) {
      int players = players(team, seats);
      int each = survivors / teams;
      if (players > each) {
        throw refusal("A team of " + each + " survivors has room for " + each + " players.");
      }
      if ((each + players - 1) / players > numbers.mostForOnePlayer()) {
        throw refusal("One player leads at most " + numbers.mostForOnePlayer() + " survivors.");
      }
    }
    if (firstSeat >= seats) {
      throw refusal("There is no seat " + (firstSeat + 1) + " to begin.");
    }
    if (!isChosen() && !isRandom()) {
      named(table);
    }
  }

  private void named(MissionTable table) {
    List<String> ids = new ArrayList<>();
    table.characters().forEach(survivor -> ids.add(survivor.id()));
    for (String id : people) {
      if (!ids.contains(id)) {
        throw refusal("There is no survivor '" + id + "'.");
      }
    }
    long different =
        people.stream()
            .map(id -> table.characters().get(ids.indexOf(id)).front())
            .distinct()
            .count();
    if (people.size() != survivors || different != survivors) {
      throw refusal("Name " + survivors + " different survivors, or choose, or random.");
    }
  }

  /// Seats sit in the order of their teams, one after the other (RMO-SETUP-06).
  public int teamOf(int seat) {
    return seat % teams;
  }

  int players(int team, int seats) {
    int players = 0;
    for (int seat = 0; seat < seats; seat++) {
      players += teamOf(seat) == team ? 1 : 0;
    }
    return players;
  }

  private static Refusal refusal(String sentence) {
    return new Refusal("setup", "RMO-SETUP-05", sentence);
  }
}
