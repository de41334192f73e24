package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.MapView;
import horda.art.Canvas;
import horda.art.Ink;
import java.util.List;
import org.jline.utils.AttributedStyle;

/// A square in four signs: who stands there, two for the ground, one for tokens.
final class SquareSign {
  static final int WIDE = 4;

  /// Letters of a Site's name.
  private static final int SITE = 3;

  private final AmanecerView view;
  private final AmanecerNames words;

  SquareSign(AmanecerView view, AmanecerNames words) {
    this.view = view;
    this.words = words;
  }

  void draw(MapView.SquareView square, Canvas canvas, int x, int y) {
    canvas.text(x + 1, y, style(square), ground(square));
    if (square.group() >= 0) {
      canvas.text(x, y, hue(square.group()), AmanecerNames.letter(square.group()));
    } else if (view.drive().squares().contains(square.ref())) {
      canvas.text(x, y, Ink.KEY, "*");
    }
    List<Integer> tokens = square.registered();
    if (tokens.size() == 1) {
      int seat = tokens.getFirst();
      canvas.text(x + WIDE - 1, y, hue(seat), small(seat));
    } else if (!tokens.isEmpty()) {
      canvas.text(x + WIDE - 1, y, Ink.KEY, "+");
    }
  }

  /// Tokens are small letters.
  static String small(int seat) {
    return String.valueOf((char) ('a' + seat));
  }

  private AttributedStyle hue(int seat) {
    return Hue.of(view.maps().get(seat).colour());
  }

  private String ground(MapView.SquareView square) {
    return switch (square.ground()) {
      case "road" -> "══";
      case "water" -> "~~";
      case "exit" -> "><";
      case "tent" -> "/\\";
      case "green" -> "♣" + square.finds();
      case "blue" -> "■" + square.finds();
      case "site" -> Ink.cut(words.text("site." + square.site()), SITE + 1).substring(0, SITE);
      default -> "· ";
    };
  }

  private static AttributedStyle style(MapView.SquareView square) {
    return switch (square.ground()) {
      case "water", "blue" -> Ink.DRUG;
      case "green" -> Ink.LOOT;
      case "exit", "tent" -> Ink.DOOR;
      case "site" -> Ink.TITLE;
      case "road" -> Ink.DIM;
      default -> Ink.FAINT;
    };
  }
}
