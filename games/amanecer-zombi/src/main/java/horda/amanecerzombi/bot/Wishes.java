package horda.amanecerzombi.bot;

import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Ground;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;

/// Rules of thumb: what a player's own Missions still ask for.
final class Wishes {
  /// In the game for one every required Mission is worth the same.
  static final int POINTS_ALONE = 12;

  private Wishes() {}

  /// What a Mission is worth; in the game for one only the required ones (AMZ-SOLO-19).
  static int points(AmanecerState s, int card) {
    if (!s.isSolo()) {
      return s.content().mission(card).points();
    }
    return (s.required & 1 << card) != 0 ? POINTS_ALONE : 0;
  }

  /// Could one more reveal of this Location bring what a Mission needs?
  static boolean seeks(AmanecerState s, int seat, int square) {
    return seeks(s, seat, s.table.square(square).ground() == Ground.GREEN);
  }

  /// The same for Locations of a colour.
  static boolean seeks(AmanecerState s, int seat, boolean green) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (points(s, card) > 0 && seeks(s, seat, s.content().mission(card), green)) {
        return true;
      }
    }
    return false;
  }

  private static boolean seeks(AmanecerState s, int seat, Mission mission, boolean green) {
    return switch (mission.goal()) {
      case Goal.Deliver deliver ->
          !MissionGoals.canDeliver(s, seat, deliver.objects(), 0)
              && green == inGreen(deliver.objects().getFirst());
      case Goal.Guns _ -> !green;
      case Goal.Crowd crowd -> green && s.people(seat) < crowd.characters();
      case Goal.Motorised motorised -> green && s.people(seat) < motorised.characters();
      default -> false;
    };
  }

  private static boolean inGreen(Demand demand) {
    return demand == Demand.FOOD || demand == Demand.MEDICINE || demand == Demand.ELECTRIC;
  }

  /// Does a Mission want this Object? Then it is not used up.
  static boolean wants(AmanecerState s, int seat, int object) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (points(s, card) > 0
          && s.content().mission(card).goal() instanceof Goal.Deliver deliver
          && deliver.objects().stream().anyMatch(d -> d.isMetBy(s.content().object(object)))) {
        return true;
      }
    }
    return false;
  }

  /// Must the Vehicle stay ready for a Mission that could soon be shown?
  static boolean sparesVehicle(AmanecerState s, int seat) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (points(s, card) > 0
          && s.content().mission(card).goal() instanceof Goal.Motorised motorised
          && s.people(seat) >= motorised.characters()) {
        return true;
      }
    }
    return false;
  }

  /// Would a Mission be served by fighting these Zombies of one's own hand, and can the Group bear
  /// all that it holds? Also in a combat that has begun.
  static boolean hunts(AmanecerState s, int seat, Zombie zombie) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (points(s, card) > 0 && served(s, seat, s.content().mission(card).goal(), zombie)) {
        int dice = s.dice + zombie.dice() + zombie.initialAttack() / 2;
        return Odds.damage(dice, Odds.quietDice(s, seat)) < 100 * Odds.room(s, seat) - 60;
      }
    }
    return false;
  }

  private static boolean served(AmanecerState s, int seat, Goal goal, Zombie zombie) {
    return switch (goal) {
      case Goal.Trophies trophies ->
          MissionGoals.points(s, Piles.trophies(seat)) + MissionGoals.points(s, Piles.hand(seat))
              >= trophies.points();
      case Goal.SpecialZombies special ->
          zombie.special() != null
              && MissionGoals.specials(s, Piles.COMBAT) + MissionGoals.specials(s, Piles.hand(seat))
                  >= special.cards();
      case Goal.Massacre massacre ->
          MissionGoals.points(s, Piles.COMBAT) + MissionGoals.points(s, Piles.hand(seat))
              >= massacre.points();
      default -> false;
    };
  }

  /// Is there a Mission for which Zombies are worth keeping in the hand?
  static boolean keepsZombies(AmanecerState s, int seat) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      Goal goal = s.content().mission(card).goal();
      if (points(s, card) > 0
          && (goal instanceof Goal.Trophies
              || goal instanceof Goal.SpecialZombies
              || goal instanceof Goal.Massacre)) {
        return true;
      }
    }
    return false;
  }
}
