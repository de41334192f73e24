package horda.engine;

import horda.engine.Pledge.Shape;
import java.util.Arrays;

/// The word that one seat has given and not yet kept, with the first terms of a deal: what a new
/// promise of that seat has to agree with. Looked up once for the hundreds that a draft lists.
public final class Given {
  private static final long[] NONE = {};
  private static final int FEW = 8;

  private static final long EVERY = -1;

  private int maker = -1;
  private long about = EVERY;
  private long[] words = NONE;
  private int size;

  /// A bit for each step of a place that a word is about; some share one.
  private long moments;

  /// Somebody, this seat or another, has to act as the very next thing.
  private boolean acts;

  /// The word of that seat about those moments, in place of what was read before.
  Given read(Promises promises, int maker, long about) {
    this.maker = maker;
    this.about = about;
    size = 0;
    moments = 0;
    acts = false;
    for (int i = 0; i < promises.stillOpen(); i++) {
      add(promises.due(i));
    }
    return this;
  }

  /// All of it, with that of a draft.
  Given read(Promises promises, Deal draft, int maker) {
    read(promises, maker, EVERY);
    for (int i = 0; i < draft.size(); i++) {
      add(draft.term(i));
    }
    return this;
  }

  void add(long word) {
    if (!Pledge.is(word)) {
      return;
    }
    acts |= Pledge.is(word, Shape.ACT);
    long moment = Pledge.momentBit(word);
    if (Pledge.maker(word) == maker && (about & moment) != 0) {
      if (size == words.length) {
        words = Arrays.copyOf(words, Math.max(FEW, size * 2));
      }
      words[size++] = word;
      moments |= moment;
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
    return (moments & Pledge.momentBit(pledge)) != 0;
  }
}
