package horda.cardsofthedead.bot;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType.Ability;
import horda.cardsofthedead.rules.Carrying;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;

/// What a card is worth to a survivor, in tenths of a point of Vitality.
final class Goods {
  private static final int VITALITY = 10;
  private static final int IMMUNITY = 9;

  /// A weapon with something to load it.
  private static final int GUN = 60;

  /// Hits that make a survivor feel armed.
  private static final int ARMED = 6;

  private Goods() {}

  static int worth(CardsState s, int seat, int card) {
    CardType type = s.type(card);
    if (type.isWeapon()) {
      return weapon(s, seat, card, type);
    }
    if (type.loads() != Ammunition.NONE) {
      return load(s, seat, type);
    }
    return switch (type.effect()) {
      case HEAL -> heal(s, seat, card, type);
      case CHOOSE_ONE -> 18;
      case WEAR -> 40;
      case NOTE -> 24;
      case GRENADE -> 45;
      case THROW -> 14;
      case TOOLKIT -> 9;
      case LANTERN -> 10;
      case BINOCULARS -> 5;
      default -> 3;
    };
  }

  /// The more of it there is already, the less it helps: nobody dies with healing left to spare.
  private static int heal(CardsState s, int seat, int card, CardType type) {
    int worth =
        VITALITY * (type.greenVitality() - type.redVitality())
            + IMMUNITY * (greenImmunity(s, type) - type.redImmunity());
    int stock = stock(s, seat, card, type.greenVitality() > 0);
    return stock < 6 ? worth : stock < 12 ? worth * 6 / 10 : worth * 3 / 10;
  }

  /// Immunity that a card restores, a Resistant Strain considered.
  static int greenImmunity(CardsState s, CardType type) {
    int immunity = type.greenImmunity();
    return immunity > 0 && s.inForce(Effect.STRAIN) ? immunity - 1 : immunity;
  }

  /// What a box is worth by the card on its pile: a gun comes with what loads it.
  static int boxed(CardsState s, int seat, int card) {
    return s.type(card).effect() == Effect.HEAL ? worth(s, seat, card) : GUN;
  }

  /// Points of healing that a survivor carries apart from this card.
  static int stock(CardsState s, int seat, int but, boolean vitality) {
    int sum = 0;
    for (int k = 0; k < 2; k++) {
      int zone = k == 0 ? CardZones.hand(seat) : CardZones.reserve(seat);
      for (int i = s.zones.size(zone) - 1; i >= 0; i--) {
        int card = s.zones.at(zone, i);
        CardType type = s.type(card);
        sum += card == but ? 0 : vitality ? type.greenVitality() : type.greenImmunity();
      }
    }
    return sum;
  }

  private static int weapon(CardsState s, int seat, int card, CardType type) {
    if (type.needsLoad() && !holdsLoad(s, seat, type.takes())) {
      return 5;
    }
    if (type.takes() != Ammunition.NONE) {
      return GUN;
    }
    int value = type.attack().value() * type.uses() * 16 / 10;
    if (s.who(seat).ability() == Ability.FREE_PUNCH) {
      return value * 4 / 10;
    }
    int blows = hits(s, seat, card);
    return blows < ARMED ? 2 * value : blows < 2 * ARMED ? value : value / 2;
  }

  /// Hits that a survivor can still deal with what is at hand, except for this card.
  static int hits(CardsState s, int seat, int but) {
    int sum = 0;
    if (s.equipped[seat] != NONE) {
      CardType weapon = s.type(s.equipped[seat]);
      sum +=
          weapon.uses() == 0 ? 0 : weapon.attack().value() * (weapon.uses() - s.equippedUses[seat]);
      sum += s.loaded[seat] == NONE ? 0 : 3 * (s.type(s.loaded[seat]).uses() - s.loadedUses[seat]);
    }
    for (int k = 0; k < 2; k++) {
      int zone = k == 0 ? CardZones.hand(seat) : CardZones.reserve(seat);
      for (int i = s.zones.size(zone) - 1; i >= 0; i--) {
        int card = s.zones.at(zone, i);
        CardType type = s.type(card);
        if (card != but && type.uses() > 0) {
          sum +=
              type.isWeapon()
                  ? type.attack().value() * type.uses()
                  : Carrying.fits(s, seat, card) ? 3 * type.uses() : 0;
        }
      }
    }
    return sum;
  }

  private static int load(CardsState s, int seat, CardType type) {
    if (!holdsWeapon(s, seat, type.loads())) {
      return 2;
    }
    return type.loads() == Ammunition.AGENT ? 20 : 35;
  }

  /// Is there something to load a weapon with that takes this?
  static boolean holdsLoad(CardsState s, int seat, Ammunition kind) {
    return s.loaded[seat] != NONE && s.type(s.loaded[seat]).loads() == kind
        || inZone(s, CardZones.hand(seat), kind, true)
        || inZone(s, CardZones.reserve(seat), kind, true);
  }

  private static boolean holdsWeapon(CardsState s, int seat, Ammunition kind) {
    return s.equipped[seat] != NONE && s.type(s.equipped[seat]).takes() == kind
        || inZone(s, CardZones.hand(seat), kind, false)
        || inZone(s, CardZones.reserve(seat), kind, false);
  }

  static boolean inZone(CardsState s, int zone, Ammunition kind, boolean load) {
    for (int i = s.zones.size(zone) - 1; i >= 0; i--) {
      CardType type = s.type(s.zones.at(zone, i));
      if ((load ? type.loads() : type.takes()) == kind) {
        return true;
      }
    }
    return false;
  }
}
