package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.content.Attack;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.SurvivorType.Ability;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// Attacks with the equipped weapon, and what every attack on a card in the Play Area does.
public final class Fighting {
  private Fighting() {}

  /// The attack that the equipped weapon would make now; NONE without weapon or ammunition
  /// (COD-ACT-12, COD-NAMED-22).
  public static Attack ready(CardsState s, int seat) {
    if (s.equipped[seat] == NONE) {
      return Attack.NONE;
    }
    CardType weapon = s.type(s.equipped[seat]);
    if (s.loaded[seat] == NONE) {
      return weapon.needsLoad() ? Attack.NONE : weapon.attack();
    }
    CardType load = s.type(s.loaded[seat]);
    return load.sides().isEmpty() ? weapon.sides().get(s.side[seat]) : load.attack();
  }

  /// Dan may pay for one attack a turn with Punch with Immunity (COD-SURV-04).
  static boolean freePunch(CardsState s, int seat) {
    return !s.abilityUsed
        && s.who(seat).ability() == Ability.FREE_PUNCH
        && s.equipped[seat] != NONE
        && s.type(s.equipped[seat]).takes() == Ammunition.AGENT;
  }

  static void listTargets(CardsState s, int verb, int a, int b, Choices into) {
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (Damage.isTarget(s, n)) {
        into.add(a == NONE ? Code.of(verb, n) : Code.of(verb, a, n, b));
      }
    }
  }

  static boolean anyTarget(CardsState s) {
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (Damage.isTarget(s, n)) {
        return true;
      }
    }
    return false;
  }

  static void list(CardsState s, int seat, Choices into) {
    if (ready(s, seat).isNone()) {
      return;
    }
    if (s.actions > 0) {
      listTargets(s, Act.ATTACK, NONE, 0, into);
    }
    if (freePunch(s, seat)) {
      listTargets(s, Act.PUNCH, NONE, 0, into);
    }
  }

  /// The payment comes first; if it kills him the attack does not happen (COD-SURV-05).
  static void payAndPunch(CardsState s, int n, Out out) {
    s.abilityUsed = true;
    out.tell(
        s.immunity[s.active] > 0 ? CardsEvent.PAID_FOR_PUNCH : CardsEvent.PAID_WITH_VITALITY,
        s.survivor[s.active]);
    Damage.loseImmunity(s, s.active, 1, out);
    if (s.activeLives()) {
      withWeapon(s, n, out);
    }
  }

  /// Uses first, and an exhausted card goes; then the damage (COD-ACT-11).
  static void withWeapon(CardsState s, int n, Out out) {
    int seat = s.active;
    Attack attack = ready(s, seat);
    int weapon = s.equipped[seat];
    boolean fromLoad = s.loaded[seat] != NONE;
    int spent = fromLoad ? s.loaded[seat] : weapon;
    CardType source = s.type(spent);
    out.tell(CardsEvent.ATTACKED, s.survivor[seat], weapon, s.space[n], n + 1);
    if (fromLoad) {
      s.loadedUses[seat] += (byte) attack.usesPerAttack();
      if (s.loadedUses[seat] >= source.uses()) {
        out.tell(CardsEvent.WORN_OUT, s.loaded[seat]);
        Cards.discardLoaded(s, seat);
      }
    } else if (source.uses() > 0) {
      s.equippedUses[seat] += (byte) attack.usesPerAttack();
      if (s.equippedUses[seat] >= source.uses()) {
        out.tell(CardsEvent.WORN_OUT, weapon);
        Cards.discardEquipped(s, seat);
      }
    }
    at(s, n, attack, spent, source.sparesSurvivors(), out);
  }

  /// One attack on the card of a space; Noise of a weapon comes last (COD-DMG-09).
  static void at(CardsState s, int n, Attack attack, int weapon, boolean spares, Out out) {
    if (attack.noise() > 0) {
      s.agenda.push(new Noise(attack.noise(), true));
    }
    if (attack.type() == Attack.Type.EXPLOSIVE) {
      Explosion.ofWeapon(s, weapon, n, attack.value(), spares, out);
      return;
    }
    int card = s.space[n];
    if (!Damage.strike(s, n, attack.value(), out)) {
      if (attack.type() == Attack.Type.PARALYSING) {
        Damage.paralyseCard(s, n, out);
      }
      return;
    }
    CardType type = s.type(card);
    // Ranged damage is the one way to be rid of it in peace (COD-DMG-06).
    if (type.explosive() > 0 && attack.type() != Attack.Type.RANGED) {
      Explosion.afterDestruction(s, card, n, type.explosive(), true, out);
    }
    Boxes.payOut(s, card, out);
  }
}
