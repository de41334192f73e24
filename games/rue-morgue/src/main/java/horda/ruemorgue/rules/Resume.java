package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.MARKS;

import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// After an extra turn everything is as before it: the turn that it interrupted goes on with the
/// actions it had, and whoever has not had a turn of their own this round still has it.
///
/// @param free actions for one purpose, by their kind
@Named("resume")
public record Resume(
    @Person int survivor,
    @In(max = MARKS) int marks,
    @In(max = Integer.MAX_VALUE) int used,
    @PersonOrNone int active,
    @In(max = Byte.MAX_VALUE) int actions,
    @In(max = Byte.MAX_VALUE) List<Integer> free)
    implements MorgueStep {
  private static final int OF_THE_TURN =
      MorgueState.FOUGHT | MorgueState.MADE_NOISE | MorgueState.KILLED;

  public Resume {
    free = List.copyOf(free);
  }

  static Resume of(int survivor, int marks, int used, int active, int actions, int... free) {
    List<Integer> left = new ArrayList<>();
    for (int n : free) {
      left.add(n);
    }
    return new Resume(survivor, marks, used, active, actions, left);
  }

  @Override
  public boolean fits(MorgueState s) {
    return free.size() == s.freeActions.length;
  }

  @Override
  public void run(MorgueState s, Out out) {
    s.active = active;
    s.actions = actions;
    for (int i = 0; i < free.size(); i++) {
      s.freeActions[i] = free.get(i).byteValue();
    }
    if ((marks & MorgueState.ACTIVATED) == 0) {
      s.unmark(survivor, MorgueState.ACTIVATED);
    }
    if (active == survivor) {
      s.used[survivor] = used;
      s.mark(survivor, marks & OF_THE_TURN);
    }
  }
}
