package horda.ruemorgue.stage;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Data;
import horda.ruemorgue.content.ZombieCard;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Cards of a position: naming one moves it from wherever it lies.
final class Packs {
  static final List<String> WORDS =
      List.of(
          "equipment-deck",
          "equipment-rest",
          "equipment-discard",
          "zombie-deck",
          "zombie-discard",
          "stored");

  private final MorgueState s;

  Packs(MorgueState s) {
    this.s = s;
  }

  void prepare(Data position) {
    if (position.has("equipment-discard")) {
      position
          .at("equipment-discard")
          .items()
          .forEach(card -> s.cards.add(s.table.equipmentDiscard, take(card)));
    }
    if (position.has("stored")) {
      position.at("stored").items().forEach(card -> s.cards.add(s.table.stored, take(card)));
    }
    if (position.has("zombie-discard")) {
      for (Data card : position.at("zombie-discard").items()) {
        s.cards.add(s.table.zombieDiscard, zombieCard(card));
      }
    }
    equipmentDeck(position);
    zombieDeck(position);
  }

  /// The first named is drawn first; `equipment-rest: aside` leaves no others.
  private void equipmentDeck(Data position) {
    if (!position.has("equipment-deck")) {
      return;
    }
    List<Data> named = position.at("equipment-deck").items();
    int[] cards = new int[named.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = take(named.get(i));
    }
    if (position.text("equipment-rest", "").equals("aside")) {
      s.cards.moveAll(s.table.equipmentDeck, s.table.aside);
    }
    for (int i = cards.length - 1; i >= 0; i--) {
      s.cards.add(s.table.equipmentDeck, cards[i]);
    }
  }

  private void zombieDeck(Data position) {
    if (!position.has("zombie-deck")) {
      return;
    }
    List<Data> named = position.at("zombie-deck").items();
    int[] cards = new int[named.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = zombieCard(named.get(i));
    }
    for (int i = cards.length - 1; i >= 0; i--) {
      s.cards.add(s.table.zombieDeck, cards[i]);
    }
  }

  /// Takes the first card of a kind that lies in the deck or aside; a Sniper Rifle is two.
  int take(Data word) {
    String kind = word.text();
    if (kind.equals("sniper-rifle")) {
      int rifle = take(word, "rifle");
      s.scope[rifle] = (byte) take(word, "scope");
      return rifle;
    }
    boolean empty = kind.startsWith("empty-");
    int card = take(word, empty ? kind.substring("empty-".length()) : kind);
    s.spent(card, empty);
    return card;
  }

  private int take(Data word, String kind) {
    for (int card = 0; card < s.table.content().equipmentCards(); card++) {
      boolean meant = s.table.equipment(card).id().equals(kind);
      if (meant
          && (s.cards.remove(s.table.equipmentDeck, card) || s.cards.remove(s.table.aside, card))) {
        return card;
      }
    }
    throw new Data.Fault(word, "there is no " + kind + " left, or no such card");
  }

  /// By its printed number.
  private int zombieCard(Data word) {
    List<ZombieCard> all = s.table.content().zombieCards();
    int found = NONE;
    for (int card = 0; card < all.size(); card++) {
      found = all.get(card).id() == word.num() ? card : found;
    }
    if (found == NONE || !s.cards.remove(s.table.zombieDeck, found)) {
      throw new Data.Fault(word, "there is no Zombie card " + word.num() + " left in the deck");
    }
    return found;
  }
}
