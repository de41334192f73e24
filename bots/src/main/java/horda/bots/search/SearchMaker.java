package horda.bots.search;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.State;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts searching bots at tables: one name, one budget.
public record SearchMaker(String name, Budget budget) implements BotMaker {
  /// `search-300`, `search-50ms`, `search-1000x2` (on two threads).
  private static final Pattern MEASURED =
      Pattern.compile("search-([1-9][0-9]{0,6})(ms)?(?:x([1-9][0-9]?))?");

  /// A search with the budget that its name tells; nothing, if it is no such name.
  public static Optional<BotMaker> measured(String name) {
    Matcher matcher = MEASURED.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int amount = Integer.parseInt(matcher.group(1));
    Budget budget = matcher.group(2) == null ? Budget.rounds(amount) : Budget.millis(amount);
    int threads = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
    return Optional.of(new SearchMaker(name, budget.onThreads(threads)));
  }

  @Override
  public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
    return new SearchBot<>(budget, chance);
  }
}
