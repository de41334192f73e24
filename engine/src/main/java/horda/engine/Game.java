package horda.engine;

import java.util.List;
import java.util.function.IntFunction;

/// A rule book. One object a game, without state of its own; everything that changes is in `S`.
///
/// What a game may bring beyond its rules it says by what it implements: [Hinted], [Judged],
/// [Planned], [Counted], [Designed], [Paced], [Previewed], [Allied]. A user asks `game instanceof
/// Hinted<S> hinted`.
public interface Game<S extends State> {
  Profile profile();

  default String id() {
    return profile().id();
  }

  default int minSeats() {
    return profile().minSeats();
  }

  default int maxSeats() {
    return profile().maxSeats();
  }

  default int revision() {
    return profile().revision();
  }

  default List<TableOption> options() {
    return profile().options();
  }

  /// A new game: everything unpacked, the first steps on the agenda, nothing done yet.
  S deal(Setup setup);

  /// The step of that name, for a game whose states know no [StepBook]; refuses unknown names and
  /// bad arguments with [BadState].
  default Step<S> step(String name, int[] args) {
    throw new BadState("agenda", "there is no step '" + name + "'");
  }

  /// What `seat` may see; [View#ONLOOKER] for somebody without a seat.
  View view(S state, int seat);

  /// The views of all seats at this moment, for those who need several: what everybody sees is
  /// built only once. Good until the state changes.
  default IntFunction<View> views(S state) {
    return seat -> view(state, seat);
  }

  /// A whole state that agrees with all that `seat` knows; what it cannot know is drawn from
  /// `chance`.
  S imagine(S state, int seat, Chance chance);

  /// How the game ended, or null while it goes on.
  @Nullable
  Outcome outcome(S state);

  List<Invariant<S>> invariants();

  /// All kinds of events, for tests of the texts.
  default List<? extends Happening> happenings() {
    return profile().happenings();
  }

  /// The things that bear names of their own; a game without says what they are called by [#name].
  default Names names() {
    return Names.NONE;
  }

  /// What a component is called.
  default Phrase name(Ref ref) {
    return names().name(ref);
  }

  /// A name that this table itself gives a component, the same in every language: a place of its
  /// board, or a survivor invented by the host. Null where [#name] is right.
  default @Nullable String word(S state, Ref ref) {
    return null;
  }

  /// The gender of a component's name, for languages that have genders.
  ///
  /// @param state the table that it lies on; null where there is none
  default Gender gender(@Nullable S state, Ref ref) {
    return names() == Names.NONE ? Gender.MASCULINE : names().gender(ref);
  }

  /// The standing orders that windows of this game understand.
  default List<StandingOrder> standingOrders() {
    return List.of(StandingOrder.ALWAYS_PASS);
  }

  /// The words of this game for scenario files.
  Stage<S> stage();
}
