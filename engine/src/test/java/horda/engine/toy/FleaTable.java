package horda.engine.toy;

import horda.engine.Data;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.DataTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A market in the middle of a round, for tests: `FleaTable.of(3).hand(0, "haggle").match()`. Seat
/// 0 has the turn, and hands that are not named are empty.
public final class FleaTable {
  private final int seats;
  private final Map<String, String> options = new HashMap<>();
  private final Map<String, Object> position = new HashMap<>();
  private long seed = 1;

  private FleaTable(int seats) {
    this.seats = seats;
    for (int seat = 0; seat < seats; seat++) {
      hand(seat);
    }
  }

  public static FleaTable of(int seats) {
    return new FleaTable(seats);
  }

  public FleaTable hand(int seat, String... cards) {
    position.put("seat" + seat, Map.of("hand", List.of(cards)));
    return this;
  }

  public FleaTable option(String id, String value) {
    options.put(id, value);
    return this;
  }

  public FleaTable seed(long number) {
    seed = number;
    return this;
  }

  public FleaTable round(int round) {
    position.put("round", round);
    return this;
  }

  public Setup setup() {
    return Setup.of(new FleaMarket(), seats, options, Seed.of(seed));
  }

  public FleaState state() {
    Data data = new DataTree("table", position);
    return new FleaMarket().stage().prepare(setup(), data, Out.SILENT);
  }

  public Match<FleaState> match() {
    return new Match<>(new FleaMarket(), setup(), state());
  }

  /// What [FleaStage] sees: `seat0.points`.
  public static String look(Match<FleaState> match, String key) {
    return match.game().stage().look(match.state(), key);
  }
}
