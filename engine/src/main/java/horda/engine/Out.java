package horda.engine;

/// Where steps tell what happened. In simulation it is [#SILENT] and costs nothing: no text, no
/// objects.
public interface Out {
  Out SILENT = (audience, what, a, b, c, d) -> {};

  /// Arguments beyond those that `what` has kinds for are ignored.
  void tell(int audience, Happening what, int a, int b, int c, int d);

  /// A moment is over: viewers may be shown the state as it is now. The engine says so after every
  /// step; a step that tells much at once says it in between, too, where its state is whole.
  default void beat(State state) {}

  default void tell(Happening what) {
    tell(Event.EVERYBODY, what, 0, 0, 0, 0);
  }

  default void tell(Happening what, int a) {
    tell(Event.EVERYBODY, what, a, 0, 0, 0);
  }

  default void tell(Happening what, int a, int b) {
    tell(Event.EVERYBODY, what, a, b, 0, 0);
  }

  default void tell(Happening what, int a, int b, int c) {
    tell(Event.EVERYBODY, what, a, b, c, 0);
  }

  default void tell(Happening what, int a, int b, int c, int d) {
    tell(Event.EVERYBODY, what, a, b, c, d);
  }
}
