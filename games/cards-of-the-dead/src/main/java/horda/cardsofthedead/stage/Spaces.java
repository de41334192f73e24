package horda.cardsofthedead.stage;

import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.List;
import java.util.stream.IntStream;

/// The Play Area: `spaces: {1: zombie, 2: {card: fat_zombie, hits: 5}, 3: blocked}`; spaces that
/// are not named stay empty and show the side that they started with. `blocked: [6, 7]` names
/// exactly those that show the Blocked side.
final class Spaces {
  static final Known PARALYSIS = Known.of("paralysis", "none", "next-turn", "served");
  static final int MOST_TOKENS = 99;
  private static final Known NUMBERS =
      new Known(
          "space",
          IntStream.rangeClosed(1, CardsState.SPACES).mapToObj(Integer::toString).toList());
  private static final Known WORDS =
      Known.of("word of a space", "card", "hits", "turns", "paralysed");

  private final CardsState s;
  private final CardFinder finder;

  Spaces(CardsState s, CardFinder finder) {
    this.s = s;
    this.finder = finder;
  }

  void prepare(Data position) {
    if (position.has("blocked")) {
      s.blocked = 0;
      List<Data> blocked = position.at("blocked").items();
      blocked.forEach(number -> s.blocked |= 1 << NUMBERS.index(number));
    }
    if (position.has("spaces")) {
      Data spaces = position.at("spaces");
      NUMBERS.check(spaces);
      for (String number : spaces.keys()) {
        space(Integer.parseInt(number) - 1, spaces.at(number));
      }
    }
  }

  private void space(int n, Data word) {
    s.blocked &= ~(1 << n);
    if (word.isMap()) {
      WORDS.check(word);
      place(n, word.at("card"));
      s.hits[n] = (byte) Known.num(word, "hits", 0, MOST_TOKENS);
      s.turns[n] = (byte) Known.num(word, "turns", 0, MOST_TOKENS);
      if (word.has("paralysed")) {
        s.cardParalysis[n] = (byte) PARALYSIS.index(word.at("paralysed"));
      }
    } else if (word.text().equals("blocked")) {
      s.blocked |= 1 << n;
    } else if (!word.text().equals("empty")) {
      place(n, word);
    }
  }

  private void place(int n, Data card) {
    s.space[n] = (short) finder.take(card, CardFinder.FOR_SPACES);
  }
}
