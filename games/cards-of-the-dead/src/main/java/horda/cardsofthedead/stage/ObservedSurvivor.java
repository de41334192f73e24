package horda.cardsofthedead.stage;

import static horda.cardsofthedead.stage.Observing.flag;
import static horda.cardsofthedead.stage.Observing.num;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Nullable;
import java.util.List;

/// The keys of one survivor.
record ObservedSurvivor(CardsState s, int seat) {
  static final List<String> WORDS =
      List.of(
          "vitality",
          "immunity",
          "alive",
          "hand",
          "hand.count",
          "reserve",
          "reserve.count",
          "equipped",
          "equipped-uses",
          "loaded",
          "loaded-uses",
          "side",
          "worn",
          "worn-hits",
          "paralysed");

  @Nullable
  String look(String word) {
    return switch (word) {
      case "vitality" -> num(s.vitality[seat]);
      case "immunity" -> num(s.immunity[seat]);
      case "alive" -> flag(s.alive(seat));
      case "hand" -> cards(CardZones.hand(seat));
      case "hand.count" -> num(s.zones.size(CardZones.hand(seat)));
      case "reserve" -> cards(CardZones.reserve(seat));
      case "reserve.count" -> num(s.zones.size(CardZones.reserve(seat)));
      case "equipped" -> card(s.equipped[seat]);
      case "equipped-uses" -> num(s.equippedUses[seat]);
      case "loaded" -> card(s.loaded[seat]);
      case "loaded-uses" -> num(s.loadedUses[seat]);
      case "side" -> s.side[seat] == 0 ? "semiautomatic" : "automatic";
      case "worn" -> cards(CardZones.worn(seat));
      case "worn-hits" -> num(s.wornHits[seat]);
      case "paralysed" -> Observing.paralysis(s.paralysis[seat]);
      default -> null;
    };
  }

  private String card(int card) {
    return card == NONE ? "nothing" : s.type(card).id();
  }

  private String cards(int zone) {
    return ObservedPiles.sorted(s, zone);
  }
}
