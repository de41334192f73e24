package horda.cardsofthedead.bot;

import static horda.cardsofthedead.bot.CardsHints.URGENT;
import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.SPACES;
import static horda.engine.Hints.FOOLISH;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.content.Attack;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.rules.Carrying;
import horda.cardsofthedead.rules.Damage;
import horda.cardsofthedead.rules.Fighting;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;

/// Rules of thumb for fighting: what an attack, or getting ready for one, is worth.
final class Blows {
  /// The wear of a weapon, for a blow of three.
  private static final int WEAR = 8;

  /// The point of Immunity that Dan pays, and what it is worth to keep the chance.
  private static final int PUNCH = 9;

  /// Staying alive.
  private static final int RESCUE = 150;

  /// A weapon ready while something bites; else it can wait for an idle moment.
  private static final int ARM = 60;

  private static final int IDLE = 10;

  /// What is equipped is loaded before anything else is equipped.
  private static final int LOAD = 8;

  private Blows() {}

  static int strike(CardsState s, int seat, int n) {
    Attack attack = Fighting.ready(s, seat);
    boolean wears = s.type(s.equipped[seat]).uses() > 0 || s.loaded[seat] != NONE;
    int wear = wears ? WEAR * attack.value() * attack.usesPerAttack() / 3 : 0;
    return aim(s, seat, n, attack) - wear - ownBlast(s, seat, attack);
  }

  /// An Agent's explosion strikes everybody; nobody blows a friend up, or himself.
  private static int ownBlast(CardsState s, int seat, Attack attack) {
    boolean spares = s.loaded[seat] != NONE && s.type(s.loaded[seat]).sparesSurvivors();
    if (attack.type() != Attack.Type.EXPLOSIVE || spares) {
      return 0;
    }
    return struck(s, attack.value());
  }

  private static int struck(CardsState s, int power) {
    int cost = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.alive(seat)) {
        cost += s.vitality[seat] <= power + 2 ? 2 * URGENT : Street.POINT * power;
      }
    }
    return cost;
  }

  static int punch(CardsState s, int seat, int n) {
    return s.vitality[seat] > 1 ? strike(s, seat, n) - PUNCH - (s.actions > 1 ? PUNCH : 0) : -1;
  }

  /// What an attack on the card of a space brings, whatever it is made with.
  private static int aim(CardsState s, int seat, int n, Attack attack) {
    CardType type = s.type(s.space[n]);
    int left = Damage.toughness(s, s.space[n]) - s.hits[n];
    boolean kills = attack.value() >= left;
    boolean stuck = Street.stuck(s);
    if (type.isResource()) {
      return stuck ? URGENT - Goods.worth(s, seat, s.space[n]) : FOOLISH;
    }
    int worth = Street.blow(s, seat, n, attack);
    if (stuck && (kills || attack.value() * s.actions >= left)) {
      return kills ? URGENT + worth : URGENT / 2 - left;
    }
    if (type.call() >= 0) {
      worth += inside(s, seat, type) * Math.min(attack.value(), type.hp()) / type.hp();
    }
    boolean lethal = Street.danger(s) >= s.vitality[seat];
    return worth + (lethal && kills && worth > 0 ? RESCUE : 0);
  }

  /// What a box holds: a gun, a MedKit or a soup.
  private static int inside(CardsState s, int seat, CardType box) {
    int pile = CardZones.pile(box.call());
    return s.zones.isEmpty(pile) ? 0 : Goods.boxed(s, seat, s.zones.top(pile));
  }

  static int useOn(CardsState s, int seat, int card, int n, int option) {
    CardType type = s.type(card);
    if (type.effect() == Effect.TOOLKIT) {
      CardType box = s.type(s.space[n]);
      return Street.stuck(s)
          ? URGENT
          : box.call() >= 0 ? inside(s, seat, box) : Street.relief(s, n) - IDLE / 2;
    }
    Attack attack =
        type.effect() == Effect.CHOOSE_ONE ? type.options().get(option).attack() : type.attack();
    int worth = aim(s, seat, n, attack);
    return worth == FOOLISH ? FOOLISH : worth - Goods.worth(s, seat, card) / 2;
  }

  /// A weapon that still hits is not thrown away for another.
  static int equip(CardsState s, int seat, int card) {
    CardType weapon = s.type(card);
    boolean useless = weapon.needsLoad() && !Goods.holdsLoad(s, seat, weapon.takes());
    if (useless) {
      return FOOLISH;
    }
    if (!Fighting.ready(s, seat).isNone()) {
      return -1;
    }
    if (Street.stuck(s) && s.actions > 1) {
      return URGENT / 4 + weapon.attack().value();
    }
    boolean far = weapon.needsLoad() && !Goods.inZone(s, hand(seat), weapon.takes(), true);
    // One that takes ammunition comes back to hand when it is replaced: it goes first.
    int first = weapon.takes() == Ammunition.NONE ? 0 : 3;
    return urge(s) + (far ? -IDLE / 2 : weapon.attack().value() + first);
  }

  private static int urge(CardsState s) {
    return Street.danger(s) > 0 ? ARM : IDLE;
  }

  static int load(CardsState s, int seat, CardType load) {
    if (s.loaded[seat] != NONE) {
      return FOOLISH;
    }
    if (load.loads() == Ammunition.AGENT) {
      boolean blast = load.attack().type() == Attack.Type.EXPLOSIVE && !load.sparesSurvivors();
      return agent(s, seat, load.attack()) - (blast ? struck(s, load.attack().value()) : 0);
    }
    return Street.stuck(s) && s.actions > 1 ? URGENT / 4 : urge(s) + LOAD;
  }

  /// An Agent is for what a bare fist cannot do.
  private static int agent(CardsState s, int seat, Attack attack) {
    Attack fist = s.type(s.equipped[seat]).attack();
    int most = 0;
    int plain = 0;
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] != NONE && s.type(s.space[n]).isZombie()) {
        most = Math.max(most, Street.blow(s, seat, n, attack));
        plain = Math.max(plain, Street.blow(s, seat, n, fist));
      }
    }
    return most - plain - IDLE;
  }

  /// Is it this card that arms an empty hand?
  static int arming(CardsState s, int seat, int card) {
    CardType type = s.type(card);
    boolean weapon = type.isWeapon() && Fighting.ready(s, seat).isNone();
    boolean round =
        Carrying.fits(s, seat, card) && s.loaded[seat] == NONE && type.loads() != Ammunition.AGENT;
    return weapon || round ? urge(s) - 5 : 0;
  }
}
