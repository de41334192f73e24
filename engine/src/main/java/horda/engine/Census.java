package horda.engine;

/**
 * What is worth counting at the end of a game: who played whom, who held what, how long it took.
 * The laboratory sets it against who won, so that designers see what a card or a character is
 * worth.
 */
public interface Census<S extends State> {
  /** Tells what is so for {@code seat} in a game that is over. */
  void take(S end, int seat, Facts facts);

  /** Where facts go. */
  interface Facts {
    /**
     * Something that was so: {@code fact("character", name of the Mechanic)}. The kind is a word of
     * its own for each question that a designer asks.
     */
    void fact(String kind, Phrase what);

    /** Something that was counted: {@code number("rounds", 9)}. */
    void number(String kind, int value);
  }
}
