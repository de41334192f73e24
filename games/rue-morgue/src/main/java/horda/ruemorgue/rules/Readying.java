package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Out;
import horda.ruemorgue.content.Combination;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// TURN: whether making something, and the sorting that goes with it, would put a weapon in hand
/// for an action that is left (RMO-TURN-17). Asked only where nothing else is left, so it may try
/// out.
final class Readying {
  private static final List<TeamAction> FIGHTS = List.of(TeamAction.CHARGE, TeamAction.SHOOT);

  private Readying() {}

  /// For the free actions that the survivor whose turn it is has left.
  static boolean helps(MorgueState s, int survivor) {
    int any = s.freeActions[FreeAction.COMBAT.ordinal()];
    int kinds = s.freeActions[FreeAction.MELEE.ordinal()] + any > 0 ? Attacks.WITH_MELEE : 0;
    kinds |= s.freeActions[FreeAction.RANGED.ordinal()] + any > 0 ? Attacks.WITH_RANGED : 0;
    return kinds != 0 && helps(s, survivor, kinds) || helpsTeam(s, survivor);
  }

  /// For a free attack.
  ///
  /// @param kinds melee, ranged or both, as bits of [Attacks]
  static boolean helps(MorgueState s, int survivor, int kinds) {
    List<Combination> known = s.table.content().combinations();
    for (int left = Crafting.makeable(s, survivor); left != 0; left &= left - 1) {
      MorgueState then = s.copy();
      Combination made = known.get(Integer.numberOfTrailingZeros(left));
      Crafting.craft(then, survivor, made, Out.SILENT);
      if (couldAttack(then, survivor, kinds)) {
        return true;
      }
    }
    return false;
  }

  /// With any weapon that could be in a hand.
  private static boolean couldAttack(MorgueState s, int survivor, int kinds) {
    for (int slot = 0; slot < SLOTS && !s.aloft(survivor); slot++) {
      int card = s.slot(survivor, slot);
      Weapon weapon = card >= 0 ? s.table.weapon(card) : null;
      if (weapon != null
          && (kinds & (weapon.ranged() ? Attacks.WITH_RANGED : Attacks.WITH_MELEE)) != 0
          && Attacks.isLoaded(s, survivor, slot)
          && Attacks.hasTarget(s, survivor, weapon)) {
        return true;
      }
    }
    return false;
  }

  /// For a Team Action, which costs nothing: anybody of the team may make something first.
  private static boolean helpsTeam(MorgueState s, int survivor) {
    for (TeamAction kind : FIGHTS) {
      if (!TeamActs.isLeft(s, survivor, kind.ordinal())) {
        continue;
      }
      for (int mate = 0; mate < s.survivors(); mate++) {
        if (s.team[mate] == s.team[survivor] && s.inPlay(mate) && helps(s, survivor, mate, kind)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean helps(MorgueState s, int survivor, int mate, TeamAction kind) {
    List<Combination> known = s.table.content().combinations();
    for (int left = Crafting.makeable(s, mate); left != 0; left &= left - 1) {
      MorgueState then = s.copy();
      Combination made = known.get(Integer.numberOfTrailingZeros(left));
      Crafting.craft(then, mate, made, Out.SILENT);
      if (sorted(then, survivor, mate, kind)) {
        return true;
      }
    }
    return false;
  }

  /// With any two cards in the hands.
  private static boolean sorted(MorgueState s, int survivor, int mate, TeamAction kind) {
    for (int one = 0; one < SLOTS; one++) {
      for (int other = one + 1; other < SLOTS; other++) {
        MorgueState then = s.copy();
        swap(then, mate, 0, one);
        swap(then, mate, HANDS - 1, other);
        if (TeamPlan.isPossible(then, survivor, kind.ordinal())) {
          return true;
        }
      }
    }
    return false;
  }

  private static void swap(MorgueState s, int survivor, int hand, int slot) {
    int held = s.slot(survivor, hand);
    s.slot(survivor, hand, s.slot(survivor, slot));
    s.slot(survivor, slot, held);
  }
}
