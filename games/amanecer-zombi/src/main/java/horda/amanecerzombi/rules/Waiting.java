package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;

/// INT-09, INT-10: Zombies played while another combat is fought wait, in the order of play.
final class Waiting {
  private Waiting() {}

  /// A card waits for this Group; `player` NONE if nobody played it.
  static void add(AmanecerState s, int seat, int kind, int player, boolean ambush, Out out) {
    int at = s.zones.size(Piles.WAITING);
    s.zones.add(Piles.WAITING, kind);
    s.waitingTarget[at] = (byte) seat;
    s.waitingPlayer[at] = (byte) (player == NONE ? NONE : player + (ambush ? Zombies.AMBUSH : 0));
    out.tell(AmanecerEvent.ZOMBIES_WAIT, kind, seat);
  }

  /// Noise on a Group while another fights; at least one card can start a combat.
  static void revealed(AmanecerState s, int seat, int player, Out out) {
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < s.zones.size(Piles.REVEALED); i++) {
        int kind = s.zones.at(Piles.REVEALED, i);
        Zombie zombie = s.table.zombie(kind);
        if (zombie != null && zombie.joinsOnly() == (pass == 1)) {
          s.zones.take(Piles.REVEALED, i--);
          add(s, seat, kind, player, false, out);
        }
      }
    }
    s.zones.moveAll(Piles.REVEALED, Piles.ACTION_DISCARD);
  }

  /// The oldest waiting combat begins, with all that was played against the same Group.
  static void next(AmanecerState s, Out out) {
    if (s.zones.isEmpty(Piles.WAITING)) {
      return;
    }
    int seat = s.waitingTarget[0];
    int first = s.waitingPlayer[0];
    Combats.begin(s, seat, first == NONE ? NONE : first & Zombies.AMBUSH - 1, out);
    for (int i = 0; i < s.zones.size(Piles.WAITING); i++) {
      if (s.waitingTarget[i] == seat) {
        boolean ambush = s.waitingPlayer[i] != NONE && s.waitingPlayer[i] >= Zombies.AMBUSH;
        Zombies.enter(s, take(s, i--), ambush, out);
      }
    }
  }

  /// The Group they were waiting for is no more (AMZ-INT-10).
  static void drop(AmanecerState s, int seat, Out out) {
    for (int i = 0; i < s.zones.size(Piles.WAITING); i++) {
      if (s.waitingTarget[i] == seat) {
        int kind = take(s, i--);
        Decks.discardAction(s, kind);
        out.tell(AmanecerEvent.ZOMBIES_DROPPED, kind, seat);
      }
    }
  }

  private static int take(AmanecerState s, int i) {
    int kind = s.zones.take(Piles.WAITING, i);
    int left = s.zones.size(Piles.WAITING);
    System.arraycopy(s.waitingTarget, i + 1, s.waitingTarget, i, left - i);
    System.arraycopy(s.waitingPlayer, i + 1, s.waitingPlayer, i, left - i);
    s.waitingTarget[left] = NONE;
    s.waitingPlayer[left] = NONE;
    return kind;
  }
}
