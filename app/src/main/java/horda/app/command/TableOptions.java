package horda.app.command;

import horda.engine.Nullable;
import horda.engine.Seed;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What commands that set up a table have in common.
final class TableOptions {
  @Option(names = "--seats", paramLabel = "N")
  private @Nullable Integer seats;

  @Mixin private final DealOptions deal = new DealOptions();

  int seats(int standard) {
    return seats == null ? standard : seats;
  }

  Seed seed(long standard) {
    return deal.seed(standard);
  }

  Seed seedOrFresh() {
    return deal.seedOrFresh();
  }

  Map<String, String> options() {
    return deal.options();
  }
}
