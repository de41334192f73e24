package horda.bots.search;

import horda.engine.Chance;
import horda.engine.Nullable;
import java.util.Arrays;
import java.util.stream.IntStream;

/// One question on one path of choices, and what was learned about its choices. Two imagined tables
/// may offer different choices here: each is counted only when it could be taken.
final class Node {
  /// Which question to whom; paths that chance leads to other questions have nodes of their own.
  final long mark;

  /// The next node behind the same choice.
  @Nullable Node sibling;

  long[] codes = new long[8];
  int[] visits = new int[8];
  float[] sums = new float[8];
  float[] liking = new float[8];

  /// The first node behind each choice, its brothers by [#sibling]; null where none is yet.
  Node[] children = new Node[8];

  int size;

  Node(long mark) {
    this.mark = mark;
  }

  /// Where a choice stands, or -1; most often it stands where it stood the last time.
  int find(long code, int near) {
    if (near < size && codes[near] == code) {
      return near;
    }
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return i;
      }
    }
    return -1;
  }

  int add(long code) {
    if (size == codes.length) {
      int more = size * 2;
      codes = Arrays.copyOf(codes, more);
      visits = Arrays.copyOf(visits, more);
      sums = Arrays.copyOf(sums, more);
      liking = Arrays.copyOf(liking, more);
      children = Arrays.copyOf(children, more);
    }
    codes[size] = code;
    return size++;
  }

  /// The node behind a choice where `mark` is asked; null if it was never met.
  @Nullable
  Node behind(int choice, long mark) {
    Node node = children[choice];
    while (node != null && node.mark != mark) {
      node = node.sibling;
    }
    return node;
  }

  /// The same; a new one if it is met first.
  Node child(int choice, long mark) {
    Node known = behind(choice, mark);
    if (known != null) {
      return known;
    }
    Node made = new Node(mark);
    made.sibling = children[choice];
    children[choice] = made;
    return made;
  }

  /// The places of those that the rules of thumb like best, up to a limit; of equals, any.
  int[] liked(int most, Chance chance) {
    short[] any = new short[size];
    for (int i = 0; i < size; i++) {
      any[i] = (short) i;
    }
    chance.shuffle(any, 0, size);
    return IntStream.range(0, size)
        .map(i -> any[i])
        .filter(i -> liking[i] >= 0)
        .boxed()
        .sorted((a, b) -> Float.compare(liking[b], liking[a]))
        .limit(most)
        .mapToInt(i -> i)
        .toArray();
  }

  /// What a round was worth here on average.
  double average() {
    double sum = 0;
    int rounds = 0;
    for (int i = 0; i < size; i++) {
      sum += sums[i];
      rounds += visits[i];
    }
    return rounds == 0 ? 0.5 : sum / rounds;
  }
}
