package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Bare.Note;
import org.junit.jupiter.api.Test;

class AgendaTest {
  @Test
  void whatIsPushedLastIsDoneFirst() {
    Bare state = new Bare(2);
    state.agenda.push(new Note("last"));
    state.agenda.push(new Note("first", new Note("third"), new Note("second")));

    assertThat(Engine.advance(state, Out.SILENT)).isNull();

    assertThat(state.diary).isEqualTo("first second third last");
  }

  @Test
  void aCopyOfAnAgendaGoesItsOwnWay() {
    Bare state = new Bare(2);
    state.agenda.push(new Note("a"));
    Bare copy = state.copy();
    copy.agenda.push(new Note("b"));
    copy.agenda.replace(new Note("c"));

    assertThat(state.agenda.size()).isEqualTo(1);
    assertThat(copy.agenda.nameOf(copy.agenda.at(0))).isEqualTo("c");
    assertThat(copy.agenda.nameOf(copy.agenda.at(1))).isEqualTo("a");
  }

  @Test
  void aRuleThatPushesForEverIsStopped() {
    Agenda agenda = new Agenda(new StepBook<Bare>());
    for (int i = 0; i < Agenda.LIMIT; i++) {
      agenda.push(new Note("n"));
    }

    assertThatThrownBy(() -> agenda.push(new Note("straw")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("straw");
  }

  private record Again() implements Step<Bare> {
    @Override
    public void run(Bare state, Out out) {
      state.agenda.push(this);
    }

    @Override
    public String name() {
      return "again";
    }
  }

  @Test
  void aRuleThatNeverAsksIsStopped() {
    Bare state = new Bare(2);
    state.agenda.push(new Again());

    assertThatThrownBy(() -> Engine.advance(state, Out.SILENT))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("again");
  }
}
