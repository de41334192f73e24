package horda.sixnights.content;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;

/// The box: kinds of cards, a kind for each card, the nights, and the numbers of the rules.
public record Content(
    List<CardKind> kinds, List<CardKind> cards, List<NightCard> nights, Numbers numbers) {

  /// @param nights how many nights a game has
  /// @param hand how many cards everybody holds at nightfall
  /// @param breaches how many bring the shelter down
  /// @param more zombies for each survivor beyond three
  /// @param bite what a bite costs at dawn, in tins
  public record Numbers(int nights, int hand, int breaches, int more, int bite) {}

  public Content {
    kinds = List.copyOf(kinds);
    cards = List.copyOf(cards);
    nights = List.copyOf(nights);
  }

  public static Content read(Data file) {
    List<CardKind> kinds = file.at("cards").items().stream().map(CardKind::read).toList();
    List<CardKind> cards = new ArrayList<>();
    for (CardKind kind : kinds) {
      for (int copy = 0; copy < kind.count(); copy++) {
        cards.add(kind);
      }
    }
    Data n = file.at("numbers");
    Numbers numbers =
        new Numbers(
            n.at("nights").num(),
            n.at("hand").num(),
            n.at("breaches").num(),
            n.at("more-zombies").num(),
            n.at("bite").num());
    List<NightCard> nights = file.at("nights").items().stream().map(NightCard::read).toList();
    if (nights.size() < numbers.nights()) {
      throw new Data.Fault(file.at("nights"), "a game has more nights than there are cards");
    }
    return new Content(kinds, cards, nights, numbers);
  }
}
