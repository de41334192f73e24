package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.COUNT;

import horda.cityofhorror.content.InvasionCard;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.engine.Out;
import horda.engine.shape.Named;

/// INV: the Invasion card is turned: moves, arrivals, supplies, Leader (COH-INV-01).
@Named("invasion")
public record Invasion() implements CityStep {
  @Override
  public void run(CityState s, Out out) {
    int card = s.zones.draw(CardZones.INVASION);
    s.zones.add(CardZones.TURNED, card);
    s.seenTop = 0;
    s.reveal();
    out.tell(CityEvent.INVASION_TURNED, card);
    out.beat(s);
    InvasionCard invasion = s.content.invasion(card);
    for (int[] move : invasion.moves()) {
      int from = s.at(move[0]);
      int to = s.at(move[1]);
      int went = Zombies.move(s, from, to, s.zombies[from]);
      if (went > 0) {
        out.tell(CityEvent.ZOMBIES_MOVED, went, from, to);
        out.beat(s);
      }
    }
    arrive(s, invasion, out);
    supply(s, invasion, out);
    if (invasion.leader() > 0) {
      Leader.step(s, invasion.leader());
      out.tell(CityEvent.LEADER_STEPS, invasion.leader(), s.seatOf(s.leader));
    }
  }

  /// In the order 1 to 4, Tower, Crossroads until the reserve is empty (COH-INV-05, COH-INV-06).
  static void arrive(CityState s, InvasionCard invasion, Out out) {
    for (int position = 0; position < COUNT; position++) {
      int place = s.at(position);
      int come = Zombies.add(s, place, invasion.zombies()[position]);
      if (come > 0) {
        out.tell(CityEvent.ZOMBIES_ARRIVED, come, place);
        out.beat(s);
      }
    }
  }

  /// Antidotes and face-down cards on the corners, as far as there are any (COH-INV-07,
  /// COH-INV-08).
  private static void supply(CityState s, InvasionCard invasion, Out out) {
    for (int position = 0; position < CORNERS; position++) {
      int place = s.at(position);
      int antidotes = Math.min(invasion.antidotes()[position], s.antidoteReserve);
      if (antidotes > 0) {
        s.antidoteReserve -= antidotes;
        s.antidotesAt[place] += (byte) antidotes;
        out.tell(CityEvent.ANTIDOTES_DROPPED, antidotes, place);
      }
      int cards = Math.min(invasion.cards()[position], s.zones.size(CardZones.DECK));
      for (int i = 0; i < cards; i++) {
        s.zones.add(CardZones.supply(place), s.zones.draw(CardZones.DECK));
      }
      if (cards > 0) {
        out.tell(CityEvent.CARDS_DROPPED, cards, place);
      }
      out.beat(s);
    }
  }

  /// A secret look at the top card (COH-CARD-09).
  static void look(CityState s, int seat, Out out) {
    out.tell(CityEvent.LOOKED, seat);
    if (s.zones.isEmpty(CardZones.INVASION)) {
      return;
    }
    s.reveal();
    s.seenTop |= 1 << seat;
    int card = s.zones.top(CardZones.INVASION);
    out.tell(1 << seat, CityEvent.SAW, card, 0, 0, 0);
    foretell(s, seat, s.content.invasion(card), out);
  }

  /// What a card will bring, for the one who looks at it: by places, not by its number.
  static void foretell(CityState s, int seat, InvasionCard card, Out out) {
    int eyes = 1 << seat;
    for (int[] move : card.moves()) {
      out.tell(eyes, CityEvent.COMING_MOVE, s.at(move[0]), s.at(move[1]), 0, 0);
    }
    for (int position = 0; position < COUNT; position++) {
      if (card.zombies()[position] > 0) {
        out.tell(eyes, CityEvent.COMING_ZOMBIES, card.zombies()[position], s.at(position), 0, 0);
      }
    }
    for (int position = 0; position < CORNERS; position++) {
      int place = s.at(position);
      if (card.antidotes()[position] > 0) {
        out.tell(eyes, CityEvent.COMING_ANTIDOTES, card.antidotes()[position], place, 0, 0);
      }
      if (card.cards()[position] > 0) {
        out.tell(eyes, CityEvent.COMING_CARDS, card.cards()[position], place, 0, 0);
      }
    }
    if (card.leader() > 0) {
      out.tell(eyes, CityEvent.COMING_LEADER, card.leader(), 0, 0, 0);
    }
  }
}
