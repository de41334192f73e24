package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Data;
import java.util.function.IntFunction;

/// Cards by name: taken from their decks.
final class Cards {
  private static final int OBJECT_PILES = 3;

  private final AmanecerState s;
  private final Content content;

  Cards(AmanecerState s) {
    this.s = s;
    this.content = s.content();
  }

  /// The first card of a zone whose name is that; the lowest numbered of several.
  private int take(int zone, IntFunction<String> name, String word) {
    int found = NONE;
    for (int i = 0; i < s.zones.size(zone); i++) {
      int card = s.zones.at(zone, i);
      if (name.apply(card).equals(word) && (found == NONE || card < found)) {
        found = card;
      }
    }
    if (found != NONE) {
      s.zones.remove(zone, found);
    }
    return found;
  }

  private static int need(int card, Data word, String what) {
    if (card == NONE) {
      throw new Data.Fault(word, "there is no " + what + " '" + word.text() + "' left in its deck");
    }
    return card;
  }

  int action(Data word) {
    return need(
        take(Piles.ACTION_DECK, kind -> content.action(kind).id(), word.text()),
        word,
        "Action card");
  }

  /// An Object by its kind, from whichever deck holds the lowest card.
  int object(Data word, String name) {
    int best = NONE;
    for (int pile = 0; pile < OBJECT_PILES; pile++) {
      int zone = Piles.objectDeck(pile);
      for (int i = 0; i < s.zones.size(zone); i++) {
        int card = s.zones.at(zone, i);
        boolean named =
            content.object(card).id().equals(name) || s.table.objectName(card).equals(name);
        if (named && (best == NONE || card < best)) {
          best = card;
        }
      }
    }
    need(best, word, "Object");
    s.zones.remove(Piles.objectDeck(s.table.pileOf(best)), best);
    return best;
  }

  /// An Object of one deck.
  int objectOf(int pile, Data word) {
    return need(
        take(Piles.objectDeck(pile), card -> content.object(card).id(), word.text()),
        word,
        "Object");
  }

  int character(Data at, String name) {
    int card = take(Piles.CHARACTER_DECK, c -> content.character(c).id(), name);
    if (card == NONE) {
      throw new Data.Fault(at, "there is no Character '" + name + "' left in the deck");
    }
    return card;
  }

  int mission(Data word) {
    return need(
        take(Piles.MISSION_DECK, card -> content.mission(card).id(), word.text()), word, "Mission");
  }

  int skill(Data word) {
    return need(
        take(Piles.SKILL_DECK, card -> content.skill(card).id(), word.text()), word, "skill");
  }

  int damage(Data word) {
    return need(
        take(Piles.DAMAGE_DECK, card -> content.damage(card).id(), word.text()), word, "Damage");
  }

  int season(Data word) {
    for (int card = 0; card < content.seasons(); card++) {
      if (content.season(card).id().equals(word.text())) {
        return card;
      }
    }
    throw new Data.Fault(word, "there is no season card '" + word.text() + "'");
  }

  /// A zone such as `farm`.
  int tile(Data at, String name) {
    int tile = content.tileNamed(name);
    if (tile == NONE) {
      throw new Data.Fault(at, "there is no zone '" + name + "'");
    }
    return tile;
  }

  /// A square such as `farm-3-2`: row and column as printed, from 1.
  int square(Data word) {
    String text = word.text();
    int second = text.lastIndexOf('-');
    int first = second < 0 ? -1 : text.lastIndexOf('-', second - 1);
    if (first > 0) {
      int tile = content.tileNamed(text.substring(0, first));
      String row = text.substring(first + 1, second);
      String column = text.substring(second + 1);
      if (tile != NONE && row.matches("[1-5]") && column.matches("[1-5]")) {
        return tile * 25 + (Integer.parseInt(row) - 1) * 5 + Integer.parseInt(column) - 1;
      }
    }
    throw new Data.Fault(word, "'" + text + "' is no square such as farm-3-2");
  }
}
