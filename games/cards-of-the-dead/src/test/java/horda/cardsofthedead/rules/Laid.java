package horda.cardsofthedead.rules;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.view.CardsView;
import horda.cardsofthedead.view.SpotView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A look below face-down cards, which scenario words cannot give: single cards by their number.
final class Laid {
  private Laid() {}

  /// The cards of a pile (see [horda.cardsofthedead.state.CardZones]), the next one first.
  static List<Integer> pile(Played game, int zone) {
    CardsState s = game.state();
    return IntStream.range(0, s.zones.size(zone))
        .mapToObj(i -> s.zones.at(zone, i))
        .toList()
        .reversed();
  }

  /// Names of cards.
  static List<String> names(Played game, List<Integer> cards) {
    return cards.stream().map(card -> game.state().type(card).id()).toList();
  }

  /// What lies in the Deployment Area with this back, in dealing order.
  static List<Integer> layout(Played game, Back back) {
    List<Integer> cards = new ArrayList<>();
    for (int card : game.state().spot) {
      if (card != CardsState.NONE && game.state().content.back(card) == back) {
        cards.add(card);
      }
    }
    return cards;
  }

  /// The name of the card on a spot, also face down: `at(game, "4.3")`.
  static String at(Played game, String id) {
    CardsState s = game.state();
    for (int n = 0; n < s.spot.length; n++) {
      var spot = s.content.layout().spots().get(n);
      if (id.equals(spot.row() + "." + spot.x()) && s.spot[n] != CardsState.NONE) {
        return s.type(s.spot[n]).id();
      }
    }
    return "nothing";
  }

  /// What everybody sees.
  static CardsView view(Played game) {
    return (CardsView) game.match().game().view(game.state(), 0);
  }

  /// Ids of the spots where a card with this back lies, as everybody sees them.
  static List<String> spots(Played game, String back) {
    return view(game).layout().stream()
        .filter(spot -> spot.back().equals(back))
        .map(SpotView::id)
        .toList();
  }
}
