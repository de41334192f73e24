package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Nullable;
import horda.ruemorgue.content.Item;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.Weapon.Special;
import horda.ruemorgue.state.MorgueState;

/// EQP, COMBAT: what a survivor can fight with, and the numbers of it.
public final class Arms {
  private Arms() {}

  /// The weapon in a slot from which it can be used: a hand, or any with Webbing (RMO-EQP-07).
  public static @Nullable Weapon weapon(MorgueState s, int survivor, int slot) {
    int card = s.slot(survivor, slot);
    if (card < 0) {
      return null;
    }
    boolean held = slot < HANDS || s.has(survivor, Skill.WEBBING);
    return held ? s.table.weapon(card) : null;
  }

  /// Whether the two weapons in those slots can be used together (RMO-EQP-06, COMBAT-02).
  static boolean isPair(MorgueState s, int survivor, int one, int other) {
    Weapon weapon = weapon(s, survivor, one);
    if (weapon == null || !weapon.equals(weapon(s, survivor, other))) {
      return false;
    }
    boolean dual =
        weapon.dual()
            || s.has(survivor, Skill.AMBIDEXTROUS)
            || s.has(survivor, weapon.ranged() ? Skill.GUNSLINGER : Skill.SWORDMASTER);
    return dual && weapon.special() != Special.KILLS_ALL;
  }

  /// The weapon of an attack: one of the slots stands for both.
  static Weapon used(MorgueState s) {
    int slot = Integer.numberOfTrailingZeros(s.attackSlots);
    Weapon weapon = s.table.weapon(s.slot(s.attacker, slot));
    if (weapon == null) {
      throw new IllegalStateException("an attack without a weapon");
    }
    return weapon;
  }

  /// Dice of the whole attack: values or what replaces them, then bonuses (RMO-COMBAT-09).
  ///
  /// @param replaced whether each weapon throws as many as there are Actors (RMO-SK-32, 52)
  public static int dice(MorgueState s, boolean replaced) {
    int survivor = s.attacker;
    int each = replaced ? actors(s) : used(s).dice();
    each += s.times(survivor, s.ranged ? Skill.DIE_RANGED : Skill.DIE_MELEE);
    each += s.times(survivor, Skill.DIE_COMBAT);
    int frenzy =
        s.times(survivor, s.ranged ? Skill.FRENZY_RANGED : Skill.FRENZY_MELEE)
            + s.times(survivor, Skill.FRENZY_COMBAT);
    each += frenzy * s.wounds(survivor);
    int dice = each * Integer.bitCount(s.attackSlots);
    return dice + (s.ranged ? 0 : knives(s));
  }

  /// Everybody in the zone that is attacked, the attacker too if there.
  static int actors(MorgueState s) {
    int actors = s.zombies(s.attackZone);
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      actors += s.zone[survivor] == s.attackZone && !s.aloft(survivor) ? 1 : 0;
    }
    return actors;
  }

  /// Each weapon used gets one die more from a Knife in another hand (RMO-COMBAT-11).
  private static int knives(MorgueState s) {
    int more = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      if ((s.attackSlots >> slot & 1) != 0) {
        boolean helped = false;
        for (int other = 0; other < SLOTS; other++) {
          Weapon knife = other == slot ? null : weapon(s, s.attacker, other);
          helped |= knife != null && knife.special() == Special.HELPS_OTHER_HAND;
        }
        more += helped ? 1 : 0;
      }
    }
    return more;
  }

  /// What is added to every die (RMO-SK-01 to 03).
  static int bonus(MorgueState s) {
    return s.times(s.attacker, Skill.ROLL_COMBAT)
        + s.times(s.attacker, s.ranged ? Skill.ROLL_RANGED : Skill.ROLL_MELEE);
  }

  /// Damage of a hit (RMO-SK-13, 14, 80).
  static int damage(MorgueState s) {
    Weapon weapon = used(s);
    boolean strong = !s.ranged && s.has(s.attacker, Skill.SUPER_STRENGTH);
    int damage = strong ? Math.max(3, weapon.damage()) : weapon.damage();
    return damage + more(s, weapon);
  }

  private static int more(MorgueState s, Weapon weapon) {
    int more = 0;
    String type = s.ranged ? "ranged" : "melee";
    for (var grant : s.grants(s.attacker)) {
      boolean typed =
          grant.skill() == Skill.DAMAGE
              && (grant.about().equals("combat") || grant.about().equals(type));
      boolean named = grant.skill() == Skill.DAMAGE_WITH && grant.about().equals(weapon.id());
      more += typed || named ? 1 : 0;
    }
    return more;
  }

  /// Whether one hit may take a second zombie of the same kind (RMO-SK-76 to 78).
  static boolean reaps(MorgueState s) {
    return s.has(s.attacker, Skill.REAPER_COMBAT)
        || s.has(s.attacker, s.ranged ? Skill.REAPER_RANGED : Skill.REAPER_MELEE);
  }

  /// Whether sixes bring more dice (RMO-SK-21 to 23).
  static boolean sixesRoll(MorgueState s) {
    return s.has(s.attacker, Skill.SIX_COMBAT)
        || s.has(s.attacker, s.ranged ? Skill.SIX_RANGED : Skill.SIX_MELEE);
  }

  /// Whether the attacker picks the targets of a shot (RMO-RANGED-09).
  static boolean picksTargets(MorgueState s) {
    int card = s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
    return !s.ranged
        || s.scope[card] != NONE
        || s.has(s.attacker, Skill.SNIPER)
        || s.has(s.attacker, Skill.POINT_BLANK) && s.attackZone == s.zone[s.attacker];
  }

  /// Whether some ammunition on the sheet lets this weapon's dice be thrown again.
  static boolean hasAmmunition(MorgueState s) {
    int used = s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
    String id = s.scope[used] != NONE ? "sniper-rifle" : s.table.equipment(used).id();
    for (int slot = 0; slot < SLOTS && s.ranged; slot++) {
      int card = s.slot(s.attacker, slot);
      if (card >= 0
          && s.table.equipment(card) instanceof Item item
          && item.effect() == Item.Effect.REROLL
          && item.weapons().contains(id)) {
        return true;
      }
    }
    return false;
  }
}
