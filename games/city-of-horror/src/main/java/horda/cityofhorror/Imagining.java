package horda.cityofhorror;

import static horda.cityofhorror.state.CityState.EATEN;

import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Question;
import horda.engine.Seed;

/// A table that looks the same to one seat: what it cannot know is drawn again at random.
final class Imagining {
  private final CityState s;
  private final int seat;
  private final int bit;
  private final Chance chance;

  /// Bit set of the cards that somebody must have for having agreed to give or show their kind.
  private long vouched;

  private Imagining(CityState s, int seat, Chance chance) {
    this.s = s;
    this.seat = seat;
    this.bit = seat < 0 ? 0 : 1 << seat;
    this.chance = chance;
  }

  static CityState from(CityState state, int seat, Chance chance) {
    CityState copy = state.copy();
    copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    Imagining imagining = new Imagining(copy, seat, chance);
    if (!copy.over) {
      imagining.hideTalk();
      imagining.vouched = imagining.vouched();
      imagining.cards();
      imagining.food();
      imagining.invasions();
      imagining.answers();
    }
    for (int other = 0; other < copy.seats(); other++) {
      if (other != seat) {
        copy.standingOrder(other, 0);
      }
    }
    return copy;
  }

  private boolean knows(int card) {
    return knows(s.knownBy, card);
  }

  /// Zones that are face down for this seat: the deck, other hands and packets, supplies, hands of
  /// the dead.
  private boolean isHidden(int zone) {
    if (zone == CardZones.DECK || zone == CardZones.REMOVED) {
      return true;
    }
    boolean supply = zone >= CardZones.supply(0) && zone < CardZones.hand(0);
    boolean others =
        zone >= CardZones.hand(0)
            && (seat < 0 || zone != CardZones.hand(seat) && zone != CardZones.kept(seat));
    return supply || others;
  }

  private void cards() {
    short[] pool = new short[s.content.actionCards()];
    int n = 0;
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      for (int i = 0; i < s.zones.size(zone) && isHidden(zone); i++) {
        if (!knows(s.zones.at(zone, i))) {
          pool[n++] = (short) s.zones.at(zone, i);
        }
      }
    }
    byte[] known = s.knownBy.clone();
    chance.shuffle(pool, 0, n);
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      for (int i = 0; i < s.zones.size(zone) && isHidden(zone); i++) {
        int was = s.zones.at(zone, i);
        if (!knows(known, was)) {
          int now = pool[--n];
          s.zones.set(zone, i, now);
          // Who knew the card that lay here knows the one that lies here now.
          s.knownBy[now] = known[was];
        }
      }
    }
  }

  private boolean knows(byte[] known, int card) {
    return (known[card] & bit) != 0 || (vouched & 1L << card) != 0;
  }

  /// In a deal among three, a seat that has agreed already has what the deal asks of it; the other
  /// two know it from that.
  private long vouched() {
    return s.agenda.peek() instanceof DealReply<?> reply && reply.deal().has(seat)
        ? Bargaining.vouched(s, reply.deal())
        : 0;
  }

  /// Face-down tokens on the truck, and those that others hold or lost unseen, change places.
  private void food() {
    short[] tokens = new short[s.food.length];
    byte[] places = new byte[s.food.length];
    int n = 0;
    for (int t = 0; t < s.food.length; t++) {
      boolean open = (s.foodOpen & 1 << t) != 0 || (s.foodUp & 1 << t) != 0;
      if (isOffered(t)) {
        continue;
      }
      if (!open && (s.food[t] != seat || seat < 0) || s.food[t] == EATEN && !open) {
        places[n] = s.food[t];
        tokens[n++] = (short) t;
      }
    }
    chance.shuffle(tokens, 0, n);
    for (int i = 0; i < n; i++) {
      s.food[tokens[i]] = places[i];
    }
  }

  /// Each hour's card may be any of that hour, except for the top one if the seat has looked.
  private void invasions() {
    int size = s.zones.size(CardZones.INVASION);
    for (int i = 0; i < size; i++) {
      if (i == size - 1 && (s.seenTop & bit) != 0) {
        continue;
      }
      int card = s.zones.at(CardZones.INVASION, i);
      int hour = s.content.invasion(card).hour();
      int others = 0;
      for (int k = 0; k < s.zones.size(CardZones.INVASION_BOX); k++) {
        others += s.content.invasion(s.zones.at(CardZones.INVASION_BOX, k)).hour() == hour ? 1 : 0;
      }
      int pick = chance.below(others + 1);
      for (int k = 0; k < s.zones.size(CardZones.INVASION_BOX) && pick > 0; k++) {
        int other = s.zones.at(CardZones.INVASION_BOX, k);
        if (s.content.invasion(other).hour() == hour && --pick == 0) {
          s.zones.set(CardZones.INVASION, i, other);
          s.zones.set(CardZones.INVASION_BOX, k, card);
        }
      }
    }
  }

  /// An offer between others: its terms are theirs.
  private void hideTalk() {
    switch (s.agenda.peek()) {
      case DealDraft<?> draft when draft.deal().from() != seat ->
          s.agenda.replace(
              Bargaining.DEALS.draft(new Deal(draft.deal().from(), draft.deal().to())));
      case DealReply<?> reply when !reply.deal().has(seat) ->
          s.agenda.replace(Bargaining.DEALS.reply(reply.deal().emptied()));
      case null, default -> {}
    }
  }

  /// Named in an offer that this seat can read?
  private boolean isOffered(int token) {
    return s.agenda.peek() instanceof DealReply<?> reply
        && reply.deal().has(seat)
        && Bargaining.namesFood(reply.deal(), token);
  }

  /// Secret answers of others that are in already.
  private void answers() {
    Question<CityState> question = Engine.question(s);
    Choices choices = new Choices();
    for (int other = 0; other < s.seats() && question != null; other++) {
      if (other != seat && (s.committed() & 1 << other) != 0) {
        question.choices(s, other, choices.clear());
        s.recommit(other, choices.get(chance.below(choices.size())));
      }
    }
  }
}
