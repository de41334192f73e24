package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.toy.FleaMarket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The way that an answer takes, kept for those who look.
class MomentsTest {
  private final Match<?> match = begin();

  private static Match<?> begin() {
    Game<?> game = new FleaMarket();
    return new Match<>(game, Setup.of(game, 3, Map.of(), Seed.of(11)));
  }

  private int toldBefore;

  /// Plays on by chance until an answer has told something.
  private <S extends State> List<Moment<S>> played(Match<S> match) {
    Chance chance = new Chance(Seed.of(4));
    do {
      toldBefore = match.chronicle().size();
      Question<S> question = match.question();
      assertThat(question).as("the game is over").isNotNull();
      int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
      List<Option> options = match.options(seat);
      match.answer(seat, options.get(chance.below(options.size())).id());
    } while (match.moments().isEmpty());
    return match.moments();
  }

  @Test
  void areThoseOfTheLastAnswerOnly() {
    match.watch(true);
    played(match);

    List<Integer> told = played(match).stream().map(Moment::events).toList();

    assertThat(told).isSorted().doesNotHaveDuplicates();
    assertThat(told.getFirst()).isGreaterThan(toldBefore);
    assertThat(told.getLast()).isLessThanOrEqualTo(match.chronicle().size());
  }

  @Test
  void areCopiesThatTheGameDoesNotTouchAgain() {
    match.watch(true);
    Moment<?> moment = played(match).getFirst();
    long digest = Digest.of(moment.state());

    played(match);

    assertThat(moment.state()).isNotSameAs(match.state());
    assertThat(Digest.of(moment.state())).isEqualTo(digest);
  }

  @Test
  void areKeptForNobodyUnlessSomebodyLooks() {
    match.watch(true);
    played(match);

    match.watch(false);

    assertThat(match.moments()).isEmpty();
  }

  @Test
  void ofVeryManyEverySecondIsDropped() {
    Chronicle chronicle = new Chronicle();
    Moments<State> moments = new Moments<>(chronicle);
    State state = match.state();
    for (int i = 0; i < 3 * Moments.MOST; i++) {
      moments.tell(Event.EVERYBODY, match.game().happenings().getFirst(), 0, 0, 0, 0);
      moments.beat(state);
      moments.beat(state);
    }

    assertThat(moments.kept()).hasSizeLessThanOrEqualTo(Moments.MOST).hasSizeGreaterThan(20);
    assertThat(moments.kept()).extracting(Moment::events).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void nobodyIsAskedBetweenTwoSteps() {
    Bare state = new Bare(2);
    state.agenda.push(new Bare.Secret(1, new Bare.Note("later")));
    assertThat(Engine.question(state)).isNotNull();

    state.agenda.push(new Bare.Note("first"));

    assertThat(Engine.question(state)).isNull();
  }
}
