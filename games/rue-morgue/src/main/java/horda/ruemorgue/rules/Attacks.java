package horda.ruemorgue.rules;

import static horda.ruemorgue.MorgueState.KINDS;
import static horda.ruemorgue.MorgueState.NONE;
import static horda.ruemorgue.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.ruemorgue.FreeAction;
import horda.ruemorgue.MorgueEvent;
import horda.ruemorgue.MorgueState;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.ZoneSet;

/** COMBAT, MELEE, RANGED, RELOAD: which attacks there are, and how one begins. */
final class Attacks {
  private Attacks() {}

  static void list(MorgueState s, int survivor, Choices into) {
    if (s.aloft(survivor)) {
      return;
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null) {
        reloads(s, survivor, slot, weapon, into);
        if (!s.spent(s.slot(survivor, slot)) && canPay(s, weapon.ranged())) {
          with(s, survivor, weapon, slot, into);
        }
      }
    }
  }

  /** The weapon alone, unless its twin in an earlier slot says the same; and the pair. */
  private static void with(MorgueState s, int survivor, Weapon weapon, int slot, Choices into) {
    boolean twin = false;
    for (int other = 0; other < slot; other++) {
      boolean same = weapon.equals(Arms.weapon(s, survivor, other));
      boolean loaded = same && !s.spent(s.slot(survivor, other));
      if (loaded && Arms.isPair(s, survivor, other, slot) && !twin) {
        targets(s, survivor, weapon, 1 << slot | 1 << other, into);
      }
      int card = s.slot(survivor, slot);
      int before = s.slot(survivor, other);
      twin |= loaded && (s.scope[card] == NONE) == (s.scope[before] == NONE);
    }
    if (!twin) {
      targets(s, survivor, weapon, 1 << slot, into);
    }
  }

  /** Zones with an enemy (RMO-COMBAT-07), in sight and in range (RMO-RANGED-01, 02). */
  private static void targets(MorgueState s, int survivor, Weapon weapon, int slots, Choices into) {
    int here = s.zone[survivor];
    if (!weapon.ranged()) {
      if (Rivals.enemyIn(s, survivor, here)) {
        into.add(Code.of(Act.MELEE, slots));
      }
      return;
    }
    int farthest = weapon.farthest() + s.times(survivor, Skill.MAX_RANGE);
    ZoneSet seen = s.ways().seen(here);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      int range = s.ways().range(here, zone);
      if (range >= weapon.nearest() && range <= farthest && Rivals.enemyIn(s, survivor, zone)) {
        into.add(Code.of(Act.RANGED, zone, slots));
      }
    }
  }

  private static FreeAction typed(boolean ranged) {
    return ranged ? FreeAction.RANGED : FreeAction.MELEE;
  }

  private static boolean canPay(MorgueState s, boolean ranged) {
    return s.freeActions[FreeAction.COMBAT.ordinal()] > 0 || Paying.can(s, typed(ranged), 1);
  }

  private static void pay(MorgueState s, boolean ranged) {
    boolean typed = s.freeActions[typed(ranged).ordinal()] > 0;
    Paying.pay(s, typed ? typed(ranged) : FreeAction.COMBAT, 1);
  }

  static void begin(MorgueState s, int survivor, boolean ranged, int zone, int slots, Out out) {
    pay(s, ranged);
    prepare(s, survivor, ranged, zone, slots);
    Weapon weapon = Arms.used(s);
    s.mark(survivor, MorgueState.FOUGHT);
    s.unmark(survivor, MorgueState.ROTTEN);
    out.tell(MorgueEvent.ATTACKS, s.who[survivor], card(s), zone);
    boolean silent = s.has(survivor, Skill.NINJA) && !s.marked(survivor, MorgueState.NINJA_OFF);
    if (weapon.loud() && !silent) {
      Noise.make(s, survivor);
    }
    if (weapon.special() == Weapon.Special.KILLS_ALL) {
      Fire.burn(s, out);
      return;
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      if ((slots >> slot & 1) != 0 && weapon.reload() && !s.has(survivor, Skill.FREE_RELOAD)) {
        s.spent(s.slot(survivor, slot), true);
      }
    }
    s.agenda.push(new Aftermath());
    s.agenda.push(new Hits());
    s.agenda.push(new Dice.Count());
    s.agenda.push(new Dice.Reroll());
    s.agenda.push(new Dice.Roll());
  }

  static void prepare(MorgueState s, int survivor, boolean ranged, int zone, int slots) {
    s.attacker = survivor;
    s.ranged = ranged;
    s.attackZone = zone;
    s.attackSlots = slots;
    s.diceCount = 0;
    s.rerolled = 0;
    s.hits = 0;
    s.hardHits = 0;
    s.reaped = false;
    s.slain = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      s.kills[kind] = 0;
    }
  }

  static int card(MorgueState s) {
    return s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
  }

  /** An empty weapon in hand; one action reloads both of a pair (RMO-RELOAD-01, 04, 07). */
  private static void reloads(MorgueState s, int survivor, int slot, Weapon weapon, Choices into) {
    boolean empty = weapon.reload() && s.spent(s.slot(survivor, slot));
    if (!empty || !Paying.can(s, null, 1)) {
      return;
    }
    int slots = 1 << slot;
    for (int other = 0; other < SLOTS; other++) {
      boolean pair = other != slot && Arms.isPair(s, survivor, slot, other);
      if (pair && s.spent(s.slot(survivor, other))) {
        if (other < slot) {
          return;
        }
        slots |= 1 << other;
      }
    }
    into.add(Code.of(Act.RELOAD, slots));
  }

  static void reload(MorgueState s, int survivor, int slots) {
    Paying.pay(s, null, 1);
    for (int slot = 0; slot < SLOTS; slot++) {
      if ((slots >> slot & 1) != 0) {
        s.spent(s.slot(survivor, slot), false);
      }
    }
  }
}
