package horda.wire.lantern;

import horda.engine.Data;
import horda.engine.Game;
import horda.engine.GameBox;
import java.util.ArrayList;
import java.util.List;

public final class LanternBox implements GameBox {
  @Override
  public String id() {
    return "lanterns";
  }

  @Override
  public Game<?> open(Files files) {
    Data content = files.read("content.yaml");
    List<String> cards = new ArrayList<>();
    int copies = content.at("copies").num();
    for (Data card : content.at("cards").items()) {
      for (int i = 0; i < copies; i++) {
        cards.add(card.at("id").text());
      }
    }
    return new Lanterns(cards, content.at("rounds").num());
  }
}
