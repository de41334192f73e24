package horda.wire.lantern;

import horda.engine.Ref;
import horda.engine.View;
import java.util.List;
import java.util.Map;

/// What a seat sees; has a method that is no part of the view.
public record LanternView(
    int round, Mood mood, boolean lit, List<Ref> hand, Map<String, Integer> sizes, Deck deck)
    implements View, LanternViewWritten {

  public enum Mood {
    CALM,
    TENSE
  }

  public record Deck(int size, String back) {
    public boolean isEmpty() {
      return size == 0;
    }
  }

  public boolean isBright() {
    return hand.size() > 2;
  }

  public int getSecret() {
    return 42;
  }
}
