package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// COMBAT, MELEE, RANGED, RELOAD: which attacks there are, and how one begins.
public final class Attacks {
  /// Kinds of attacks, as bits.
  static final int WITH_MELEE = 1;

  static final int WITH_RANGED = 2;

  private Attacks() {}

  static void list(MorgueState s, int survivor, Choices into) {
    boolean cutOff = s.aloft(survivor);
    for (int slot = 0; slot < SLOTS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null) {
        reloads(s, survivor, slot, weapon, into);
        if (!cutOff && isLoaded(s, survivor, slot) && canPay(s, weapon.ranged())) {
          with(s, survivor, weapon, slot, into);
        }
      }
    }
  }

  /// Attacks that cost nothing: of those kinds, wherever they may aim.
  static void listFree(MorgueState s, int survivor, int kinds, Choices into) {
    for (int slot = 0; slot < SLOTS && !s.aloft(survivor); slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null
          && (kinds & (weapon.ranged() ? WITH_RANGED : WITH_MELEE)) != 0
          && isLoaded(s, survivor, slot)) {
        with(s, survivor, weapon, slot, into);
      }
    }
  }

  /// Whoever reloads for nothing can always shoot; the weapon is loaded then (RMO-RELOAD-08).
  static boolean isLoaded(MorgueState s, int survivor, int slot) {
    return !s.spent(s.slot(survivor, slot)) || s.has(survivor, Skill.FREE_RELOAD);
  }

  /// The weapon alone, unless its twin in an earlier slot says the same; and the pair.
  private static void with(MorgueState s, int survivor, Weapon weapon, int slot, Choices into) {
    boolean twin = false;
    for (int other = 0; other < slot; other++) {
      boolean same = weapon.equals(Arms.weapon(s, survivor, other));
      boolean loaded = same && isLoaded(s, survivor, other);
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

  /// Zones with an enemy (RMO-COMBAT-07), in sight and in range (RMO-RANGED-01, 02).
  private static void targets(MorgueState s, int survivor, Weapon weapon, int slots, Choices into) {
    int here = s.zone[survivor];
    if (!weapon.ranged()) {
      if (Rivals.enemyIn(s, survivor, here)) {
        into.add(Code.of(Act.MELEE, slots));
      }
      return;
    }
    boolean tricks = Integer.bitCount(slots) == 2 && s.has(survivor, Skill.TRICK_SHOT);
    ZoneSet seen = s.ways().seen(here);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      if (isTarget(s, survivor, weapon, zone)) {
        into.add(Code.of(Act.RANGED, zone, slots));
        for (int other = seen.first(); tricks && other >= 0; other = seen.after(other)) {
          if (other != zone && isTarget(s, survivor, weapon, other)) {
            into.add(Code.of(Act.TRICK_SHOT, zone, slots, other));
          }
        }
      }
    }
  }

  /// Whether somebody could be attacked with it, were it in a hand.
  static boolean hasTarget(MorgueState s, int survivor, Weapon weapon) {
    int here = s.zone[survivor];
    if (!weapon.ranged()) {
      return Rivals.enemyIn(s, survivor, here);
    }
    ZoneSet seen = s.ways().seen(here);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      if (isTarget(s, survivor, weapon, zone)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(MorgueState s, int survivor, Weapon weapon, int zone) {
    int range = s.ways().range(s.zone[survivor], zone);
    int farthest = weapon.farthest() + s.times(survivor, Skill.MAX_RANGE);
    return range >= weapon.nearest() && range <= farthest && Rivals.enemyIn(s, survivor, zone);
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
    free(s, survivor, ranged, zone, slots, out);
  }

  /// One action, a weapon for each zone, in this order (RMO-SK-82).
  static void trick(MorgueState s, int survivor, int zone, int slots, int other, Out out) {
    pay(s, true);
    aim(s, survivor, zone, slots, other, out);
  }

  /// The attack itself, paid for or free.
  static void free(MorgueState s, int survivor, boolean ranged, int zone, int slots, Out out) {
    prepare(s, survivor, ranged, zone, slots);
    if (starts(s, slots, out)) {
      push(s, new Aftermath(NONE, 0, 0));
    }
  }

  /// The same for an attack on two zones.
  static void aim(MorgueState s, int survivor, int zone, int slots, int other, Out out) {
    int first = Integer.lowestOneBit(slots);
    prepare(s, survivor, true, zone, first);
    if (starts(s, slots, out)) {
      push(s, new Aftermath(other, slots & ~first, 0));
    }
  }

  /// Noise once for the action (RMO-NOISE-02), shots are spent; false if fire has done it all.
  private static boolean starts(MorgueState s, int slots, Out out) {
    int survivor = s.attacker;
    Weapon weapon = Arms.used(s);
    s.mark(survivor, MorgueState.FOUGHT);
    if (weapon.reload() && s.has(survivor, Skill.FREE_RELOAD)) {
      load(s, survivor, slots, out);
    }
    out.tell(MorgueEvent.ATTACKS, s.who[survivor], card(s), s.attackZone);
    Noise.endRotten(s, survivor, out);
    if (weapon.loud()) {
      Noise.byEquipment(s, survivor, out);
    }
    if (weapon.special() == Weapon.Special.KILLS_ALL) {
      Fire.burn(s, out);
      return false;
    }
    boolean empties = !s.has(survivor, Skill.FREE_RELOAD);
    for (int slot = 0; slot < SLOTS && weapon.reload(); slot++) {
      if ((slots >> slot & 1) != 0) {
        s.spent(s.slot(survivor, slot), empties);
      }
    }
    return true;
  }

  private static void push(MorgueState s, Aftermath after) {
    s.agenda.push(after);
    s.agenda.push(new Hits());
    s.agenda.push(new SteadyHand(SteadyHand.NOBODY_YET));
    s.agenda.push(new Dice.Count());
    s.agenda.push(new Sixes(0));
    s.agenda.push(new Dice.Reroll());
    s.agenda.push(new DiceValue());
  }

  /// The second shot of a trick: with the limits of the one action that both are.
  static void second(MorgueState s, int survivor, int zone, int slots, int earned, Out out) {
    int rerolled = s.rerolled;
    boolean reaped = s.reaped;
    prepare(s, survivor, true, zone, slots);
    s.rerolled = rerolled;
    s.reaped = reaped;
    out.tell(MorgueEvent.ATTACKS, s.who[survivor], card(s), zone);
    push(s, new Aftermath(NONE, 0, earned));
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
    s.spared = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      s.kills[kind] = 0;
    }
  }

  static int card(MorgueState s) {
    return s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
  }

  /// An empty weapon in hand; one action reloads both of a pair (RMO-RELOAD-01, 04, 07), or none is
  /// needed (08).
  private static void reloads(MorgueState s, int survivor, int slot, Weapon weapon, Choices into) {
    boolean empty = weapon.reload() && s.spent(s.slot(survivor, slot));
    if (!empty || !s.has(survivor, Skill.FREE_RELOAD) && !Paying.can(s, null, 1)) {
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

  static void reload(MorgueState s, int survivor, int slots, Out out) {
    if (!s.has(survivor, Skill.FREE_RELOAD)) {
      Paying.pay(s, null, 1);
    }
    load(s, survivor, slots, out);
  }

  private static void load(MorgueState s, int survivor, int slots, Out out) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if ((slots >> slot & 1) != 0 && s.spent(card)) {
        s.spent(card, false);
        out.tell(MorgueEvent.RELOADS, s.who[survivor], card);
      }
    }
  }
}
