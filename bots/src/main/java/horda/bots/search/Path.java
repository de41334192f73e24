package horda.bots.search;

import java.util.Arrays;

/// The choices of one round of the search, from the root down.
final class Path {
  private Node[] nodes = new Node[64];
  private int[] choices = new int[64];
  private int[] seats = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  void add(Node node, int choice, int seat) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, size * 2);
      choices = Arrays.copyOf(choices, size * 2);
      seats = Arrays.copyOf(seats, size * 2);
    }
    nodes[size] = node;
    choices[size] = choice;
    seats[size++] = seat;
  }

  int size() {
    return size;
  }

  /// Everybody on the path learns the outcome, each by what it is worth to them.
  void learn(float[] worth) {
    for (int i = 0; i < size; i++) {
      nodes[i].visits[choices[i]]++;
      nodes[i].sums[choices[i]] += worth[seats[i]];
    }
  }
}
