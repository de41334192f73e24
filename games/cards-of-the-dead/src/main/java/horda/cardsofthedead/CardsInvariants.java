package horda.cardsofthedead;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardZones.worn;
import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Counter;
import horda.cardsofthedead.rules.Damage;
import horda.cardsofthedead.rules.Days;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Invariant;
import horda.engine.Step;
import java.util.List;

/// The catalogue's invariants, checked after every step of every fuzzed game and on every state
/// read from outside.
final class CardsInvariants {
  private CardsInvariants() {}

  static List<Invariant<CardsState>> all() {
    return List.of(
        new Invariant<>("every card is in exactly one place", CardsInvariants::cardsOnce),
        new Invariant<>("cards lie only where their back may lie", CardsInvariants::backs),
        new Invariant<>(
            "tracks stay between 0 and their maximum, Vitality 0 for the dead alone",
            CardsInvariants::tracks),
        new Invariant<>("never a card on a Blocked side", CardsInvariants::blocked),
        new Invariant<>("Reserves, slots and hands hold what they may", CardsInvariants::carried),
        new Invariant<>(
            "Rifle and Punch are never in a Reserve, Punch is with Dan while he lives",
            CardsInvariants::special),
        new Invariant<>("tokens stay below what removes the card", CardsInvariants::tokens),
        new Invariant<>("no Instantaneous card in the Play Area", CardsInvariants::noEvents),
        new Invariant<>("spots and their sets agree", CardsInvariants::layout),
        new Invariant<>(
            "EXIT is in the layout or in the Play Area during a Day", CardsInvariants::exit),
        new Invariant<>(
            "at most one Indoor Zone is open, each venue entered at most once",
            CardsInvariants::venues),
        new Invariant<>("as many Threats in force as Days have passed", CardsInvariants::threats),
        new Invariant<>("the game is over exactly when it has a result", CardsInvariants::ending),
        new Invariant<>(
            "steps name seats of this table and find their cards", CardsInvariants::agenda));
  }

  private static boolean cardsOnce(CardsState s) {
    int[] seen = new int[s.content.size()];
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      for (int i = 0; i < s.zones.size(zone); i++) {
        seen[s.zones.at(zone, i)]++;
      }
    }
    for (short[] places : new short[][] {s.space, s.spot, s.equipped, s.loaded}) {
      for (short card : places) {
        if (card != NONE) {
          seen[card]++;
        }
      }
    }
    for (int n : seen) {
      if (n != 1) {
        return false;
      }
    }
    return true;
  }

  private static boolean backs(CardsState s) {
    return all(s, CardZones.COMMON, Back.COMMON)
        && all(s, CardZones.COMMON_DISCARD, Back.COMMON)
        && all(s, CardZones.CITY, Back.CITY)
        && all(s, CardZones.KIT, Back.KIT)
        && all(s, CardZones.KIT_DISCARD, Back.KIT)
        && all(s, CardZones.THREATS, Back.THREAT)
        && all(s, CardZones.THREATS_IN_FORCE, Back.THREAT)
        && all(s, CardZones.PHARMACY, Back.PHARMACY)
        && all(s, CardZones.MARKET, Back.MARKET)
        && noneOf(s, s.space, Back.SET, Back.KIT, Back.THREAT, Back.EPIC)
        && noneOf(s, s.spot, Back.SET, Back.KIT, Back.THREAT, Back.EPIC, Back.CALL);
  }

  private static boolean all(CardsState s, int zone, Back back) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      if (s.content.back(s.zones.at(zone, i)) != back) {
        return false;
      }
    }
    return true;
  }

  private static boolean noneOf(CardsState s, short[] places, Back... backs) {
    for (short card : places) {
      if (card != NONE && List.of(backs).contains(s.content.back(card))) {
        return false;
      }
    }
    return true;
  }

  private static boolean tracks(CardsState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.survivor[seat] == NONE) {
        if (s.vitality[seat] != 0 || s.day > 0) {
          return false;
        }
      } else if (s.vitality[seat] > s.who(seat).vitality()
          || s.immunity[seat] > s.who(seat).immunity()) {
        return false;
      } else if (!s.alive(seat) && holdsCards(s, seat)) {
        return false;
      }
      for (int other = 0; other < seat; other++) {
        if (s.survivor[seat] != NONE && s.survivor[seat] == s.survivor[other]) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean holdsCards(CardsState s, int seat) {
    return s.zones.size(hand(seat)) + s.zones.size(reserve(seat)) + s.zones.size(worn(seat)) > 0
        || s.equipped[seat] != NONE
        || s.loaded[seat] != NONE;
  }

  private static boolean blocked(CardsState s) {
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] != NONE && (s.blocked & 1 << n) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean carried(CardsState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.survivor[seat] == NONE) {
        continue;
      }
      boolean ownTurn = seat == s.active;
      if (s.zones.size(reserve(seat)) > s.who(seat).reserve()
          || !ownTurn && s.zones.size(hand(seat)) > CardsState.HAND_LIMIT
          || s.equipped[seat] == NONE && s.loaded[seat] != NONE
          || s.equipped[seat] != NONE && !s.type(s.equipped[seat]).isWeapon()
          || s.loaded[seat] != NONE && !loadFits(s, seat)) {
        return false;
      }
    }
    return true;
  }

  private static boolean loadFits(CardsState s, int seat) {
    CardType load = s.type(s.loaded[seat]);
    return load.loads() != Ammunition.NONE && load.loads() == s.type(s.equipped[seat]).takes();
  }

  private static boolean special(CardsState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      for (int i = 0; i < s.zones.size(reserve(seat)); i++) {
        if (s.type(s.zones.at(reserve(seat), i)).neverReserve()) {
          return false;
        }
      }
      if (s.survivor[seat] != NONE
          && s.alive(seat)
          && s.who(seat).hand().contains("punch")
          && !hasPunch(s, seat)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasPunch(CardsState s, int seat) {
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      if (s.type(s.zones.at(hand(seat), i)).neverDiscarded()) {
        return true;
      }
    }
    return s.equipped[seat] != NONE && s.type(s.equipped[seat]).neverDiscarded();
  }

  private static boolean tokens(CardsState s) {
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] == NONE) {
        if ((s.hits[n] | s.turns[n] | s.cardParalysis[n]) != 0) {
          return false;
        }
        continue;
      }
      Counter counter = s.type(s.space[n]).counter();
      if (s.hits[n] >= Damage.toughness(s, s.space[n])
          || s.turns[n] > (counter == null ? 0 : counter.value())) {
        return false;
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if (!usesFit(s, s.equipped[seat], s.equippedUses[seat])
          || !usesFit(s, s.loaded[seat], s.loadedUses[seat])
          || s.wornHits[seat] > 0 && s.zones.isEmpty(worn(seat))
          || s.side[seat] > 0
              && (s.equipped[seat] == NONE || s.type(s.equipped[seat]).sides().size() < 2)) {
        return false;
      }
    }
    return true;
  }

  private static boolean usesFit(CardsState s, int card, int tokens) {
    return tokens == 0 || card != NONE && tokens < s.type(card).uses();
  }

  private static boolean noEvents(CardsState s) {
    for (short card : s.space) {
      if (card != NONE && s.type(card).isEvent()) {
        return false;
      }
    }
    return true;
  }

  private static boolean layout(CardsState s) {
    long laid = 0;
    for (int n = 0; n < s.spot.length; n++) {
      laid |= s.spot[n] == NONE ? 0 : 1L << n;
    }
    long rest = s.faceUp | s.known | s.dealtBeforeDay2 | s.dealtBeforeDay3;
    boolean seams =
        s.beforeDay2 <= s.zones.size(CardZones.COMMON)
            && s.beforeDay3 <= s.zones.size(CardZones.COMMON);
    return laid == s.laid
        && (rest & ~laid) == 0
        && (s.faceUp & s.known) == 0
        && seams
        && oldOnesBelow(s);
  }

  private static boolean oldOnesBelow(CardsState s) {
    for (int i = 0; i < s.zones.size(CardZones.COMMON); i++) {
      int limit = i < s.beforeDay2 ? 1 : i < s.beforeDay3 ? 2 : 3;
      if (s.content.day(s.zones.at(CardZones.COMMON, i)) > limit) {
        return false;
      }
    }
    return true;
  }

  private static boolean exit(CardsState s) {
    boolean aside = s.zones.size(CardZones.ASIDE) == 1;
    return s.day == 0 || s.result != CardsState.GOING_ON || betweenDays(s) == aside;
  }

  /// A Day has ended and the next has not been dealt.
  private static boolean betweenDays(CardsState s) {
    return !s.agenda.isEmpty() && s.agenda.peek() instanceof Days.Begin;
  }

  private static boolean venues(CardsState s) {
    boolean inside = s.zone != CardsState.MAIN;
    boolean open = (s.laid & s.content.layout().indoorMask()) != 0;
    return (inside || !open) && (!inside || (s.venuesEntered & s.zone) != 0);
  }

  private static boolean threats(CardsState s) {
    int bits = 0;
    for (int i = 0; i < s.zones.size(CardZones.THREATS_IN_FORCE); i++) {
      bits |= s.type(s.zones.at(CardZones.THREATS_IN_FORCE, i)).effect().bit();
    }
    return bits == s.threats && s.zones.size(CardZones.THREATS_IN_FORCE) == Math.max(0, s.day - 1);
  }

  private static boolean ending(CardsState s) {
    boolean over = s.result != CardsState.GOING_ON;
    boolean winner = s.result != CardsState.WON || s.living() > 0 && s.day == 3;
    boolean dead = s.result != CardsState.ALL_DEAD || s.living() == 0;
    boolean alive = over || s.day == 0 || s.living() > 0;
    return s.agenda.isEmpty() == over && winner && dead && alive;
  }

  private static boolean agenda(CardsState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      Step<?> step = s.agenda.at(depth);
      int[] args = s.agenda.book().args(step);
      boolean fits =
          switch (s.agenda.nameOf(step)) {
            case "choose-survivor" -> s.day == 0 && s.survivor[args[0]] == NONE;
            case "begin-turn", "give-up-common" -> s.alive(args[0]);
            case "hurt-everyone", "starve", "last-supper", "sweet-home" -> s.active != NONE;
            case "make-room", "trader-where", "keep" ->
                !s.zones.isEmpty(CardZones.DRAWN) && s.activeLives();
            case "lantern",
                "binoculars-look",
                "binoculars-order",
                "trader-give",
                "trader-deliver",
                "run-on" ->
                s.active != NONE;
            case "act", "end-turn", "game-turn", "activate", "close-game-turn", "discard-down" ->
                s.active != NONE;
            default -> true;
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }
}
