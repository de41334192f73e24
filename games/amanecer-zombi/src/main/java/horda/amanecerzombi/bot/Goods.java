package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;

/// What an Object is worth to a Group, whether it has it or could get it. An Object that a Mission
/// still lacks is worth most; what is there in plenty, little.
final class Goods {
  private static final int WANTED = 30;

  private Goods() {}

  /// To who knows the Missions of that seat.
  static int worth(AmanecerState s, int seat, int object) {
    return shown(s, seat, object) + (isWanted(s, seat, object) ? WANTED : 0);
  }

  /// As everybody at the table can see it.
  static int shown(AmanecerState s, int seat, int object) {
    ObjectCard card = s.content().object(object);
    int worth = card.light() ? 6 : 4;
    Weapon weapon = card.weapon();
    if (weapon != null) {
      worth += weapon.noise() > 0 ? 4 : isArmed(s, seat, object) ? 3 : 12;
      worth -= s.isTurned(object) && weapon.noise() > 0 ? 3 : 0;
    }
    worth += card.has(Icon.MEDICINE) ? isHurt(s, seat, Icon.MEDICINE) ? 14 : 6 : 0;
    worth += card.has(Icon.FOOD) ? isHurt(s, seat, Icon.FOOD) ? 10 : 3 : 0;
    worth += card.consumable() && readies(s, seat, card) ? 10 : 0;
    worth += 4 * card.traits().amount(Trait.LOAD);
    return worth + (s.content().objectDeck(object) == Deck.SPECIAL ? 12 : 0);
  }

  /// Would a Mission lack it?
  static boolean isWanted(AmanecerState s, int seat, int object) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      Goal goal = s.content().mission(card).goal();
      if (Wishes.points(s, card) > 0
          && (goal instanceof Goal.Deliver deliver && lacks(s, seat, deliver, object)
              || goal instanceof Goal.Guns guns && lacksGun(s, seat, guns, object)
              || goal instanceof Goal.Burn && MissionGoals.isFuel(s, object))) {
        return true;
      }
    }
    return false;
  }

  private static boolean lacks(AmanecerState s, int seat, Goal.Deliver deliver, int object) {
    for (Demand demand : deliver.objects()) {
      if (!demand.isMetBy(s.content().object(object))) {
        continue;
      }
      int needed = 0;
      for (Demand same : deliver.objects()) {
        needed += same == demand ? 1 : 0;
      }
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int other = s.zones.at(held, i);
        needed -= other != object && demand.isMetBy(s.content().object(other)) ? 1 : 0;
      }
      if (needed > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean lacksGun(AmanecerState s, int seat, Goal.Guns guns, int object) {
    return s.content().object(object).gun()
        && !s.isTurned(object)
        && MissionGoals.readyGuns(s, seat) <= guns.guns();
  }

  /// Has everybody something quiet to fight with, this Object apart?
  private static boolean isArmed(AmanecerState s, int seat, int but) {
    int weapons = 0;
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      Weapon weapon = s.content().object(object).weapon();
      weapons += object != but && weapon != null && weapon.noise() == 0 ? 1 : 0;
    }
    return weapons >= s.people(seat);
  }

  private static boolean isHurt(AmanecerState s, int seat, Icon icon) {
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      int on = s.damageOn[damage];
      if (on != NONE
          && s.content().damage(damage).isRemovedBy(icon)
          && s.zones.contains(Piles.group(seat), on)) {
        return true;
      }
    }
    return false;
  }

  /// Would it make a turned Vehicle ready?
  private static boolean readies(AmanecerState s, int seat, ObjectCard card) {
    Vehicle vehicle = s.vehicle[seat] == NONE ? null : s.table.vehicle(s.vehicle[seat]);
    return vehicle != null && (vehicle.icons() & card.icons()) != 0 && !s.vehicleReady(seat);
  }
}
