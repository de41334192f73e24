package horda.bots.roster;

import horda.bots.Bot;
import horda.bots.BotLevel;
import horda.bots.BotMaker;
import horda.bots.GreedyBot;
import horda.bots.NoviceBot;
import horda.bots.RandomBot;
import horda.bots.SilentBot;
import horda.bots.search.Budget;
import horda.bots.search.SearchMaker;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Refusal;
import horda.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// All bots by name. Of two makers of one name, the first that plays the game at hand is taken.
public final class Roster {
  /// More than there are levels: bots without a level come after them.
  private static final int RANKS = 1_000;

  private final List<BotMaker> makers;

  public Roster(List<BotMaker> makers) {
    this.makers = List.copyOf(makers);
  }

  /// The bots of the house and those that are found as services.
  public static Roster standard() {
    List<BotMaker> all = new ArrayList<>();
    // Services first: a game's own bot goes before the general one of the same name.
    ServiceLoader.load(BotMaker.class).forEach(all::add);
    all.add(new ThumbMaker(BotLevel.NOVICE.id(), false));
    all.add(new ThumbMaker(BotLevel.STEADY.id(), true));
    all.add(new SearchMaker(BotLevel.CUNNING.id(), new Budget(300, 100, 1)));
    all.add(new SearchMaker(BotLevel.MERCILESS.id(), new Budget(3_000, 1_000, 1)));
    all.add(new RandomMaker());
    return new Roster(all);
  }

  /// The same with others after them: a name that is taken stays with its bot.
  public Roster and(List<? extends BotMaker> more) {
    List<BotMaker> all = new ArrayList<>(makers);
    all.addAll(more);
    return new Roster(all);
  }

  /// The names of those who play `game`: the levels first, from the weakest up.
  public List<String> names(Game<?> game) {
    List<String> levels = Arrays.stream(BotLevel.values()).map(BotLevel::id).toList();
    return makers.stream()
        .filter(m -> m.plays(game))
        .map(BotMaker::name)
        .distinct()
        .sorted(
            Comparator.comparingInt((String name) -> Math.floorMod(levels.indexOf(name), RANKS))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /// Who sits down where nobody said who should: the steady one, if the game has rules of thumb.
  public String usual(Game<?> game) {
    List<String> names = names(game);
    return names.contains(BotLevel.STEADY.id()) ? BotLevel.STEADY.id() : RandomBot.NAME;
  }

  /// Is there a bot of that name for `game`, whether it is listed or not?
  public boolean knows(String name, Game<?> game) {
    if (name.endsWith(SilentBot.SUFFIX)) {
      return knows(talking(name), game);
    }
    return makers.stream().anyMatch(maker -> maker.name().equals(name) && maker.plays(game))
        || name.equals(GreedyBot.NAME) && game instanceof Hinted<?>
        || SearchMaker.measured(name).isPresent();
  }

  /// The maker of that name; refuses with the list of those who play `game`.
  public BotMaker named(String name, Game<?> game) {
    for (BotMaker maker : makers) {
      if (maker.name().equals(name) && maker.plays(game)) {
        return maker;
      }
    }
    if (name.equals(GreedyBot.NAME) && game instanceof Hinted<?>) {
      return new ThumbMaker(name, true);
    }
    if (name.endsWith(SilentBot.SUFFIX)) {
      return new SilentMaker(name, named(talking(name), game));
    }
    return SearchMaker.measured(name)
        .orElseThrow(
            () ->
                new Refusal(
                    "bot",
                    "",
                    "No bot '%s' plays %s; there are %s."
                        .formatted(name, game.id(), list(names(game)))));
  }

  /// The name of the bot that a silent one plays like.
  private static String talking(String silent) {
    return silent.substring(0, silent.length() - SilentBot.SUFFIX.length());
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

  /// `cunning-silent`, `search-300-silent`: for measurements, like a search with a budget.
  private record SilentMaker(String name, BotMaker other) implements BotMaker {
    @Override
    public boolean quick() {
      return other.quick();
    }

    @Override
    public boolean plays(Game<?> game) {
      return other.plays(game);
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return new SilentBot<>(other.bot(game, seat, chance));
    }
  }

  private record ThumbMaker(String name, boolean sure) implements BotMaker {
    @Override
    public boolean quick() {
      return true;
    }

    @Override
    public boolean plays(Game<?> game) {
      return game instanceof Hinted<?>;
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return sure ? new GreedyBot<>(game, chance) : new NoviceBot<>(game, chance);
    }
  }
}
