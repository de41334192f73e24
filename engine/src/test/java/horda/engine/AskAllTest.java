package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Bare.Note;
import horda.engine.Bare.Open;
import horda.engine.Bare.Secret;
import org.junit.jupiter.api.Test;

class AskAllTest {
  private static final int ALL = 0b111;

  private static Bare asking(Step<Bare> question) {
    Bare state = new Bare(3);
    state.agenda.push(question);
    Engine.advance(state, Out.SILENT);
    return state;
  }

  private static void say(Bare state, int seat, int what) {
    Engine.answer(state, Engine.question(state), seat, Code.of(1, what), Out.SILENT);
  }

  @Test
  void theOrderOfAnsweringChangesNothing() {
    Bare one = asking(new Secret(ALL, new Note("on")));
    Bare other = one.copy();

    say(one, 0, 1);
    say(one, 1, 2);
    say(one, 2, 3);
    say(other, 2, 3);
    say(other, 0, 1);
    say(other, 1, 2);

    assertThat(one.diary).isEqualTo("0=1 1=2 2=3 open on");
    assertThat(other.diary).isEqualTo(one.diary);
    assertThat(Digest.of(other)).isEqualTo(Digest.of(one));
  }

  @Test
  void untilAllAreInNothingHappensAndEveryoneMayChooseAnew() {
    Bare state = asking(new Secret(ALL, new Note("on")));
    say(state, 0, 1);
    say(state, 1, 1);
    say(state, 0, 3);

    assertThat(state.diary).isEmpty();
    assertThat(state.committed()).isEqualTo(0b011);
    assertThat(Engine.question(state).awaited(state)).isEqualTo(0b100);
    assertThat(Engine.question(state).hears(state, 0)).isTrue();

    say(state, 2, 2);
    assertThat(state.diary).startsWith("0=3 1=1 2=2 open");
    assertThat(state.committed()).isZero();
  }

  @Test
  void seatsThatAreNotAskedAreNotHeard() {
    Bare state = asking(new Secret(0b101, new Note("on")));

    assertThat(Engine.question(state).hears(state, 1)).isFalse();
    assertThatThrownBy(() -> state.commitment(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aLateGroupIsAskedAfterTheFirstReveal() {
    Bare state = asking(new Secret(0b011, new Secret(0b100, new Note("on"))));
    say(state, 1, 2);
    say(state, 0, 2);

    assertThat(state.diary).isEqualTo("0=2 1=2 open");
    assertThat(Engine.question(state).awaited(state)).isEqualTo(0b100);

    say(state, 2, 3);
    assertThat(state.diary).isEqualTo("0=2 1=2 open 2=3 open on");
  }

  @Test
  void anEmptyGroupHoldsNothingUp() {
    Bare state = asking(new Secret(0b001, new Secret(0, new Note("on"))));
    say(state, 0, 1);

    assertThat(state.diary).isEqualTo("0=1 open open on");
    assertThat(Engine.question(state)).isNull();
  }

  @Test
  void aWindowMayOpenBetweenTwoSecretQuestions() {
    Bare state = asking(new Secret(0b011, new Open(0, 0b010, 0b010)));
    say(state, 0, 1);
    say(state, 1, 1);

    assertThat(Engine.question(state)).isInstanceOf(Window.class);
    Engine.answer(state, Engine.question(state), 1, Window.PASS, Out.SILENT);
    assertThat(state.diary).endsWith("closed");
  }

  @Test
  void theRevealIsNewsToEverybodyButACommitmentIsNot() {
    Bare state = asking(new Secret(0b011, new Note("on")));
    say(state, 0, 1);
    assertThat(state.isNewsTo(1)).isFalse();

    say(state, 1, 1);
    assertThat(state.isNewsTo(0)).isTrue();
    assertThat(state.isNewsTo(1)).isTrue();
  }

  @Test
  void anImaginedAnswerTakesThePlaceOfARealOne() {
    Bare state = asking(new Secret(ALL, new Note("on")));
    say(state, 0, 1);
    Bare imagined = state.copy();
    imagined.recommit(0, Code.of(1, 3));

    assertThat(Code.a(state.commitment(0))).isEqualTo(1);
    assertThat(Code.a(imagined.commitment(0))).isEqualTo(3);
    assertThatThrownBy(() -> imagined.recommit(1, 0)).isInstanceOf(IllegalStateException.class);
  }
}
