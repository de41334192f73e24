package horda.engine;

/// A vote: everybody names a seat, in secret. A seat that finds nobody to name abstains.
public interface Ballot<S extends State> extends AskAll<S> {
  /// The choice of a seat that has nobody to name.
  long ABSTAIN = 0;

  /// Bit set of the seats that `seat` may name.
  int candidates(S state, int seat);

  /// The seat that a choice names.
  static int target(long choice) {
    return Code.a(choice);
  }

  /// Lists a choice for each of these seats.
  static void offer(int candidates, Choices into) {
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      into.add(Code.of(1, Integer.numberOfTrailingZeros(rest)));
    }
  }

  @Override
  default void choices(S state, int seat, Choices into) {
    offer(candidates(state, seat), into);
    if (into.size() == 0) {
      into.add(ABSTAIN);
    }
  }

  @Override
  default Option option(S state, int seat, long choice) {
    return choice == ABSTAIN
        ? Option.plain("abstain")
        : Option.of("vote:" + target(choice), Phrase.of("option.vote", Ref.seat(target(choice))));
  }
}
