package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.ruemorgue.state.MorgueState;

/// Finds out on a copy whom a number of hits would kill, with the rules that assign hits.
final class Assigning {
  /// No wish: as many as possible.
  static final int ANYBODY = -1;

  /// Survivors among wishes, behind the kinds of zombies.
  static final int SURVIVORS = KINDS;

  private final MorgueState before;
  private final boolean people;
  private final Choices choices = new Choices();
  private MorgueState after;

  /// @param prepared a copy with an attack prepared, that may be used up
  Assigning(MorgueState prepared) {
    before = prepared;
    before.agenda.clear();
    people = spare();
    after = people ? before.copy() : before;
    if (!people) {
      keep();
    }
  }

  private final byte[] figures = new byte[KINDS];
  private final byte[] reserve = new byte[KINDS];

  private void keep() {
    System.arraycopy(before.figures, before.attackZone * KINDS, figures, 0, KINDS);
    System.arraycopy(before.reserve, 0, reserve, 0, KINDS);
  }

  /// A steady hand spares everybody (RMO-SK-56). Whether a survivor may be hit.
  private boolean spare() {
    boolean free = Arms.picksTargets(before);
    boolean steady = SteadyHand.spares(before);
    boolean any = Rivals.areThere(before);
    for (int survivor = 0; survivor < before.survivors(); survivor++) {
      boolean inTheWay = !free && Hits.isInTheWay(before, survivor);
      before.spared |= steady && inTheWay ? 1 << survivor : 0;
      any |= inTheWay && !steady;
    }
    return any;
  }

  /// The table after that number of hits.
  ///
  /// @param hard how many of the hits do more damage
  /// @param first whom to hit first: a kind of zombies, or [#SURVIVORS] and somebody's number
  MorgueState give(int hits, int hard, int first) {
    if (people) {
      after = before.copy();
    } else {
      System.arraycopy(figures, 0, after.figures, after.attackZone * KINDS, KINDS);
      System.arraycopy(reserve, 0, after.reserve, 0, KINDS);
    }
    for (int kind = 0; kind < KINDS; kind++) {
      after.kills[kind] = 0;
    }
    after.reaped = false;
    after.hits = hits;
    after.hardHits = hard;
    after.agenda.clear();
    after.agenda.push(new Hits());
    Question<MorgueState> question = Engine.advance(after, Out.SILENT);
    while (question != null) {
      question = answer(question, first);
    }
    return after;
  }

  private @Nullable Question<MorgueState> answer(Question<MorgueState> question, int first) {
    int seat = Integer.numberOfTrailingZeros(question.awaited(after));
    question.choices(after, seat, choices.clear());
    long best = choices.get(0);
    for (int i = 1; i < choices.size() && question instanceof Hits; i++) {
      best = likes(choices.get(i), first) > likes(best, first) ? choices.get(i) : best;
    }
    return Engine.answer(after, question, seat, plain(question, best), Out.SILENT);
  }

  /// A Wound is borne: nobody is made to give anything for it.
  private long plain(Question<MorgueState> question, long first) {
    for (int i = 0; i < choices.size() && question instanceof LoseCard; i++) {
      int verb = Code.verb(choices.get(i));
      if (verb == LoseCard.LOSE || verb == LoseCard.BEAR) {
        return choices.get(i);
      }
    }
    return first;
  }

  /// The one that was wished for before all others; zombies before rivals; a plain hit before one
  /// that does more damage, so that as many as possible are killed.
  static int likes(long choice, int first) {
    int target = Code.a(choice);
    int how = 2 - 2 * (Code.b(choice) & Hits.HARD) + (Code.b(choice) & Hits.REAPS) / 2;
    return switch (Code.verb(choice)) {
      case Hits.ZOMBIE -> 8 + how + (target == first ? 16 : 0);
      case Hits.SURVIVOR -> 4 + how + (SURVIVORS + target == first ? 16 : 0);
      default -> 0;
    };
  }
}
