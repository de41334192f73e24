package horda.art.cards;

import horda.art.Ink;
import horda.cardsofthedead.view.CardView;
import horda.wire.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jline.utils.AttributedStyle;

/// Names of cards, and the style of their kind.
final class Faces {
  private Faces() {}

  static String name(Texts texts, CardView card) {
    return texts.say((card.kind().equals("threat") ? "threat." : "card.") + card.card());
  }

  /// In their order; several of a kind are counted: `Note, Ammunition Rifle ×3`.
  static String names(Texts texts, List<CardView> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(name(texts, card), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(e -> e.getValue() == 1 ? e.getKey() : e.getKey() + " ×" + e.getValue())
        .collect(Collectors.joining(", "));
  }

  static AttributedStyle style(CardView card) {
    return switch (card.kind()) {
      case "zombie" -> Ink.DANGER;
      case "resource" -> Ink.LOOT;
      case "place" -> Ink.DOOR;
      case "event" -> Ink.KEY;
      default -> Ink.THING;
    };
  }
}
