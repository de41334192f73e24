package horda.bots.search;

import static horda.bots.search.Trip.LEFT;
import static horda.bots.search.Trip.RIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Code;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Schemes;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/// A search that thinks in plans, on a walk of which a day is a stretch.
class PlanningTest {
  /// Goes the same way all the time.
  private record Always(int way) implements Hints<Trip.Walk> {
    @Override
    public int weigh(Trip.Walk walk, Question<Trip.Walk> question, int seat, long choice) {
      return Code.a(choice) == way ? 1 : 0;
    }
  }

  /// Plans for a day; what comes after it is worth what a test says.
  private static final class Days implements Schemes<Trip.Walk> {
    private final List<Hints<Trip.Walk>> plans;
    private final List<Hints<Trip.Walk>> afterwards;
    private final ToDoubleFunction<Trip.Walk> worth;
    private int judged;

    Days(
        List<Hints<Trip.Walk>> plans,
        List<Hints<Trip.Walk>> afterwards,
        ToDoubleFunction<Trip.Walk> worth) {
      this.plans = plans;
      this.afterwards = afterwards;
      this.worth = worth;
    }

    @Override
    public boolean apply(Trip.Walk walk, int seat) {
      return true;
    }

    @Override
    public int stretch(Trip.Walk walk) {
      return walk.day();
    }

    @Override
    public int moment(Trip.Walk walk, Question<Trip.Walk> question) {
      return walk.length;
    }

    @Override
    public List<Hints<Trip.Walk>> propose(Trip.Walk walk, int seat) {
      return plans;
    }

    @Override
    public Hints<Trip.Walk> vary(Trip.Walk walk, Hints<Trip.Walk> plan, Chance chance) {
      return plan;
    }

    @Override
    public List<Hints<Trip.Walk>> afterwards() {
      return afterwards;
    }

    @Override
    public int ahead() {
      return 1;
    }

    @Override
    public double worth(Trip.Walk walk, int seat) {
      judged++;
      return worth.applyAsDouble(walk);
    }
  }

  private static final Hints<Trip.Walk> LEFTWARDS = new Always(LEFT);
  private static final Hints<Trip.Walk> RIGHTWARDS = new Always(RIGHT);

  private static Trip.Walk walk(Trip trip) {
    Trip.Walk walk = trip.deal(Setup.of(trip, 1, Map.of(), Seed.of(1)));
    Engine.advance(walk, Out.SILENT);
    return walk;
  }

  private static Position<Trip.Walk> position(Trip trip, Trip.Walk walk) {
    return Position.of(trip, walk, Engine.question(walk), 0);
  }

  /// The ways of the first choices.
  private static String walked(Days days, int choices) {
    Trip trip = new Trip(days);
    Trip.Walk walk = walk(trip);
    SearchBot<Trip.Walk> bot = new SearchBot<>(Budget.rounds(40), new Chance(Seed.of(3)));
    StringBuilder ways = new StringBuilder();
    for (int i = 0; i < choices; i++) {
      long choice = bot.choose(position(trip, walk));
      ways.append(Code.a(choice) == LEFT ? 'L' : 'R');
      Engine.answer(walk, Engine.question(walk), 0, choice, Out.SILENT);
    }
    return ways.toString();
  }

  @Test
  void theBetterPlanIsFollowedToTheEndOfItsDay() {
    Days right =
        new Days(List.of(LEFTWARDS, RIGHTWARDS), List.of(LEFTWARDS), walk -> walk.way(0) + 0.1);
    Days left =
        new Days(List.of(LEFTWARDS, RIGHTWARDS), List.of(LEFTWARDS), walk -> 1.1 - walk.way(0));

    assertThat(walked(right, 2)).isEqualTo("RR");
    assertThat(walked(left, 2)).isEqualTo("LL");
  }

  /// Left is worth 5 whatever comes; right 1 or 8, and on the next day one knows which.
  @Test
  void theBestWayToGoOnCounts() {
    Days days =
        new Days(
            List.of(LEFTWARDS, RIGHTWARDS),
            List.of(LEFTWARDS, RIGHTWARDS),
            walk -> walk.way(0) == LEFT ? 5 : walk.way(2) == LEFT ? 1 : 8);

    assertThat(walked(days, 1)).isEqualTo("R");
  }

  /// In the middle of a day a plan may begin with something else than its own choice.
  @Test
  void theSecondChoiceOfADayIsThoughtOfAgain() {
    Days days =
        new Days(
            List.of(LEFTWARDS),
            List.of(LEFTWARDS),
            walk -> walk.way(0) == LEFT && walk.way(1) == RIGHT ? 2 : 1);

    assertThat(walked(days, 2)).isEqualTo("LR");
  }

  private static Contest<Trip.Walk> contest(Trip trip, Trip.Walk walk, Days days, int rounds) {
    long deadline = Budget.rounds(rounds).deadline();
    Chance chance = new Chance(Seed.of(3));
    return new Contest<>(position(trip, walk), days, chance, walk, rounds, deadline);
  }

  @Test
  void plansThatEndADayAlikeArePlayedOnOnce() {
    Days days =
        new Days(
            List.of(LEFTWARDS, new Always(LEFT), new Always(LEFT)),
            List.of(LEFTWARDS, RIGHTWARDS),
            walk -> 1);
    Trip trip = new Trip(days);
    Trip.Walk walk = walk(trip);
    Contest<Trip.Walk> contest = contest(trip, walk, days, 1000);
    contest.enter(days.propose(walk, 0));
    contest.playTo(4);

    assertThat(contest.tables()).isEqualTo(4);
    assertThat(days.judged).as("two ways to go on at each of four tables").isEqualTo(8);
  }

  @Test
  void aBudgetIsSpentInStretches() {
    Days days = new Days(List.of(LEFTWARDS, RIGHTWARDS), List.of(LEFTWARDS, RIGHTWARDS), walk -> 1);
    Trip trip = new Trip(days);
    Trip.Walk walk = walk(trip);
    Contest<Trip.Walk> contest = contest(trip, walk, days, 6);
    contest.enter(days.propose(walk, 0));

    // Each plan takes three stretches at each table: its own and two ways to go on.
    contest.playTo(4);
    assertThat(contest.goesOn()).isTrue();
    contest.playTo(5);
    assertThat(contest.goesOn()).isFalse();
  }
}
