package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Used;

/// Rules of thumb pass in nine windows of ten. Here it is told when, from a look at the hand, so
/// that playouts need not list what could be played.
public final class Reflexes {
  private Reflexes() {}

  /// Would nothing weigh more than to pass? A wrong no costs time only.
  static boolean passes(AmanecerState s, int window, int seat) {
    return !s.inCombat(seat)
        && s.announcedOn != seat
        && !Barter.isSeasonOfTrade(s, window)
        && !raids(s, window, seat)
        && !isHurt(s, seat)
        && !canAct(s, seat)
        && !hasMission(s, seat)
        && !holdsPlay(s, window, seat);
  }

  private static boolean raids(AmanecerState s, int window, int seat) {
    return Raids.isMoment(s, window, seat) && MissionGoals.neighbours(s, seat) != 0;
  }

  /// Damages that call for an Object, as the thumbs of windows see it.
  private static boolean isHurt(AmanecerState s, int seat) {
    for (int i = 0; !s.zones.isEmpty(Piles.objects(seat)) && i < s.people(seat); i++) {
      if (s.damages(s.person(seat, i)) > WindowThumbs.BADLY) {
        return true;
      }
    }
    return false;
  }

  /// Something of the Group is turned or somebody is hurt, and somebody could put it right.
  private static boolean canAct(AmanecerState s, int seat) {
    return isAble(s, seat) && (hasTurned(s, seat) || CombatThumbs.hurt(s, seat) > 0);
  }

  private static boolean isAble(AmanecerState s, int seat) {
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      if (s.table.isUsed(character) && (s.usedRound & Used.person(character)) == 0) {
        return true;
      }
    }
    for (int skill = 0; skill < AmanecerState.SKILLS; skill++) {
      if (s.skillOn[skill] != NONE
          && (s.usedRound & Used.skill(skill)) == 0
          && s.table.isUsedSkill(skill)
          && s.zones.contains(Piles.group(seat), s.skillOn[skill])) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasTurned(AmanecerState s, int seat) {
    if ((s.vehiclesTurned & 1 << seat) != 0) {
      return true;
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (s.isTurned(s.zones.at(held, i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMission(AmanecerState s, int seat) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (MissionGoals.met(s, seat, s.zones.at(held, i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean holdsPlay(AmanecerState s, int window, int seat) {
    int hand = Piles.hand(seat);
    boolean over = WindowThumbs.turnIsOver(s, window, seat);
    boolean throwing = over || WindowThumbs.tempting(s, seat, s.active);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      EventCard event = s.table.event(kind);
      if (event == null
          ? throwing && s.table.zombie(kind) != null
          : plays(s, over, window, event)) {
        return true;
      }
    }
    return false;
  }

  private static boolean plays(AmanecerState s, boolean over, int window, EventCard event) {
    return switch (event.effect()) {
      case DRAW, EXHAUST, LIFE_OR_DEATH -> true;
      case BLOCK, ZOMBIE_HITS -> s.fighting != NONE;
      case CRASH -> window == Windows.DRIVEN;
      case NOISE, BREAK_DOWN, EMPTY_TANK, MISLEAD -> over;
      default -> false;
    };
  }
}
