package horda.lab.fuzz;

import horda.bots.Playout;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** One random game under inspection. The first thing found wrong ends it. */
final class FuzzGame<S extends State> {
  /** Now and then somebody changes a secret answer, or gives a standing order. */
  private static final int SECOND_THOUGHTS = 8;

  private static final int ORDERS = 64;

  /** Half the games follow the game's rules of thumb, mostly, or they would never get far. */
  private static final int WITLESS = 2;

  private static final int WHIMS = 6;

  private static final int FRAMES = 4;

  /** What came of it. */
  record Played(long decisions, long digest, @Nullable Violation violation) {}

  private final Game<S> game;
  private final FuzzPlan plan;
  private final boolean alwaysClose;
  private final Setup setup;
  private final Chance play;
  private final Chance look;
  private final Moves moves = new Moves();
  private final Choices choices = new Choices();
  private final Inspection<S> inspection;
  private final @Nullable Hints<S> hints;
  private String doing = "dealing";

  FuzzGame(Game<S> game, FuzzPlan plan, int number) {
    this.game = game;
    this.plan = plan;
    this.alwaysClose = number < plan.closeGames();
    Seed seed = plan.seed().child(number);
    // Looking must not change what is played, so each has its own generator.
    this.play = new Chance(seed.child(-1));
    this.look = new Chance(seed.child(-2));
    this.setup = Draw.setup(game, seed, play);
    this.hints = play.below(WITLESS) == 0 ? null : game.hints();
    this.inspection = new Inspection<>(new NewsCheck<>(game, plan.whispers()));
  }

  Played play() {
    try {
      long digest = playThrough();
      return new Played(moves.size(), digest, null);
    } catch (Broken found) {
      return failed(found.check(), String.valueOf(found.getMessage()));
    } catch (RuntimeException | StackOverflowError | AssertionError fault) {
      return failed("exception", "while " + doing + ": " + fault + at(fault));
    }
  }

  /** The last few calls within the house: enough to find the place. */
  private static String at(Throwable fault) {
    return Arrays.stream(fault.getStackTrace())
        .filter(call -> call.getClassName().startsWith("horda."))
        .limit(FRAMES)
        .map(call -> " at " + call)
        .collect(Collectors.joining());
  }

  private Played failed(String check, String message) {
    Violation violation = new Violation(check, game.id(), setup, moves.size(), message, null);
    if (plan.folder() != null) {
      violation = Replay.save(plan.folder(), game, violation, moves.log(game, setup));
    }
    return new Played(moves.size(), 0, violation);
  }

  private long playThrough() {
    S state = game.deal(setup);
    Question<S> question = Engine.advance(state, Out.SILENT);
    while (question != null) {
      if (moves.size() >= plan.most()) {
        throw new Broken("stuck", "no end after " + moves.size() + " decisions");
      }
      move(state, question);
      inspection.moved(state, moves, moves.size());
      question = Engine.question(state);
    }
    end(state);
    return Digest.of(state);
  }

  private void move(S state, Question<S> question) {
    boolean close = alwaysClose || look.below(plan.sample()) == 0;
    Moment<S> moment = new Moment<>(game, setup, state, question, look);
    doing = "looking at " + question.name();
    inspection.glance(moment);
    if (close) {
      inspection.look(moment, moves.size());
    }
    if (play.below(ORDERS) == 0) {
      order(state);
      return;
    }
    int seat = seat(state, question);
    question.choices(state, seat, choices.clear());
    long choice = choose(state, question, seat);
    doing = "seat " + seat + " answers " + question.name() + " with choice " + choice;
    if (close) {
      inspection.answer(moment, question, seat, choice);
    } else {
      Engine.answer(state, question, seat, choice, Out.SILENT);
    }
    moves.answered(seat, choice);
  }

  private long choose(S state, Question<S> question, int seat) {
    long best = choices.get(play.below(choices.size()));
    if (hints == null || play.below(WHIMS) == 0) {
      return best;
    }
    int most = hints.weigh(state, question, seat, best);
    for (int i = 0; i < choices.size(); i++) {
      int weight = hints.weigh(state, question, seat, choices.get(i));
      if (weight > most) {
        most = weight;
        best = choices.get(i);
      }
    }
    return best;
  }

  private int seat(S state, Question<S> question) {
    if (play.below(SECOND_THOUGHTS) == 0) {
      int any = play.below(state.seats());
      if (question.hears(state, any)) {
        return any;
      }
    }
    return Playout.nextSeat(state, question);
  }

  private void order(S state) {
    int seat = play.below(state.seats());
    List<StandingOrder> known = game.standingOrders();
    int drawn = play.below(known.size() * 2);
    int order = drawn < known.size() ? known.get(drawn).number() : 0;
    doing = "seat " + seat + " gives standing order " + order;
    state.standingOrder(seat, order);
    Engine.advance(state, Out.SILENT);
    moves.ordered(seat, order);
  }

  private void end(S state) {
    Moment<S> moment = new Moment<>(game, setup, state, null, look);
    doing = "looking at the end";
    inspection.glance(moment);
    inspection.look(moment, moves.size());
    inspection.end();
    if (game.outcome(state) == null) {
      throw new Broken("outcome", "nothing is left to do, and yet there is no outcome");
    }
    if (alwaysClose || look.below(plan.sample()) == 0) {
      doing = "playing the log again";
      ReplayCheck.look(moment, moves.log(game, setup));
    }
  }
}
