package horda.engine;

/// Many choices that are cheap to count, and made only for whoever reads them. It looks at the
/// state whenever it is asked: read it before the state changes.
public interface Listing {
  int size();

  /// Adds all of them, in order.
  void list(Choices into);

  /// The choice at one place. Takes the way of [#list], unless a game knows a shorter one.
  default long get(int i) {
    Choices one = Choices.keeping(i);
    list(one);
    return one.found();
  }
}
