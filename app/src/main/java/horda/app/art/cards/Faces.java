package horda.app.art.cards;

import horda.app.screen.Ink;
import horda.cardsofthedead.view.CardView;
import horda.wire.Texts;
import java.util.List;
import org.jline.utils.AttributedStyle;

/// Names of cards, and the style of their kind.
final class Faces {
  private Faces() {}

  static String name(Texts texts, CardView card) {
    return texts.say((card.kind().equals("threat") ? "threat." : "card.") + card.card());
  }

  static String names(Texts texts, List<CardView> cards) {
    return String.join(", ", cards.stream().map(card -> name(texts, card)).toList());
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
