package horda.bots.search;

import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Planned;
import horda.engine.Question;
import horda.engine.Schemes;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/// Thinks in plans for a whole stretch of play and follows the best that it knows. It thinks again
/// whenever something has come of it, about the plan in force, those that came close, and others
/// much like them.
final class Planning<S extends State> {
  /// Tables before plans that are much like the best join.
  private static final int FIRST = 6;

  /// Plans much like the one in force that are looked at in the middle of a stretch.
  private static final int AGAIN = 8;

  /// This many of the best go on, and as many plans much like them join.
  private static final int GO_ON = 8;

  private static final int LIKE_THEM = 8;

  /// How many first choices are looked at besides the plan's own.
  private static final int OPENINGS = 6;

  /// Runners-up that are thought of again.
  private static final int CLOSE = 5;

  private final Schemes<S> schemes;
  private final Chance chance;
  private final Following<S> following;
  private final Choices choices = new Choices();

  private @Nullable Hints<S> plan;
  private List<Hints<S>> close = List.of();
  private int stretch;

  private double rounds;

  /// When it last thought.
  private int last;

  /// What thinking has found.
  ///
  /// @param opening a choice to begin with, or [Hints#NO_REFLEX] for the plan's own
  private record Resolve<S extends State>(Hints<S> plan, long opening) {}

  private Planning(Schemes<S> schemes, Chance chance) {
    this.schemes = schemes;
    this.chance = chance;
    this.following = new Following<>(chance);
  }

  static <S extends State> @Nullable Planning<S> of(Game<S> game, Chance chance) {
    return game instanceof Planned<S> planned ? new Planning<>(planned.schemes(), chance) : null;
  }

  /// How many rounds of thinking there have been.
  double rounds() {
    return rounds;
  }

  /// What the plan says, or [Hints#NO_REFLEX] where there is nothing to plan.
  long choose(Position<S> position, Budget budget) {
    long deadline = budget.deadline();
    S now = position.imagine(chance);
    Question<S> question = Engine.question(now);
    if (question == null || !schemes.apply(now, position.seat())) {
      return Hints.NO_REFLEX;
    }
    Hints<S> known = stretch == schemes.stretch(now) ? plan : null;
    int moment = schemes.moment(now, question);
    if (moment == Schemes.NO_USE) {
      known = known == null ? schemes.propose(now, position.seat()).getFirst() : known;
    } else if (known == null || last != moment) {
      Contest<S> contest = new Contest<>(position, schemes, chance, now, budget.rounds(), deadline);
      Resolve<S> resolve = think(position, now, question, contest, known);
      rounds += contest.rounds();
      known = resolve.plan();
      plan = known;
      stretch = schemes.stretch(now);
      last = moment;
      if (resolve.opening() != Hints.NO_REFLEX) {
        return resolve.opening();
      }
    }
    question.choices(now, position.seat(), choices.clear());
    return following.choose(now, question, position.seat(), choices, known);
  }

  private Resolve<S> think(
      Position<S> position,
      S now,
      Question<S> question,
      Contest<S> contest,
      @Nullable Hints<S> force) {
    List<Hints<S>> plans = new ArrayList<>();
    if (force == null) {
      plans.addAll(schemes.propose(now, position.seat()));
    } else {
      plans.add(force);
      plans.addAll(close);
      plans.addAll(alike(now, plans, AGAIN));
    }
    Hints<S> first = plans.getFirst();
    contest.enter(plans);
    if (force != null) {
      for (long choice : openings(position, now, question, force)) {
        contest.enter(force, choice);
      }
    }
    while (contest.size() > GO_ON && contest.tables() < FIRST && contest.goesOn()) {
      contest.playTo(contest.tables() + 2);
      contest.keep(Math.max(GO_ON, contest.size() * 2 / 5), first);
    }
    contest.playTo(FIRST);
    contest.keep(GO_ON, first);
    if (contest.goesOn()) {
      contest.enter(alike(now, contest.ranking(), LIKE_THEM));
    }
    while (contest.goesOn()) {
      contest.playTo(contest.tables() + Math.max(2, contest.tables() / 2));
      contest.keep(Math.max(2, contest.size() * 2 / 3), first);
    }
    List<Hints<S>> ranking = contest.ranking();
    if (ranking.isEmpty()) {
      return new Resolve<>(first, Hints.NO_REFLEX);
    }
    close = ranking.subList(1, Math.min(CLOSE + 1, ranking.size()));
    return new Resolve<>(ranking.getFirst(), contest.opening());
  }

  /// What else one could begin with, those that the plan likes best.
  private List<Long> openings(Position<S> position, S now, Question<S> question, Hints<S> force) {
    List<Long> liked = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      int weight = force.weigh(now, question, position.seat(), position.choice(i));
      int at = liked.size();
      while (at > 0 && weights.get(at - 1) < weight) {
        at--;
      }
      if (weight > Hints.FOOLISH) {
        liked.add(at, position.choice(i));
        weights.add(at, weight);
      }
    }
    return liked.size() < 2 ? List.of() : liked.subList(0, Math.min(OPENINGS, liked.size()));
  }

  /// Plans much like the first few of these.
  private List<Hints<S>> alike(S now, List<Hints<S>> plans, int number) {
    List<Hints<S>> alike = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      alike.add(schemes.vary(now, plans.get(i % Math.min(3, plans.size())), chance));
    }
    return alike;
  }
}
