package horda.engine;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How a table is set up: seats, the host's options (all of them, defaults filled in) and the seed.
public record Setup(int seats, SortedMap<String, String> options, Seed seed) {
  /// Kernel option of every game: do windows open for everybody who could respond as far as others
  /// know?
  public static final TableOption UNIFORM_WINDOWS = TableOption.flag("uniform-windows", true);

  public Setup {
    options = Frozen.of(options);
  }

  /// The same table with other cards: for the next of many games.
  public Setup withSeed(Seed other) {
    return new Setup(seats, options, other);
  }

  /// Checks the number of seats and every option against the game; refuses with a sentence for
  /// people.
  public static Setup of(Game<?> game, int seats, Map<String, String> chosen, Seed seed) {
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      throw new Refusal(
          "seats",
          "",
          game.id()
              + " is for "
              + game.minSeats()
              + " to "
              + game.maxSeats()
              + " seats, not "
              + seats
              + ".");
    }
    List<TableOption> known = game.options();
    TreeMap<String, String> all = new TreeMap<>();
    for (TableOption option : known) {
      all.put(option.id(), option.standard());
    }
    chosen.forEach(
        (id, value) -> {
          TableOption option =
              known.stream()
                  .filter(o -> o.id().equals(id))
                  .findFirst()
                  .orElseThrow(
                      () ->
                          new Refusal(
                              "option",
                              "",
                              game.id()
                                  + " has no option '"
                                  + id
                                  + "'; it has "
                                  + String.join(", ", all.keySet())
                                  + "."));
          if (!option.values().isEmpty() && !option.values().contains(value)) {
            throw new Refusal(
                "option",
                "",
                "Option "
                    + id
                    + " is one of "
                    + String.join(", ", option.values())
                    + ", not '"
                    + value
                    + "'.");
          }
          all.put(id, value);
        });
    return new Setup(seats, all, seed);
  }

  public String option(String id) {
    String value = options.get(id);
    if (value == null) {
      throw new IllegalArgumentException("no option " + id);
    }
    return value;
  }

  public boolean flag(String id) {
    return option(id).equals("yes");
  }
}
