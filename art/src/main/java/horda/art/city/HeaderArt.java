package horda.art.city;

import horda.art.Easel;
import horda.art.Ink;
import horda.cityofhorror.view.CityView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// Round and hour, the Leader's ring, and what is left in the piles.
final class HeaderArt {
  private static final int ROUNDS = 4;

  /// Clockwise on the Crossroads.
  private static final List<String> RING =
      List.of("green", "violet", "white", "blue", "red", "yellow");

  private final CityView view;
  private final Easel easel;
  private final CityNames words;

  HeaderArt(CityView view, Easel easel, CityNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    AttributedString left = Ink.join(when(), Ink.of(Ink.DIM, "   "), ring());
    AttributedString right = Ink.of(Ink.DIM, piles());
    int room = easel.width() - left.columnLength() - right.columnLength();
    if (room >= 2) {
      return List.of(Ink.join(left, Ink.of(Ink.PLAIN, " ".repeat(room)), right));
    }
    return List.of(Ink.fit(left, easel.width()), Ink.fit(right, easel.width()));
  }

  private AttributedString when() {
    if (view.round() == 0) {
      return Ink.of(Ink.TITLE, easel.texts().say("game.name"));
    }
    String hour = easel.texts().say("hour." + view.round());
    return Ink.of(Ink.TITLE, words.say("round", view.round(), ROUNDS, hour));
  }

  /// "Leader: Gr → ‹Vi› → Wh"; only colours that are played.
  private AttributedString ring() {
    List<AttributedString> pieces = new ArrayList<>();
    pieces.add(Ink.of(Ink.PLAIN, words.say("leader") + " "));
    List<String> played =
        RING.stream()
            .filter(c -> view.players().stream().anyMatch(p -> p.colour().equals(c)))
            .toList();
    for (String colour : played) {
      boolean on = colour.equals(view.leader());
      pieces.add(Ink.of(Ink.DIM, pieces.size() == 1 ? "" : "→"));
      pieces.add(Ink.of(Ink.DANGER, on ? "☠" : ""));
      pieces.add(
          on
              ? Ink.of(Banner.style(colour).inverse(), words.colour(colour))
              : Banner.letters(colour, words));
    }
    return Ink.join(pieces.toArray(AttributedString[]::new));
  }

  private String piles() {
    return words.say(
        "piles", view.invasionPile(), view.zombieReserve(), view.antidoteReserve(), view.deck());
  }
}
