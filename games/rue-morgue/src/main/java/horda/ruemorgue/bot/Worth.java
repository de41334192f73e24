package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Item;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.rules.Arms;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.ZombieCards;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: what cards and skills are worth.
final class Worth {
  /// From here on a weapon is one to fight with.
  static final int ARMED = 130;

  private Worth() {}

  /// Hits to be expected of a weapon, a hundred for each; more if they kill Fatties.
  static int weapon(Weapon weapon) {
    if (weapon.special() == Weapon.Special.KILLS_ALL) {
      return 260;
    }
    int hits = weapon.dice() * (7 - weapon.accuracy()) * 100 / 6;
    int worth = weapon.damage() > 1 ? hits * 3 / 2 : hits;
    worth += weapon.ranged() ? 15 * weapon.farthest() : 0;
    worth += weapon.dual() ? 15 : 0;
    worth -= weapon.reload() ? 30 : 0;
    return worth + (weapon.door() == Weapon.Opens.NO ? 0 : 35);
  }

  static int card(MorgueState s, int survivor, int card) {
    Equipment equipment = s.table.equipment(card);
    if (equipment instanceof Weapon weapon) {
      int twin = weapon.dual() && holds(s, survivor, weapon.id(), card) ? 60 : 0;
      int scope = s.scope[card] != NONE ? 80 : 0;
      int key = weapon.door() != Weapon.Opens.NO && !othersOpen(s, survivor) ? 150 : 0;
      return weapon(weapon) + twin + scope + key;
    }
    Item item = (Item) equipment;
    return switch (item.effect()) {
      case CANCEL_WOUND -> 170;
      case VEST -> Rivals.areThere(s) ? 120 : 1;
      case REROLL -> 30;
      default -> parts(s, survivor, item.id());
    };
  }

  /// Half of something is worth more to whoever has the other half.
  private static int parts(MorgueState s, int survivor, String id) {
    String other =
        switch (id) {
          case "gasoline" -> "glass-bottles";
          case "glass-bottles" -> "gasoline";
          case "scope" -> "rifle";
          default -> "";
        };
    if (Fire.isPart(id) && Fire.isWanted(s)) {
      return 200;
    }
    return holds(s, survivor, other, NONE) ? 160 : 50;
  }

  private static boolean holds(MorgueState s, int survivor, String kind, int but) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0 && card != but && s.table.equipment(card).id().equals(kind)) {
        return true;
      }
    }
    return false;
  }

  /// Whether somebody else in play has something in hand that opens doors.
  private static boolean othersOpen(MorgueState s, int survivor) {
    for (int other = 0; other < s.survivors(); other++) {
      if (other != survivor && s.inPlay(other)) {
        for (int slot = 0; slot < HANDS; slot++) {
          Weapon weapon = Arms.weapon(s, other, slot);
          if (weapon != null && weapon.door() != Weapon.Opens.NO) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// Whether that much more experience would bring the whole table to a higher level of danger.
  static boolean rises(MorgueState s, int survivor, int more) {
    var numbers = s.table.content().numbers();
    return numbers.level(s.xp[survivor] + more).compareTo(ZombieCards.danger(s)) > 0;
  }

  /// Whether somebody has something in hand that opens doors.
  static boolean opens(MorgueState s, int survivor) {
    for (int slot = 0; slot < HANDS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null && weapon.door() != Weapon.Opens.NO) {
        return true;
      }
    }
    return false;
  }

  /// What both hands are worth together.
  static int hands(MorgueState s, int survivor, int left, int right) {
    int worth = held(s, survivor, left) + held(s, survivor, right);
    boolean pair = left >= 0 && right >= 0 && s.table.weapon(left) == s.table.weapon(right);
    if (pair && s.table.weapon(left) instanceof Weapon weapon) {
      worth += weapon.dual() ? weapon(weapon) : -weapon(weapon) / 2;
    }
    // A survivor who can only shoot is helpless among friends.
    return worth + (isMelee(s, left) || isMelee(s, right) ? 21 : 0);
  }

  private static boolean isMelee(MorgueState s, int card) {
    Weapon weapon = card >= 0 ? s.table.weapon(card) : null;
    return weapon != null && !weapon.ranged();
  }

  private static int held(MorgueState s, int survivor, int card) {
    return card >= 0 && s.table.weapon(card) != null ? card(s, survivor, card) : 0;
  }

  /// Kills to be expected of one action with the best weapon in hand, in hundredths.
  static int rate(MorgueState s, int survivor, boolean melee) {
    int best = 0;
    for (int slot = 0; slot < HANDS; slot++) {
      int card = s.slot(survivor, slot);
      Weapon weapon = card >= 0 ? s.table.weapon(card) : null;
      if (weapon != null && !(melee && weapon.ranged())) {
        int hits = weapon.dice() * (7 - weapon.accuracy()) * 17;
        best = Math.max(best, weapon.reload() ? hits * 2 / 3 : hits);
      }
    }
    return Math.min(best, 200);
  }

  /// The best weapon that can be used at once.
  static int best(MorgueState s, int survivor) {
    int best = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      best = weapon == null ? best : Math.max(best, weapon(weapon));
    }
    return best;
  }

  /// How gladly a skill is learnt.
  static int skill(Skill skill) {
    return switch (skill) {
      case EXTRA_ACTION, FREE_COMBAT, SHOVE -> 100;
      case TOUGH, REGENERATION, DREADNOUGHT, IS_THAT_ALL -> 85;
      case FREE_MELEE, FREE_RANGED, SNIPER, HIT_AND_RUN, FREE_MOVE, SLIPPERY -> 80;
      case ROLL_COMBAT, DIE_COMBAT, DAMAGE, STEADY_HAND, LUCKY, SUPER_STRENGTH -> 75;
      case ROLL_MELEE, ROLL_RANGED, DIE_MELEE, DIE_RANGED, REAPER_COMBAT, POINT_BLANK -> 70;
      case MEDIC, LIFESAVER, JUMP, SPRINT, TWO_ZONES_PER_MOVE, ZONE_PER_MOVE -> 65;
      case AMBIDEXTROUS, GUNSLINGER, SWORDMASTER, BLOODLUST_COMBAT, REROLL, SIX_COMBAT -> 60;
      case SCAVENGER, SEARCH_CARD, FREE_SEARCH, FREE_RELOAD, BREAK_IN, MAX_RANGE -> 50;
      case BARBARIAN, FULL_AUTO, ROTTEN, DISTRIBUTOR, REAPER_MELEE, REAPER_RANGED -> 45;
      default -> 30;
    };
  }
}
