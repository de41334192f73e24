package horda.ruemorgue;

import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.TableOption;
import horda.ruemorgue.content.Numbers;
import java.util.ArrayList;
import java.util.List;

/**
 * What the host settles before a game.
 *
 * @param survivors how many, over all teams
 * @param people {@code choose}, {@code random}, or the survivors' ids in order
 * @param teamActions Team Action cards for each team (RMO-SETUP-17)
 * @param crawlers whether killed Skinners leave Crawlers (RMO-SETUP-21)
 */
public record Lineup(
    int survivors,
    int teams,
    List<String> people,
    int teamActions,
    boolean crawlers,
    int firstSeat) {
  public static final String CHOOSE = "choose";
  public static final String RANDOM = "random";

  public static final List<TableOption> OPTIONS =
      List.of(
          TableOption.of("number", "6", "6", "7", "8", "9", "10", "11", "12"),
          TableOption.of("teams", "1", "1", "2", "3", "4"),
          TableOption.free(
              "survivors", CHOOSE, "choose, random, or ids joined by + such as joe+jane"),
          TableOption.of("team-actions", "0", "0", "1", "2"),
          TableOption.flag("crawlers", true),
          TableOption.of("first-seat", "1", "1", "2", "3", "4", "5", "6"));

  public Lineup {
    people = List.copyOf(people);
  }

  public static Lineup of(Setup setup, Table table) {
    Lineup lineup =
        new Lineup(
            Integer.parseInt(setup.option("number")),
            Integer.parseInt(setup.option("teams")),
            List.of(setup.option("survivors").split("\\+")),
            Integer.parseInt(setup.option("team-actions")),
            setup.flag("crawlers"),
            Integer.parseInt(setup.option("first-seat")) - 1);
    lineup.check(setup.seats(), table);
    return lineup;
  }

  public boolean isChosen() {
    return people.equals(List.of(CHOOSE));
  }

  public boolean isRandom() {
    return people.equals(List.of(RANDOM));
  }

  /** Seats and survivors must go together (RMO-SETUP-03 to 06). */
  private void check(int seats, Table table) {
    Numbers numbers = table.content().numbers();
    int fewest = Math.max(numbers.fewestSurvivors(), table.mission().heading().fewest());
    int most = Math.min(numbers.mostSurvivors(), table.mission().heading().most());
    if (survivors < fewest || survivors > most) {
      throw refusal("This mission is for " + fewest + " to " + most + " survivors.");
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

  private void named(Table table) {
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

  /** Seats sit in the order of their teams, one after the other (RMO-SETUP-06). */
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
