package horda.bots;

import horda.bots.search.Budget;
import horda.bots.search.SearchMaker;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Refusal;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** All bots by name. Of two makers of one name, the first that plays the game at hand is taken. */
public final class Roster {
  private final List<BotMaker> makers;

  public Roster(List<BotMaker> makers) {
    this.makers = List.copyOf(makers);
  }

  /** The bots of the house and those that are found as services. */
  public static Roster standard() {
    List<BotMaker> all = new ArrayList<>();
    // Services first: a game's own bot goes before the general one of the same name.
    ServiceLoader.load(BotMaker.class).forEach(all::add);
    all.add(new RandomMaker());
    all.add(new GreedyMaker());
    all.add(new SearchMaker("cunning", Budget.millis(100)));
    all.add(new SearchMaker("merciless", Budget.millis(1_000)));
    for (int rounds : new int[] {100, 300, 1000, 3000}) {
      all.add(new SearchMaker("search-" + rounds, Budget.rounds(rounds)));
    }
    return new Roster(all);
  }

  /** The same with others after them: a name that is taken stays with who has it. */
  public Roster and(List<? extends BotMaker> more) {
    List<BotMaker> all = new ArrayList<>(makers);
    all.addAll(more);
    return new Roster(all);
  }

  /** The names of those who play {@code game}, in the order of the alphabet. */
  public List<String> names(Game<?> game) {
    return makers.stream()
        .filter(m -> m.plays(game))
        .map(BotMaker::name)
        .distinct()
        .sorted()
        .toList();
  }

  /** The maker of that name; refuses with the list of those who play {@code game}. */
  public BotMaker named(String name, Game<?> game) {
    for (BotMaker maker : makers) {
      if (maker.name().equals(name) && maker.plays(game)) {
        return maker;
      }
    }
    throw new Refusal(
        "bot",
        "",
        "No bot '" + name + "' plays " + game.id() + "; there are " + list(names(game)) + ".");
  }

  private static String list(List<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  private static final class RandomMaker implements BotMaker {
    @Override
    public String name() {
      return RandomBot.NAME;
    }

    @Override
    public boolean quick() {
      return true;
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return new RandomBot<>(chance);
    }
  }

  private static final class GreedyMaker implements BotMaker {
    @Override
    public String name() {
      return GreedyBot.NAME;
    }

    @Override
    public boolean quick() {
      return true;
    }

    @Override
    public boolean plays(Game<?> game) {
      return game.hints() != null;
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return new GreedyBot<>(game, chance);
    }
  }
}
