package horda.engine;

/**
 * How a position looks to somebody who knows the game, for a search that cannot play on to the end.
 * The state handed in is an imagined one, so a judge cannot peep.
 */
public interface Judge<S extends State> {
  /** What most games do well with. */
  double TRUST = 0.3;

  /** From 0, as good as lost, to 1, as good as won. Cheap: asked thousands of times a second. */
  float worth(S imagined, int seat);

  /** After how many decisions of a playout the judge is asked; 0 judges at once. */
  default int horizon() {
    return 40;
  }

  /** The same for all seats at once, for judges that save work so. */
  default void worths(S imagined, float[] into) {
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = worth(imagined, seat);
    }
  }

  /** Is this a good moment to be asked, after so many decisions of a playout? */
  default boolean ripe(S imagined, int decisions) {
    return decisions >= horizon();
  }

  /**
   * Shall the tree hold the choices of the thinking seat only, the others following the rules of
   * thumb? Few rounds see further so, where the others are asked often and mostly pass.
   */
  default boolean othersByThumb() {
    return false;
  }

  /** How much a search believes rules of thumb before it has looked: 0 not at all. */
  default double trust() {
    return TRUST;
  }
}
