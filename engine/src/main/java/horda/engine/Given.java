package horda.engine;

import horda.engine.Pledge.Shape;

/// The word that one seat has given and not yet kept, with the first terms of a deal: what a new
/// promise of that seat has to agree with. Looked up once for the hundreds that a draft lists.
public final class Given {
  private long[] words = new long[8];
  private int size;

  /// A bit for each step of a place that a word is about; some share one.
  private long moments;

  /// Somebody, this seat or another, has to act as the very next thing.
  private boolean acts;

  Given(Promises promises, Deal deal, int terms, int maker) {
    for (int i = promises.firstOpen(); i < promises.size(); i++) {
      if (promises.status(i) == Promises.OPEN) {
        add(promises.what(i), maker);
      }
    }
    for (int i = 0; i < terms; i++) {
      add(deal.term(i), maker);
    }
  }

  private void add(long word, int maker) {
    if (!Pledge.is(word)) {
      return;
    }
    acts |= Pledge.is(word, Shape.ACT);
    if (Pledge.maker(word) == maker) {
      if (size == words.length) {
        words = java.util.Arrays.copyOf(words, size * 2);
      }
      words[size++] = word;
      moments |= 1L << Pledge.moment(word);
    }
  }

  boolean acts() {
    return acts;
  }

  int size() {
    return size;
  }

  long get(int i) {
    return words[i];
  }

  /// False if no word is about the moment of this pledge.
  boolean mayConcern(long pledge) {
    return (moments & 1L << Pledge.moment(pledge)) != 0;
  }
}
