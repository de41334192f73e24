package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.state.CardZones.DECK;
import static horda.cityofhorror.state.CardZones.DISCARD;
import static horda.cityofhorror.state.CardZones.INVASION;
import static horda.cityofhorror.state.CardZones.INVASION_BOX;
import static horda.cityofhorror.state.CardZones.REMOVED;
import static horda.cityofhorror.state.CardZones.TURNED;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CardZones.supply;

import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.InvasionCard;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.Arrays;
import java.util.List;

/// Cards: hands, supplies, the discard pile, the deck and the Invasion pile.
final class Piles {
  static final List<String> WORDS =
      List.of("deck", "deck-size", "discard", "supplies", "invasion", "turned", "seen");

  private static final Known SUPPLY = Known.of("word of supplies", "antidotes", "cards");

  private final CityState s;
  private final Seats seats;
  private final Known kinds;

  Piles(CityState s) {
    this.s = s;
    this.seats = new Seats(s);
    this.kinds = new Known("Action card", s.content.kinds().stream().map(ActionCard::id).toList());
  }

  void prepare(Data position, boolean beforeInvasion) {
    invasion(position, beforeInvasion);
    for (String word : seats.words()) {
      if (position.has(word) && position.at(word).has("hand")) {
        lay(position.at(word).at("hand").items(), hand(seats.named(word)));
      }
    }
    if (position.has("supplies")) {
      supplies(position.at("supplies"));
    }
    if (position.has("discard")) {
      lay(position.at("discard").items(), DISCARD);
    }
    if (position.has("deck")) {
      List<Integer> next = position.at("deck").items().stream().map(this::take).toList();
      next.reversed().forEach(card -> s.zones.add(DECK, card));
    }
    if (position.has("deck-size")) {
      size(position.at("deck-size"));
    }
    know();
  }

  private void supplies(Data supplies) {
    for (String word : supplies.keys()) {
      int place = City.place(supplies.at(word), word);
      SUPPLY.check(supplies.at(word));
      if (place >= CORNERS) {
        throw new Data.Fault(supplies.at(word), "supplies never lie on the " + Place.id(place));
      }
      if (supplies.at(word).has("cards")) {
        lay(supplies.at(word).at("cards").items(), supply(place));
      }
      s.antidotesAt[place] =
          (byte) Known.num(supplies.at(word), "antidotes", 0, s.content.antidotes());
    }
  }

  private void lay(List<Data> words, int zone) {
    words.forEach(word -> s.zones.add(zone, take(word)));
  }

  /// All cards lie in the deck at first; whatever is named is taken out of it.
  private int take(Data word) {
    int kind = kinds.index(word);
    for (int i = s.zones.size(DECK) - 1; i >= 0; i--) {
      if (s.content.kindOf(s.zones.at(DECK, i)) == kind) {
        return s.zones.take(DECK, i);
      }
    }
    throw new Data.Fault(word, "no '" + word.text() + "' is left");
  }

  /// The rest leaves the game, as if it had been in the hands of eliminated players.
  private void size(Data size) {
    if (size.num() < 0 || size.num() > s.zones.size(DECK)) {
      throw new Data.Fault(size, "the deck has at most " + s.zones.size(DECK) + " cards here");
    }
    while (s.zones.size(DECK) > size.num()) {
      s.zones.add(REMOVED, s.zones.take(DECK, 0));
    }
  }

  /// Hands are known to their holders, the discard pile to everybody.
  private void know() {
    Arrays.fill(s.knownBy, (byte) 0);
    for (int seat = 0; seat < s.seats(); seat++) {
      tell(hand(seat), 1 << seat);
    }
    tell(DISCARD, (1 << s.seats()) - 1);
  }

  private void tell(int zone, int group) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      s.knownBy[s.zones.at(zone, i)] = (byte) group;
    }
  }

  // Invasion cards.

  /// Midnight has struck, and the cards of the past rounds are turned.
  private void invasion(Data position, boolean before) {
    for (String word : new String[] {"invasion", "turned"}) {
      if (position.has(word)) {
        position.at(word).items().forEach(this::exchange);
      }
    }
    int left = 4 - s.round + (before ? 1 : 0);
    while (s.zones.size(INVASION) > left) {
      s.zones.add(TURNED, s.zones.draw(INVASION));
    }
    check(position, "invasion", INVASION);
    check(position, "turned", TURNED);
    if (position.has("seen")) {
      position.at("seen").items().forEach(who -> s.seenTop |= 1 << seats.index(who));
    }
  }

  private void check(Data position, String word, int zone) {
    if (position.has(word)) {
      for (Data card : position.at(word).items()) {
        if (!s.zones.contains(zone, invasion(card))) {
          throw new Data.Fault(card, "in round " + s.round + " that card is not '" + word + "'");
        }
      }
    }
  }

  private int invasion(Data word) {
    List<String> ids = s.content.invasions().stream().map(InvasionCard::id).toList();
    return s.content.actionCards() + new Known("Invasion card", ids).index(word);
  }

  /// The named card takes the place of the one that was drawn for its hour.
  private void exchange(Data word) {
    int card = invasion(word);
    int index = s.zones.indexOf(INVASION_BOX, card);
    if (index < 0) {
      return;
    }
    for (int i = 0; i < s.zones.size(INVASION); i++) {
      int drawn = s.zones.at(INVASION, i);
      if (s.content.invasion(drawn).hour() == s.content.invasion(card).hour()) {
        s.zones.set(INVASION, i, card);
        s.zones.set(INVASION_BOX, index, drawn);
      }
    }
  }
}
