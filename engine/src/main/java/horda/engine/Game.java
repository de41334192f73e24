package horda.engine;

import java.util.List;

/// A rule book. One object a game, without state of its own; everything that changes is in `S`.
///
/// What a game may bring beyond its rules it says by what it implements: [Hinted], [Judged],
/// [Planned], [Counted], [Designed]. A user asks `game instanceof Hinted<S> hinted`.
public interface Game<S extends State> {
  /// `cards-of-the-dead`.
  String id();

  int minSeats();

  int maxSeats();

  /// Goes up with every change that makes an old log of answers play differently.
  int revision();

  /// What the host may settle; every game has at least [Setup#UNIFORM_WINDOWS] if it has windows.
  List<TableOption> options();

  /// A new game: everything unpacked, the first steps on the agenda, nothing done yet.
  S deal(Setup setup);

  /// The step of that name, for a game whose states know no [StepBook]; refuses unknown names and
  /// bad arguments with [BadState].
  default Step<S> step(String name, int[] args) {
    throw new BadState("agenda", "there is no step '" + name + "'");
  }

  /// What `seat` may see; [View#ONLOOKER] for somebody without a seat.
  View view(S state, int seat);

  /// A whole state that agrees with all that `seat` knows; what it cannot know is drawn from
  /// `chance`.
  S imagine(S state, int seat, Chance chance);

  /// How the game ended, or null while it goes on.
  @Nullable
  Outcome outcome(S state);

  List<Invariant<S>> invariants();

  /// All kinds of events, for tests of the texts.
  List<? extends Happening> happenings();

  /// What a component is called.
  Phrase name(Ref ref);

  /// A name that this table itself gives a component, the same in every language: a place of its
  /// board, or a survivor invented by the host. Null where [#name] is right.
  default @Nullable String word(S state, Ref ref) {
    return null;
  }

  /// The gender of a component's name, for languages that have genders.
  ///
  /// @param state the table that it lies on; null where there is none
  default Gender gender(@Nullable S state, Ref ref) {
    return Gender.MASCULINE;
  }

  /// The standing orders that windows of this game understand.
  default List<StandingOrder> standingOrders() {
    return List.of(StandingOrder.ALWAYS_PASS);
  }

  /// The words of this game for scenario files.
  Stage<S> stage();
}
