package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// BLOCK: a Group that Blocked Access holds, and how it gets free.
public final class Blocks {
  // How: the first number of a play.
  static final int ROLL = 0;
  static final int ROLL_FOR_CARD = 1;
  public static final int EXPERIENCE = 2;
  public static final int TOOL = 3;

  private Blocks() {}

  static void block(AmanecerState s, int seat, Out out) {
    s.blocked[seat]++;
    out.tell(AmanecerEvent.BLOCKED, seat);
  }

  /// In a combat one free roll for each card (AMZ-BLOCK-03); else a roll for a card, or a Px, in
  /// one's own turn (AMZ-BLOCK-04). Tools need no roll (AMZ-BLOCK-06).
  static void list(AmanecerState s, int seat, int window, Choices into) {
    if (s.blocked[seat] == 0) {
      return;
    }
    if (s.inCombat(seat)) {
      if (window == Windows.COMBAT && s.unblockTries[seat] < s.blocked[seat]) {
        into.add(Code.of(Plays.UNBLOCK, ROLL));
      }
    } else if (window == Windows.OWN_TURN) {
      int hand = Piles.hand(seat);
      long listed = 0;
      for (int i = 0; i < s.zones.size(hand); i++) {
        int kind = s.zones.at(hand, i);
        if ((listed & 1L << kind) == 0) {
          listed |= 1L << kind;
          into.add(Code.of(Plays.UNBLOCK, ROLL_FOR_CARD, kind));
        }
      }
      if (s.experience[seat] > 0) {
        into.add(Code.of(Plays.UNBLOCK, EXPERIENCE));
      }
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (!s.isTurned(object) && s.content().object(object).use(Deed.UNBLOCK) > 0) {
        into.add(Code.of(Plays.UNBLOCK, TOOL, object));
      }
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    int with = Code.b(choice);
    switch (Code.a(choice)) {
      case ROLL -> {
        s.unblockTries[seat]++;
        s.agenda.push(new Try(seat));
      }
      case ROLL_FOR_CARD -> {
        Decks.discardFromHand(s, seat, with);
        out.tell(AmanecerEvent.DISCARDED, seat, with);
        s.agenda.push(new Try(seat));
      }
      case EXPERIENCE -> {
        s.experience[seat]--;
        free(s, seat, out);
      }
      default -> {
        Objects.spend(s, seat, with, out);
        free(s, seat, out);
        noise(s, seat, with);
      }
    }
  }

  /// A tool is heard, but a weapon only once in a combat, and not among Groups (AMZ-NOISE-03).
  private static void noise(AmanecerState s, int seat, int object) {
    if (s.inCombat(seat)) {
      if (s.attacker != NONE || s.noisy[object] != 0) {
        return;
      }
      s.noisy[object] = 1;
    }
    Noise.on(s, seat, s.content().object(object).use(Deed.UNBLOCK), NONE);
  }

  private static void free(AmanecerState s, int seat, Out out) {
    s.blocked[seat] = 0;
    s.unblockTries[seat] = 0;
    out.tell(AmanecerEvent.UNBLOCKED, seat);
  }

  /// One die: 6 or more, or what a Firefighter needs (AMZ-BLOCK-01).
  @Named("unblock")
  record Try(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      int from = s.groupTrait(seat, Trait.UNBLOCK_FROM);
      int die = s.die();
      out.tell(AmanecerEvent.UNBLOCK_ROLL, seat, die);
      if (die >= (from > 0 ? from : s.content().numbers().unblock())) {
        free(s, seat, out);
      }
    }
  }
}
