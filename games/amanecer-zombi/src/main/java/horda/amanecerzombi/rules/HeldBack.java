package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Phrase;

/// Action cards whose text cannot be played just now, and what each of them waits for.
final class HeldBack {
  private static final String NO_TARGET = "AMZ-CARD-06";

  private HeldBack() {}

  /// In a window, or in one's own turn.
  static void list(AmanecerState s, int seat, int window, Greyed into) {
    Choices plays = new Choices();
    Zombies.list(s, seat, window, plays);
    Events.list(s, seat, window, plays);
    Vehicles.list(s, seat, plays);
    long playable = 0;
    for (int i = 0; i < plays.size(); i++) {
      long choice = plays.get(i);
      playable |= 1L << Code.a(choice);
      if (Code.verb(choice) == Plays.ZOMBIE && Code.b(choice) >= Zombies.AMBUSH) {
        playable |= 1L << s.table.kindOf(EventEffect.AMBUSH);
      }
    }
    explain(s, seat, playable, into);
  }

  private static void explain(AmanecerState s, int seat, long playable, Greyed into) {
    long told = playable;
    int hand = Piles.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      if ((told & 1L << kind) == 0) {
        told |= 1L << kind;
        EventCard event = s.table.event(kind);
        // A Zombie that is not on offer is one that only joins others.
        String why = event == null ? "joins-only" : waitsFor(s, seat, event.effect());
        add(s, kind, NO_TARGET, why, into);
      }
    }
  }

  private static void add(AmanecerState s, int kind, String rule, String why, Greyed into) {
    into.add("card:" + Refs.actionId(s, kind), rule, Phrase.of("why." + why, Refs.action(kind)));
  }

  private static String waitsFor(AmanecerState s, int seat, EventEffect effect) {
    return switch (effect) {
      case LIFE_OR_DEATH -> "nobody-in-danger";
      case EXHAUST -> "empty-hands";
      case BREAK_DOWN, EMPTY_TANK -> "nothing-to-turn";
      case MISLEAD -> "nobody-to-mislead";
      case RUN, SHORTCUT -> s.inCombat(seat) ? "not-fighting" : "blocked";
      case GROUP_DICE -> "own-dice";
      case ZOMBIE_HITS -> "zombie-dice";
      case CRASH -> "after-drive";
      case AMBUSH -> "with-zombie";
      case CANCEL_DAMAGE -> "on-damage";
      case CANCEL_EVENT -> "on-event";
      case CANCEL_REVEAL -> "on-search";
      case SPOIL_FOOD -> "on-food";
      case JAM -> "on-guns";
      case BLOCK, NOISE, DRAW, NEW_MISSION -> throw new IllegalStateException("always: " + effect);
    };
  }

  /// In answer to something announced only one kind of card counts (AMZ-INT-06).
  static void butFor(AmanecerState s, int seat, int answer, Greyed into) {
    long told = 1L << answer;
    int hand = Piles.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      if ((told & 1L << kind) == 0) {
        told |= 1L << kind;
        add(s, kind, "AMZ-INT-06", "answers-only", into);
      }
    }
  }
}
