package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// A window and those that follow it with nothing told in between, if everybody passes: the end of
/// a turn, of a round, the start of the next turn. To people they are one moment, in which they may
/// wish for any play of any of them.
public final class Seam<S extends State> {
  /// More windows in a row than any rule book has.
  private static final int MOST = 8;

  /// Notices that something was told.
  private static final class Ear implements Out {
    boolean heard;

    @Override
    public void tell(int audience, Happening what, int a, int b, int c, int d) {
      heard = true;
    }
  }

  private interface Visit<S extends State> {
    /// `window` waits for the seat, on top of the agenda of `state`.
    void at(S state, Window<S> window);
  }

  private final S state;

  private Seam(S state) {
    this.state = state;
  }

  /// All that `seat` may wish for in the window that waits, without the pass.
  public static <S extends State> List<Option> wishes(S state, int seat) {
    List<Option> wishes = new ArrayList<>();
    Choices choices = new Choices();
    Seam.of(state)
        .walk(
            seat,
            (then, window) -> {
              window.choices(then, seat, choices.clear());
              for (int i = 0; i < choices.size(); i++) {
                Option option = window.option(then, seat, choices.get(i));
                boolean listed = wishes.stream().anyMatch(old -> old.id().equals(option.id()));
                if (choices.get(i) != Window.PASS && !listed) {
                  wishes.add(option);
                }
              }
            });
    return wishes;
  }

  /// By public knowledge: might `seat` respond in any of these windows?
  public static <S extends State> boolean mightRespond(S state, int seat) {
    boolean[] might = {false};
    Seam.of(state).walk(seat, (then, window) -> might[0] |= window.mightRespond(then, seat));
    return might[0];
  }

  @SuppressWarnings("unchecked") // a state's copy is of its own class
  private static <S extends State> Seam<S> of(S state) {
    return new Seam<>((S) state.copy());
  }

  private void walk(int seat, Visit<S> visit) {
    Ear ear = new Ear();
    for (int n = 0; n < MOST && Engine.question(state) instanceof Window<S> window; n++) {
      int last = window.rounds(state);
      for (int passes = window.passes(); passes < last; passes++) {
        if (window.seatAt(state, passes) == seat) {
          state.agenda.replace(window.after(passes));
          visit.at(state, window.after(passes));
        }
      }
      state.agenda.replace(window.after(last));
      Engine.advance(state, ear);
      if (ear.heard) {
        return;
      }
    }
  }
}
