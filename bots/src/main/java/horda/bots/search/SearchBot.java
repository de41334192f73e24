package horda.bots.search;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Thinks ahead as long as its budget lasts, and takes the choice that did best.
public final class SearchBot<S extends State> implements Bot<S> {
  private final Budget budget;
  private final Chance chance;

  /// For games that know plans; kept from one decision to the next.
  private @Nullable Planning<S> planning;

  private boolean asked;
  private long rounds;

  public SearchBot(Budget budget, Chance chance) {
    this.budget = budget;
    this.chance = chance;
  }

  @Override
  public long choose(Position<S> position) {
    long only = Sieve.only(position, chance);
    if (only != Hints.NO_REFLEX) {
      return only;
    }
    long planned = planned(position);
    if (planned != Hints.NO_REFLEX) {
      return planned;
    }
    long deadline = budget.deadline();
    return budget.threads() == 1
        ? alone(position, deadline)
        : favourite(position, together(position, deadline));
  }

  private long alone(Position<S> position, long deadline) {
    Search<S> search = new Search<>(position, chance);
    long choice = search.think(budget.rounds(), deadline).choice();
    rounds += search.rounds();
    return choice;
  }

  /// How many rounds it has made so far, on one thread.
  double rounds() {
    return planning == null ? rounds : rounds + planning.rounds();
  }

  private long planned(Position<S> position) {
    if (!asked) {
      asked = true;
      planning = Planning.of(position.game(), chance);
    }
    return planning == null ? Hints.NO_REFLEX : planning.choose(position, budget);
  }

  /// A tree for each thread; what they learned about the choices is added up.
  private List<Node> together(Position<S> position, long deadline) {
    try (ExecutorService crew = Executors.newFixedThreadPool(budget.threads())) {
      List<Future<Node>> thoughts = new ArrayList<>();
      for (int i = 0; i < budget.threads(); i++) {
        Chance own = new Chance(new Seed(chance.next(), chance.next()));
        thoughts.add(
            crew.submit(() -> new Search<>(position, own).think(budget.rounds(), deadline).tree()));
      }
      try {
        return collected(thoughts);
      } catch (InterruptedException hurry) {
        // Each of them answers with what it has.
        crew.shutdownNow();
        List<Node> trees = collected(thoughts);
        Thread.currentThread().interrupt();
        return trees;
      }
    } catch (InterruptedException twice) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private static List<Node> collected(List<Future<Node>> thoughts) throws InterruptedException {
    List<Node> trees = new ArrayList<>();
    for (Future<Node> thought : thoughts) {
      try {
        trees.add(thought.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }
    return trees;
  }

  private static <S extends State> long favourite(Position<S> position, List<Node> trees) {
    long best = position.choice(0);
    double most = -1;
    for (int i = 0; i < position.size(); i++) {
      int visits = 0;
      float sum = 0;
      for (Node tree : trees) {
        int at = tree.find(position.choice(i), i);
        visits += at < 0 ? 0 : tree.visits[at];
        sum += at < 0 ? 0 : tree.sums[at];
      }
      // Of choices looked at equally often the one that went better.
      double weight = visits == 0 ? -1 : visits + sum / visits * 0.5;
      if (weight > most) {
        most = weight;
        best = position.choice(i);
      }
    }
    return best;
  }
}
