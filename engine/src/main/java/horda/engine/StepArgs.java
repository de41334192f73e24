package horda.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The arguments of a step in a saved game, checked as they are taken; what does not fit is a
/// [BadState].
public record StepArgs(String step, int[] args) {
  /// Exactly that number.
  public StepArgs count(int n) {
    if (args.length != n) {
      throw new BadState(
          "agenda", "step '" + step + "' takes " + n + " arguments, not " + args.length);
    }
    return this;
  }

  public int num(int i, int min, int max) {
    if (args[i] < min || args[i] > max) {
      throw new BadState("agenda", "step '" + step + "' has an argument out of range: " + args[i]);
    }
    return args[i];
  }

  public boolean flag(int i) {
    return num(i, 0, 1) == 1;
  }

  /// A whole set or number of 64 bits, written as its low and high half from argument `i` on.
  public long big(int i) {
    return (long) args[i + 1] << 32 | args[i] & 0xffffffffL;
  }

  /// `n` arguments, and as many more as there are.
  public StepArgs atLeast(int n) {
    if (args.length < n) {
      throw new BadState("agenda", "step '" + step + "' takes more arguments");
    }
    return this;
  }

  /// All arguments from `i` on.
  public List<Integer> from(int i, int min, int max) {
    List<Integer> list = new ArrayList<>();
    for (int at = i; at < args.length; at++) {
      list.add(num(at, min, max));
    }
    return List.copyOf(list);
  }

  /// Arguments that end with a list.
  public static int[] join(List<Integer> list, int... first) {
    int[] args = Arrays.copyOf(first, first.length + list.size());
    for (int i = 0; i < list.size(); i++) {
      args[first.length + i] = list.get(i);
    }
    return args;
  }
}
