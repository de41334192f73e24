package horda.lab.balance;

import horda.engine.Game;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.TableOption;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Content;
import horda.lab.experiment.Experiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What a balance report plays: every number of seats with the options as they are, and then every
/// value of the options that are varied, one option at a time.
///
/// @param seats the numbers of seats; options are varied at the one in the middle
/// @param options those that stay as they are in all games
/// @param vary ids of options to vary
/// @param games for each table
public record BalancePlan(
    List<Integer> seats,
    Map<String, String> options,
    List<String> bots,
    List<String> vary,
    int games,
    Seed seed) {
  /// Of these options nobody expects an answer: who begins, and how windows ask.
  private static final Set<String> NOT_VARIED =
      Set.of("uniform-windows", "first-seat", "first-player");

  /// In the name of an arm that varies an option.
  static final String IS = "=";

  public BalancePlan {
    seats = List.copyOf(seats);
    options = Map.copyOf(options);
    bots = List.copyOf(bots);
    vary = List.copyOf(vary);
  }

  /// All options of a game that have values to choose from.
  public static List<String> variable(Game<?> game) {
    return game.options().stream()
        .filter(option -> !option.values().isEmpty() && !NOT_VARIED.contains(option.id()))
        .map(TableOption::id)
        .toList();
  }

  public Experiment experiment(Game<?> game, Content content) {
    List<Arm> arms = new ArrayList<>();
    for (int number : seats) {
      add(arms, Arm.of("" + number, number, options, bots, content));
    }
    int table = seats.get(seats.size() / 2);
    for (String id : vary) {
      for (String value : option(game, id).values()) {
        TreeMap<String, String> chosen = new TreeMap<>(options);
        chosen.put(id, value);
        if (!value.equals(standard(game, id)) && isPossible(game, table, chosen)) {
          add(arms, Arm.of(id + IS + value, table, chosen, bots, content));
        }
      }
    }
    return new Experiment(
        game.id(), game.revision(), arms, games, seed.toString(), Experiment.WATCHED_MOST, true);
  }

  /// Tables have seeds of their own: cases that are counted together must not be the same twice.
  private void add(List<Arm> arms, Arm arm) {
    arms.add(arm.from(arms.size() * games));
  }

  private static TableOption option(Game<?> game, String id) {
    return game.options().stream()
        .filter(option -> option.id().equals(id) && !option.values().isEmpty())
        .findFirst()
        .orElseThrow(
            () ->
                new Refusal(
                    "option",
                    "",
                    "%s has no option '%s' with values to try; it has %s."
                        .formatted(game.id(), id, String.join(", ", variable(game)))));
  }

  private String standard(Game<?> game, String id) {
    return options.getOrDefault(id, option(game, id).standard());
  }

  /// Some values go with some numbers of seats only.
  private boolean isPossible(Game<?> game, int number, Map<String, String> chosen) {
    try {
      Object unused = game.deal(Setup.of(game, number, chosen, seed));
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }
}
