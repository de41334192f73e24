package horda.engine;

/**
 * What somebody who knows the game by rule of thumb thinks of a choice. Lets a simple bot play
 * sensibly without a search. The state handed in is an imagined one, so a hint cannot peep.
 */
public interface Hints<S extends State> {
  /** How good {@code choice} looks to {@code seat}; only the order of the numbers matters. */
  int weigh(S imagined, Question<S> question, int seat, long choice);
}
