package horda.engine;

/**
 * How a position looks to somebody who knows the game, for a search that cannot play on to the end.
 * The state handed in is an imagined one, so a judge cannot peep.
 */
public interface Judge<S extends State> {
  /** From 0, as good as lost, to 1, as good as won. Cheap: asked thousands of times a second. */
  float worth(S imagined, int seat);

  /** After how many decisions of a playout the judge is asked; 0 judges at once. */
  default int horizon() {
    return 40;
  }
}
