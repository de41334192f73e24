package horda.cardsofthedead.stage;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import java.util.EnumSet;
import java.util.List;

/// Piles: `common: [zombie, antiviral]` are the next cards in that order, `common-size` says how
/// many there are, `pile-d: 0` empties the pile of a letter.
final class Piles {
  static final List<String> WORDS =
      List.of(
          "common",
          "common-size",
          "common-discard",
          "kit",
          "kit-size",
          "kit-discard",
          "city",
          "pharmacy",
          "market",
          "threat-pile",
          "pile-a",
          "pile-b",
          "pile-c",
          "pile-d");

  private final CardsState s;
  private final CardFinder finder;

  Piles(CardsState s, CardFinder finder) {
    this.s = s;
    this.finder = finder;
  }

  void prepare(Data position) {
    cards(position, "common-discard", CardZones.COMMON_DISCARD, Back.COMMON);
    cards(position, "kit-discard", CardZones.KIT_DISCARD, Back.KIT);
    cards(position, "common", CardZones.COMMON, Back.COMMON);
    cards(position, "kit", CardZones.KIT, Back.KIT);
    cards(position, "city", CardZones.CITY, Back.CITY);
    cards(position, "pharmacy", CardZones.PHARMACY, Back.PHARMACY);
    cards(position, "market", CardZones.MARKET, Back.MARKET);
    cards(position, "threat-pile", CardZones.THREATS, Back.THREAT);
    size(position, "common-size", CardZones.COMMON, CardZones.COMMON_DISCARD);
    size(position, "kit-size", CardZones.KIT, CardZones.KIT_DISCARD);
    for (int letter = 0; letter < 4; letter++) {
      size(position, "pile-" + (char) ('a' + letter), CardZones.pile(letter), CardZones.OUT);
    }
  }

  private void cards(Data position, String word, int zone, Back back) {
    if (position.has(word)) {
      onTop(position.at(word).items(), zone, back);
    }
  }

  /// Lays the cards on top of a pile so that the first one is drawn first.
  void onTop(List<Data> words, int zone, Back back) {
    List<Integer> cards = words.stream().map(word -> finder.take(word, EnumSet.of(back))).toList();
    cards.reversed().forEach(card -> s.zones.add(zone, card));
  }

  /// What lies too deep in the pile goes elsewhere.
  private void size(Data position, String word, int zone, int elsewhere) {
    if (!position.has(word)) {
      return;
    }
    int wanted = position.at(word).num();
    if (wanted < 0 || wanted > s.zones.size(zone)) {
      throw new Data.Fault(
          position.at(word), "the pile has " + s.zones.size(zone) + " cards, not " + wanted);
    }
    while (s.zones.size(zone) > wanted) {
      s.zones.insert(elsewhere, 0, s.zones.take(zone, 0));
    }
  }
}
