package horda.cardsofthedead.bot;

import static horda.cardsofthedead.bot.CardsHints.URGENT;
import static horda.cardsofthedead.state.CardZones.hand;
import static horda.engine.Hints.FOOLISH;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.rules.Fighting;
import horda.cardsofthedead.state.CardsState;

/// Rules of thumb for what survivors carry: using, taking, moving and giving cards.
final class Pockets {
  private static final int KEVLAR = 35;
  private static final int NOTE = 22;

  /// Moving or lighting something while there is nothing better to do.
  private static final int IDLE = 2;

  private static final int FETCH = 8;
  private static final int STOW = 10;

  /// What Selena gives up for two unknown cards is worth less than this.
  private static final int TRACK = 7;

  /// Healing that keeps somebody alive, by a margin.
  private static final int RESCUE = 150;

  private static final int MARGIN = 2;

  /// Each point of healing that finds nothing to heal.
  private static final int WASTE = 8;

  /// A gift costs an action: it must help the other more than it would oneself.
  private static final int GIFT = 10;

  private static final int PITY = 30;
  private static final int WEAK = 4;

  private Pockets() {}

  static int use(CardsState s, int seat, CardType type) {
    return switch (type.effect()) {
      case WEAR -> KEVLAR;
      case NOTE -> Street.stuck(s) ? URGENT / 16 : NOTE;
      case LANTERN, BINOCULARS -> IDLE;
      default -> heal(s, seat, type);
    };
  }

  /// Healing costs nothing in a quiet moment, but none of it should be wasted.
  private static int heal(CardsState s, int seat, CardType type) {
    if (s.vitality[seat] <= type.redVitality()) {
      return FOOLISH;
    }
    int vitality = type.greenVitality();
    int immunity = Goods.greenImmunity(s, type);
    int better = Math.min(vitality, s.who(seat).vitality() - s.vitality[seat]);
    int fresher = Math.min(immunity, s.who(seat).immunity() - s.immunity[seat]);
    int waste = vitality + immunity - better - fresher;
    boolean sick = s.immunity[seat] == 0;
    boolean low = s.vitality[seat] - Street.danger(s) - (sick ? 1 : 0) <= MARGIN;
    boolean saves = low && (better > 0 || sick && fresher > 0);
    return (saves ? RESCUE : 0) + 5 + better + fresher - WASTE * waste;
  }

  /// What lies in the row can wait until an action is to spare, unless the door is open.
  static int pickUp(CardsState s, int seat, int n) {
    int worth = Goods.worth(s, seat, s.space[n]);
    int room = Street.stuck(s) ? URGENT : Street.room(s);
    return room + (s.actions == 1 && !Street.openDoor(s) ? worth * 6 / 10 : worth);
  }

  static int fetch(CardsState s, int seat, int card) {
    CardType type = s.type(card);
    if (Street.stuck(s) && s.actions > 1 && makesRoom(s, seat, type)) {
      return URGENT / 8 + Goods.worth(s, seat, card);
    }
    int arming = Blows.arming(s, seat, card);
    if (arming > 0) {
      return arming;
    }
    int held = s.zones.size(hand(seat));
    return switch (type.effect()) {
      case NOTE, WEAR -> FETCH;
      case HEAL -> {
        int heal = heal(s, seat, type);
        yield heal > RESCUE / 2 ? heal - STOW : heal > 0 ? 5 : held < 4 ? IDLE : -1;
      }
      default -> held < 3 ? 1 : -1;
    };
  }

  private static boolean makesRoom(CardsState s, int seat, CardType type) {
    return switch (type.effect()) {
      case THROW, GRENADE, TOOLKIT, NOTE -> true;
      default -> type.isWeapon() && Fighting.ready(s, seat).isNone() && s.actions > 2;
    };
  }

  /// Only what would be lost at the end of the turn.
  static int stow(CardsState s, int seat) {
    return s.zones.size(hand(seat)) > CardsState.HAND_LIMIT ? STOW : FOOLISH;
  }

  static int exchange(CardsState s, int seat, int stowed, int fetched) {
    int gain = fetch(s, seat, fetched);
    CardType type = s.type(stowed);
    boolean needed = type.effect() == Effect.HEAL && heal(s, seat, type) > 0;
    return gain >= 5 && !needed ? gain - IDLE : FOOLISH;
  }

  static int track(CardsState s, int seat, int card) {
    return TRACK - Goods.worth(s, seat, card);
  }

  static int give(CardsState s, int seat, int card, int other) {
    int gain =
        Goods.worth(s, other, card) - Goods.worth(s, seat, card) + pity(s, seat, card, other);
    return gain > GIFT ? gain / 2 : FOOLISH;
  }

  /// A healthy survivor gives to one who is not.
  private static int pity(CardsState s, int seat, int card, int other) {
    boolean helps = s.type(card).greenVitality() > 0 && s.vitality[other] <= WEAK;
    return helps && s.vitality[seat] > 2 * WEAK ? PITY : 0;
  }
}
