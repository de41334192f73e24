package horda.cardsofthedead.stage;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardZones.worn;

import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import horda.engine.Known;

/// One survivor: `rick: {vitality: 8, hand: [bat, kit:antiviral], equipped: axe}`.
final class Survivors {
  private static final Known WORDS =
      Known.of(
          "word of a survivor",
          "vitality",
          "immunity",
          "hand",
          "reserve",
          "equipped",
          "equipped-uses",
          "loaded",
          "loaded-uses",
          "side",
          "worn",
          "worn-hits",
          "paralysed",
          "dead");
  private static final Known SIDES = Known.of("side", "semiautomatic", "automatic");

  private final CardsState s;
  private final CardFinder finder;

  Survivors(CardsState s, CardFinder finder) {
    this.s = s;
    this.finder = finder;
  }

  /// What the position moves is put back first, so that others may have it.
  void emptyHands(int seat, Data words) {
    WORDS.check(words);
    boolean dead = words.flag("dead");
    if (dead || words.has("hand")) {
      finder.sweep(hand(seat));
    }
    if (dead || words.has("reserve")) {
      finder.sweep(reserve(seat));
    }
  }

  void prepare(int seat, Data words) {
    s.vitality[seat] =
        (byte) Known.num(words, "vitality", s.vitality[seat], s.who(seat).vitality());
    s.immunity[seat] =
        (byte) Known.num(words, "immunity", s.immunity[seat], s.who(seat).immunity());
    cards(words, "hand", hand(seat));
    cards(words, "reserve", reserve(seat));
    cards(words, "worn", worn(seat));
    s.wornHits[seat] = (byte) Known.num(words, "worn-hits", 0, Spaces.MOST_TOKENS);
    weapon(seat, words);
    if (words.has("paralysed")) {
      s.paralysis[seat] = (byte) Spaces.PARALYSIS.index(words.at("paralysed"));
    }
    if (words.flag("dead")) {
      s.vitality[seat] = 0;
      s.immunity[seat] = 0;
    }
  }

  private void weapon(int seat, Data words) {
    if (words.has("equipped")) {
      s.equipped[seat] = (short) finder.take(words.at("equipped"), CardFinder.FOR_SURVIVORS);
    }
    if (words.has("loaded")) {
      s.loaded[seat] = (short) finder.take(words.at("loaded"), CardFinder.FOR_SURVIVORS);
    }
    s.equippedUses[seat] = (byte) Known.num(words, "equipped-uses", 0, Spaces.MOST_TOKENS);
    s.loadedUses[seat] = (byte) Known.num(words, "loaded-uses", 0, Spaces.MOST_TOKENS);
    if (words.has("side")) {
      s.side[seat] = (byte) SIDES.index(words.at("side"));
    }
  }

  private void cards(Data words, String word, int zone) {
    if (words.has(word)) {
      for (Data card : words.at(word).items()) {
        s.zones.add(zone, finder.take(card, CardFinder.FOR_SURVIVORS));
      }
    }
  }
}
