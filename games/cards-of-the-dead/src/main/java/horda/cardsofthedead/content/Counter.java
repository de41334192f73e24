package horda.cardsofthedead.content;

import horda.engine.Data;
import horda.engine.Known;

/// A Turn counter: white counts once, yellow again and again (COD-CARD-13, COD-CARD-14).
public record Counter(int value, boolean repeats, Action action, int amount, int letter) {
  /// What happens when the counter is full.
  public enum Action {
    NOISE,
    EXPLODE,
    CALL,
    PARALYSE
  }

  static Counter read(Data data) {
    String colour = data.at("colour").text();
    if (!colour.equals("white") && !colour.equals("yellow")) {
      throw new Data.Fault(data.at("colour"), "a counter is white or yellow, not '" + colour + "'");
    }
    return new Counter(
        data.at("value").num(),
        colour.equals("yellow"),
        Known.constant(data.at("action"), Action.values()),
        data.num("amount", 0),
        data.has("letter") ? CardType.letter(data.at("letter")) : -1);
  }
}
