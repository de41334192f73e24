package horda.art.city;

import horda.art.Easel;
import horda.art.Ink;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PlaceView;
import horda.cityofhorror.view.PlayerView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// A line a player: what they hold, where they go, how many votes they have where it matters.
final class PlayersArt {
  private final CityView view;
  private final Easel easel;
  private final CityNames words;

  PlayersArt(CityView view, Easel easel, CityNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    int name = view.players().stream().mapToInt(p -> title(p).columnLength()).max().orElse(0) + 2;
    List<AttributedString> lines = new ArrayList<>();
    for (PlayerView player : view.players()) {
      AttributedString line =
          Ink.join(
              Ink.fit(title(player), name),
              Ink.of(player.living() ? Ink.PLAIN : Ink.DIM, String.join(" · ", holdings(player))),
              Ink.of(Ink.DIM, known(player)));
      lines.add(line.columnLength() > easel.width() ? Ink.fit(line, easel.width()) : line);
    }
    return lines;
  }

  /// "★ Gr Ana (Green)"; the star is the First Player's.
  private AttributedString title(PlayerView player) {
    boolean first = player.seat() == view.firstPlayer();
    boolean own = player.seat() == view.seat();
    String you = own ? " " + words.say("you") : "";
    return Ink.join(
        Ink.of(Ink.KEY, first ? "★ " : "  "),
        Ink.of(Banner.style(player.colour()), words.colour(player.colour())),
        Ink.of(own ? Ink.READY : Ink.PLAIN, " " + words.seat(player.seat()) + you));
  }

  private List<String> holdings(PlayerView player) {
    List<String> all = new ArrayList<>();
    if (view.over()) {
      all.add(words.say("score", player.score()));
    }
    if (!player.living() && view.round() > 0) {
      all.add("† " + words.say("nobody-left"));
    }
    all.add(words.say("hand-cards", player.hand()));
    all.add(words.say("antidotes", player.antidotes()));
    if (player.foodTokens() > 0) {
      String open =
          player.openFood().isEmpty()
              ? ""
              : " ("
                  + String.join(", ", player.openFood().stream().map(String::valueOf).toList())
                  + ")";
      all.add(words.say("food", player.foodTokens()) + open);
    }
    if (!player.movement().isEmpty()) {
      all.add(words.say(player.moved() ? "went-to" : "goes-to", words.place(player.movement())));
    }
    if (view.chosen().contains(player.seat())) {
      all.add(words.say("chosen"));
    }
    for (PlaceView place : view.places()) {
      if (view.here().equals(place.place()) && place.votes().get(player.seat()) > 0) {
        all.add(words.say("votes-here", place.votes().get(player.seat())));
      }
    }
    return all;
  }

  private String known(PlayerView player) {
    return player.knownCards().isEmpty()
        ? ""
        : " · " + words.say("known", words.cards(player.knownCards()));
  }
}
