package horda.engine;

/// How a position looks to somebody who knows the game, for a search that cannot play on to the
/// end. The given state is an imagined one, so a judge cannot see anything hidden.
public interface Judge<S extends State> {
  /// What most games do well with.
  double TRUST = 0.3;

  /// From 0, as good as lost, to 1, as good as won. Cheap: asked thousands of times a second.
  float worth(S imagined, int seat);

  /// After how many decisions of a playout the judge is asked; 0 judges at once.
  default int horizon() {
    return 40;
  }

  /// The same for all seats at once, for judges that save work so.
  default void worths(S imagined, float[] into) {
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = worth(imagined, seat);
    }
  }

  /// Is this a good moment to judge, after that number of decisions of a playout?
  default boolean ripe(S imagined, int decisions) {
    return decisions >= horizon();
  }

  /// The game's own clock, such as its round. Tables at different hours can hardly be compared, so
  /// a judge may look at all playouts of a decision at the same one.
  default int hour(S imagined) {
    return 0;
  }

  /// The same as [#ripe(State, int)] for judges with a clock.
  ///
  /// @param hours how far the clock has gone on since the decision at hand
  default boolean ripe(S imagined, int decisions, int hours) {
    return ripe(imagined, decisions);
  }

  /// Shall the tree hold the choices of the thinking seat only, the others following the rules of
  /// thumb? Few rounds see further so, where the others are asked often and mostly pass.
  default boolean othersByThumb() {
    return false;
  }

  /// How much a search believes rules of thumb before it has looked: 0 not at all.
  default double trust() {
    return TRUST;
  }
}
