package horda.engine;

import java.util.Objects;
import java.util.function.BiConsumer;

/// Takes down where two documents of one shape differ, place by place. The build makes the code
/// that compares them; it walks through both at once and no tree is made of either.
public interface Changes {
  /// The value of that name is another one now; the pen writes it.
  Pen set(String name);

  /// The item of that number is another one now, or is new; the pen writes it.
  Pen set(int index);

  /// The value of that name is left out now.
  void remove(String name);

  /// Only the first items of the list at hand are left.
  void cut(int length);

  /// The part at hand is another one now; the pen writes it.
  Pen replace();

  /// What follows is about the part of that name, until [#leave]. False: what has changed from the
  /// one object to the other is known already, and nothing follows.
  boolean enter(String name, Object before, Object after);

  /// The same for the item of that number.
  boolean enter(int index, Object before, Object after);

  /// The part is done. Where its changes are longer than the whole of it, the whole may be set.
  <T> void leave(T part, BiConsumer<T, Pen> writer);

  static boolean same(int a, int b) {
    return a == b;
  }

  static boolean same(long a, long b) {
    return a == b;
  }

  static boolean same(double a, double b) {
    return Double.compare(a, b) == 0;
  }

  static boolean same(boolean a, boolean b) {
    return a == b;
  }

  static boolean same(@Nullable Object a, @Nullable Object b) {
    return Objects.equals(a, b);
  }
}
