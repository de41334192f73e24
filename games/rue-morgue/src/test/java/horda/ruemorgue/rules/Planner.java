package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.ruemorgue.bot.MorgueHints;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/// Finds a line of play that wins: legal choices all the way, with the dice and cards of one seed.
/// It may look at the future, which no player can; what it shows is that such a line exists.
final class Planner {
  private final Consumer<MorgueState> between;
  private final int width;
  private final int samples;
  private final int rounds;
  private final Random whims;
  private final Prospect.Mind mind;
  private final MorgueHints hints = new MorgueHints();
  private final Choices choices = new Choices();

  Planner(int width, int samples, int rounds, long seed) {
    this(width, samples, rounds, seed, _ -> {});
  }

  /// A search that may change the rules.
  ///
  /// @param between what is done to the position after each round
  Planner(int width, int samples, int rounds, long seed, Consumer<MorgueState> between) {
    this.between = between;
    this.width = width;
    this.samples = samples;
    this.rounds = rounds;
    this.whims = new Random(seed);
    this.mind = Prospect.Mind.of(whims);
  }

  /// A position and how it came about.
  record Line(MorgueState state, List<Long> moves, double worth) {}

  /// The winning line, or the best that was found.
  Line search(MorgueState start) {
    // Rules of thumb know little of Spawn Zones that can be removed.
    boolean removes =
        start.table.mission().goals().stream().anyMatch(Goal.RemoveSpawns.class::isInstance);
    int habits = removes ? 2 : 20;
    List<Line> beam = List.of(new Line(start, List.of(), Prospect.of(start, mind)));
    for (int round = 0; round < rounds; round++) {
      List<Line> next = new ArrayList<>();
      for (Line line : beam) {
        for (int n = 0; n < samples; n++) {
          boolean thumb = n % habits != 0;
          double whim = (thumb ? 120 : 12) * whims.nextDouble() * whims.nextDouble();
          Line played = play(line, thumb, n < 2 ? 0 : whim);
          if (played.worth() >= 1e9) {
            return played;
          }
          next.add(played);
        }
      }
      next.sort(Comparator.comparingDouble(Line::worth).reversed());
      beam = List.copyOf(next.subList(0, Math.min(width, next.size())));
    }
    return beam.getFirst();
  }

  /// One round, with that much randomness in every choice.
  private Line play(Line from, boolean thumb, double whim) {
    MorgueState s = from.state().copy();
    List<Long> moves = new ArrayList<>(from.moves());
    int round = s.round;
    for (int n = 0; n < 500 && s.round == round; n++) {
      Question<MorgueState> question = Engine.question(s);
      if (question == null) {
        break;
      }
      long choice = thumb ? habit(s, question, whim) : choose(s, question, whim);
      moves.add(choice);
      Engine.answer(s, question, seat(s, question), choice, Out.SILENT);
    }
    if (s.result == MorgueState.GOING_ON) {
      between.accept(s);
    }
    return new Line(s, moves, Prospect.of(s, mind) + whims.nextDouble());
  }

  static int seat(MorgueState s, Question<MorgueState> question) {
    return Integer.numberOfTrailingZeros(question.awaited(s));
  }

  /// By rules of thumb: quick, without looking ahead.
  private long habit(MorgueState s, Question<MorgueState> question, double whim) {
    int seat = seat(s, question);
    question.choices(s, seat, choices.clear());
    long best = choices.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < choices.size(); i++) {
      double weight = hints.weigh(s, question, seat, choices.get(i)) + whim * whims.nextDouble();
      if (weight > most) {
        most = weight;
        best = choices.get(i);
      }
    }
    return best;
  }

  private long choose(MorgueState s, Question<MorgueState> question, double whim) {
    int seat = seat(s, question);
    question.choices(s, seat, choices.clear());
    long[] all = new long[choices.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = choices.get(i);
    }
    if (all.length == 1) {
      return all[0];
    }
    if (question instanceof Offer offer) {
      return trade(s, offer, all);
    }
    if (question instanceof NextSurvivor) {
      return all[whims.nextInt(all.length)];
    }
    long best = all[0];
    double most = Double.NEGATIVE_INFINITY;
    for (long choice : all) {
      if (question instanceof Act act && isIdle(s, act, choice)) {
        continue;
      }
      MorgueState then = s.copy();
      Question<MorgueState> same = Engine.question(then);
      Engine.answer(then, java.util.Objects.requireNonNull(same), seat, choice, Out.SILENT);
      settle(then);
      double worth = Prospect.of(then, mind) + 2 * then.actions + whim * whims.nextDouble();
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  /// What leads nowhere without a plan: throwing away, sorting, trading for nothing.
  private static boolean isIdle(MorgueState s, Act act, long choice) {
    return switch (Code.verb(choice)) {
      case Act.NOISE, TradeActs.DISCARD, TradeActs.REORGANIZE, HelicopterActs.STORE -> true;
      case TradeActs.TRADE -> !fits(s, act.survivor(), Code.a(choice));
      default -> false;
    };
  }

  private static boolean fits(MorgueState s, int one, int other) {
    return Prospect.holds(s, one, "gasoline") && Prospect.holds(s, other, "glass-bottles")
        || Prospect.holds(s, one, "glass-bottles") && Prospect.holds(s, other, "gasoline");
  }

  /// Asks for the other half of a Molotov, gives something for it if there is no room.
  private long trade(MorgueState s, Offer offer, long[] all) {
    String half = Prospect.holds(s, offer.survivor(), "gasoline") ? "glass-bottles" : "gasoline";
    for (long choice : all) {
      String id = offer.option(s, 0, choice).id();
      if (id.equals("propose") && offer.want() != 0 || id.startsWith("ask-for:" + half)) {
        return choice;
      }
    }
    return all[0];
  }

  /// Runs on until somebody acts again, always with the first answer.
  private void settle(MorgueState s) {
    Choices answers = new Choices();
    for (int n = 0; n < 12; n++) {
      Question<MorgueState> question = Engine.question(s);
      if (question == null || question instanceof Act || question instanceof NextSurvivor) {
        return;
      }
      question.choices(s, seat(s, question), answers.clear());
      long answer = answers.get(0);
      Engine.answer(s, question, seat(s, question), answer, Out.SILENT);
    }
  }

  /// Plays a line again; null if one of its moves is not legal any more.
  static @Nullable MorgueState replay(MorgueState start, List<Long> moves) {
    MorgueState s = start.copy();
    Choices choices = new Choices();
    for (long move : moves) {
      Question<MorgueState> question = Engine.question(s);
      if (question == null) {
        return null;
      }
      question.choices(s, seat(s, question), choices.clear());
      if (!choices.contains(move)) {
        return null;
      }
      Engine.answer(s, question, seat(s, question), move, Out.SILENT);
    }
    return s;
  }
}
