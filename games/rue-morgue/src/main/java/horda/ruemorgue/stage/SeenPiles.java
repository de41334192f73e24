package horda.ruemorgue.stage;

import static horda.ruemorgue.stage.Observing.joined;
import static horda.ruemorgue.stage.Observing.num;

import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// What can be seen of piles: `equipment-discard`, `zombie-deck.count`.
record SeenPiles(MorgueState s) {
  static final List<String> WORDS =
      List.of(
          "equipment-deck.count",
          "equipment-discard",
          "equipment-discard.count",
          "aside",
          "stored",
          "zombie-deck.count",
          "zombie-discard");

  String look(String word) {
    return switch (word) {
      case "equipment-deck.count" -> num(s.cards.size(s.table.equipmentDeck));
      case "equipment-discard" -> cards(s.table.equipmentDiscard);
      case "equipment-discard.count" -> num(s.cards.size(s.table.equipmentDiscard));
      case "aside" -> cards(s.table.aside);
      case "stored" -> cards(s.table.stored);
      case "zombie-deck.count" -> num(s.cards.size(s.table.zombieDeck));
      case "zombie-discard" -> zombieCards();
      default -> throw new IllegalStateException(word);
    };
  }

  /// By name.
  private String cards(int pile) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < s.cards.size(pile); i++) {
      cards.add(s.table.equipment(s.cards.at(pile, i)).id());
    }
    return joined(cards.stream().sorted().toList());
  }

  /// Printed numbers in the order of drawing.
  private String zombieCards() {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < s.cards.size(s.table.zombieDiscard); i++) {
      int card = s.cards.at(s.table.zombieDiscard, i);
      cards.add(num(s.table.content().zombieCards().get(card).id()));
    }
    return joined(cards);
  }
}
