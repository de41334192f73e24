package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Phrase;
import horda.engine.Ref;

/// Why an Action card cannot be played just now, and where not: for whoever asks about a card in
/// hand. Ids are the beginnings of those that options would have.
final class WhyNot {
  private WhyNot() {}

  static Phrase why(String key, Ref... refs) {
    return Phrase.of("refusal." + key, refs);
  }

  /// Each kind of card in hand that has no use now; `moving` in one's own step.
  static void cards(CityState s, int seat, boolean moving, Greyed into) {
    Choices can = new Choices();
    if (!Vows.still(s, seat)) {
      Playing.list(s, seat, can);
    }
    int hand = hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      if (Cards.repeated(s, hand, i)) {
        continue;
      }
      int card = s.zones.at(hand, i);
      if (Vows.still(s, seat)) {
        into.add(id(s, card), "COH-NEG-06", why("promised-nothing", Refs.action(card)));
      } else if (Vows.isReserved(s, seat, card) && !listed(can, Playing.CARD, card)) {
        into.add(id(s, card), "COH-NEG-06", why("kept-back", Refs.action(card)));
      } else if (!listed(can, Playing.CARD, card)) {
        card(s, seat, card, moving, into);
      } else {
        places(s, seat, card, can, into);
      }
    }
  }

  /// In a response window only cancels count (COH-WIN-14).
  static void cardsInAnswer(CityState s, int seat, Greyed into) {
    int hand = hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int card = s.zones.at(hand, i);
      if (!Cards.repeated(s, hand, i) && !cancels(s.content.action(card))) {
        into.add(id(s, card), "COH-WIN-14", why("only-cancels", Refs.action(card)));
      }
    }
  }

  private static boolean cancels(ActionCard kind) {
    return switch (kind.effect()) {
      case CANCEL -> true;
      default -> false;
    };
  }

  static String id(CityState s, int card) {
    return "play:" + Cards.id(s, card);
  }

  static boolean listed(Choices can, int verb, int what) {
    for (int i = 0; i < can.size(); i++) {
      if (Code.verb(can.get(i)) == verb && Code.a(can.get(i)) == what) {
        return true;
      }
    }
    return false;
  }

  private static void card(CityState s, int seat, int card, boolean moving, Greyed into) {
    String id = id(s, card);
    Ref ref = Refs.action(card);
    switch (s.content.action(card).effect()) {
      case NONE -> into.add(id, "COH-CARD-03", why("never-played", ref));
      case CANCEL -> into.add(id, "COH-WIN-09", why("only-as-answer", ref));
      case BACK_DOOR -> backDoor(s, seat, id, ref, moving, into);
      case NEW_MOVEMENT -> exchange(s, seat, id, ref, into);
      case REFRESH -> into.add(id, "COH-CARD-02", why("nobody-exhausted", ref));
      case HIDE -> {
        if (Rounds.areOver(s)) {
          into.add(id, "COH-ROUND-08", why("rounds-over", ref));
        } else {
          into.add(id, "COH-CARD-05", why("all-hidden", ref));
        }
      }
      case VOTES -> into.add(id, "COH-ROUND-08", why("rounds-over", ref));
      case LOOK -> into.add(id, "COH-CARD-09", why("no-invasion", ref));
      case STEAL -> into.add(id, "COH-CARD-14", why("nobody-to-rob", ref));
      case SPAWN ->
          into.add(
              id,
              "COH-ZOM-04",
              why(s.zombieReserve() == 0 ? "reserve-empty" : "all-places-full", ref));
      case KILL_HALF -> into.add(id, "COH-ZOM-04", why("nowhere-two-zombies", ref));
      default -> into.add(id, "COH-ZOM-04", why("nowhere-zombies", ref));
    }
  }

  /// With the move, and only where it is needed (COH-MOV-13).
  private static void backDoor(
      CityState s, int seat, String id, Ref ref, boolean moving, Greyed into) {
    if (!moving) {
      into.add(id, "COH-MOV-13", why("only-with-move", ref));
      return;
    }
    int to = s.movement[seat];
    if (s.isShut(to)) {
      into.add(id, "COH-MOV-13", why("shut-for-all", ref, Refs.place(to)));
    } else if (!s.isFull(to)) {
      into.add(id, "COH-MOV-13", why("not-full", ref, Refs.place(to)));
    }
  }

  static void exchange(CityState s, int seat, String id, Ref ref, Greyed into) {
    boolean moved = (s.moved & 1 << seat) != 0;
    into.add(id, "COH-MOV-18", why(moved ? "moved-already" : "cards-not-shown", ref));
  }

  /// Places where a card that can be played elsewhere would do nothing (COH-ZOM-04), or may not go
  /// because it is promised (COH-NEG-06).
  private static void places(CityState s, int seat, int card, Choices can, Greyed into) {
    ActionCard kind = s.content.action(card);
    if (!Playing.hasPlace(kind)) {
      return;
    }
    boolean reserved = Vows.isReserved(s, seat, card);
    for (int place = 0; place < COUNT; place++) {
      if (listedAt(can, card, place)) {
        continue;
      }
      String id = id(s, card) + ":" + Place.id(place);
      if (reserved) {
        into.add(id, "COH-NEG-06", why("kept-back", Refs.action(card)));
      } else {
        String key =
            switch (kind.effect()) {
              case SPAWN -> "place-full-of-zombies";
              case KILL_HALF -> "too-few-zombies";
              default -> "no-zombies-there";
            };
        into.add(id, "COH-ZOM-04", why(key, Refs.action(card), Refs.place(place)));
      }
    }
  }

  private static boolean listedAt(Choices can, int card, int place) {
    for (int i = 0; i < can.size(); i++) {
      long choice = can.get(i);
      if (Code.verb(choice) == Playing.CARD && Code.a(choice) == card && Code.b(choice) == place) {
        return true;
      }
    }
    return false;
  }

  // Other players.

  /// Why somebody cannot be made an offer, or be shown one's hand.
  static void talk(CityState s, int seat, Greyed into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other == seat) {
        continue;
      }
      Ref ref = Ref.seat(other);
      if (!s.living(other)) {
        into.add("offer:" + other, "COH-DEATH-03", why("eliminated", ref));
        into.add("show:" + other, "COH-DEATH-03", why("eliminated", ref));
        continue;
      }
      if (s.refusedOffers[seat] >= Bargaining.MOST_REFUSED) {
        into.add("offer:" + other, "COH-WIN-07", why("offers-refused", ref));
      } else if (s.acceptedDeals[seat] >= Bargaining.MOST_ACCEPTED
          || s.acceptedDeals[other] >= Bargaining.MOST_ACCEPTED) {
        into.add("offer:" + other, "COH-WIN-07", why("deals-done", ref));
      }
      if (s.zones.isEmpty(hand(seat))) {
        into.add("show:" + other, "COH-NEG-12", why("no-hand", ref));
      } else if (knowsAll(s, seat, other)) {
        into.add("show:" + other, "COH-NEG-12", why("knows-hand", ref));
      }
    }
  }

  private static boolean knowsAll(CityState s, int seat, int other) {
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      if ((s.knownBy[s.zones.at(hand(seat), i)] & 1 << other) == 0) {
        return false;
      }
    }
    return true;
  }

  /// In one's own step there is no talk (COH-WIN-17).
  static void noTalk(CityState s, int seat, Greyed into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.living(other)) {
        into.add("offer:" + other, "COH-WIN-17", why("no-talk-now", Ref.seat(other)));
      }
    }
  }
}
