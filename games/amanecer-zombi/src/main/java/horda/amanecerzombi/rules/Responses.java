package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Step;
import horda.engine.Window;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.UpTo;

/// INT-06: answers to what was announced, before it takes effect.
public final class Responses {
  /// An Event against somebody: its victim may cancel it.
  public static final int TO_EVENT = 0;

  /// A card discarded to search.
  public static final int TO_SEARCH = 1;

  /// Food discarded to heal.
  public static final int TO_FOOD = 2;

  /// Ranged weapons declared for a phase.
  public static final int TO_GUNS = 3;

  public static final int LAST = TO_GUNS;

  private static final EventEffect[] ANSWERS = {
    EventEffect.CANCEL_EVENT, EventEffect.CANCEL_REVEAL, EventEffect.SPOIL_FOOD, EventEffect.JAM
  };
  private static final String[] NAMES = {"event", "search", "food", "guns"};
  private static final int ANSWER = 1;

  private Responses() {}

  /// Announces something of `actor`; if `only` is a seat, it alone may answer.
  static void announce(AmanecerState s, int to, int actor, int only, Announced what) {
    s.agenda.push(what);
    if (!s.isSolo()) {
      s.agenda.push(
          only == NONE
              ? new Reply(to, actor, s.nextSeat(s.active), s.seats(), 0)
              : new Reply(to, actor, only, 1, 0));
    }
  }

  /// An answer that stands stops what lies below it: its window, and what was announced.
  static void stop(AmanecerState s, Out out) {
    if (s.agenda.peek() instanceof Reply) {
      s.agenda.pop();
    }
    Step<?> below = s.agenda.peek();
    if (below instanceof Announced announced) {
      s.agenda.pop();
      announced.cancel(s, out);
    }
  }

  /// One asking round.
  @Named(value = "reply", rule = "AMZ-INT-06")
  public record Reply(
      @In(max = LAST) int to,
      @Seat int actor,
      @Seat int first,
      @UpTo("seats") int turns,
      @UpTo("seats") int passes)
      implements Window<AmanecerState> {
    @Override
    public int rounds(AmanecerState s) {
      return turns;
    }

    @Override
    public Reply after(int passes) {
      return new Reply(to, actor, first, turns, passes);
    }

    /// One round of asking: a seat that has answered is not asked again.
    @Override
    public Reply reopened(AmanecerState s, int seat, long choice) {
      return after(passes + 1);
    }

    /// Any hand could hold the answer.
    @Override
    public boolean couldRespond(AmanecerState s, int seat) {
      return seat != actor && !s.zones.isEmpty(Piles.hand(seat));
    }

    @Override
    public boolean canRespond(AmanecerState s, int seat) {
      return seat != actor && s.zones.contains(Piles.hand(seat), s.table.kindOf(ANSWERS[to]));
    }

    /// An Event against this very seat.
    @Override
    public boolean concerns(AmanecerState s, int seat) {
      return to == TO_EVENT && turns == 1 && seat == first;
    }

    @Override
    public boolean passesBy(AmanecerState s, int seat, int order) {
      return StandingOrders.passReply(s, seat, order, actor, to);
    }

    @Override
    public void responses(AmanecerState s, int seat, Choices into) {
      if (!canRespond(s, seat)) {
        return;
      }
      if (to == TO_GUNS) {
        listGuns(s, into);
      } else {
        into.add(Code.of(ANSWER, NONE));
      }
    }

    private void listGuns(AmanecerState s, Choices into) {
      for (int i = 0; i < s.people(actor); i++) {
        int object = s.weapon[s.person(actor, i)];
        Weapon weapon = object == NONE ? null : s.content().object(object).weapon();
        if (weapon != null && weapon.ranged()) {
          into.add(Code.of(ANSWER, object));
        }
      }
    }

    @Override
    public void respond(AmanecerState s, int seat, long choice, Out out) {
      Events.announce(s, seat, s.table.kindOf(ANSWERS[to]), Code.a(choice), NONE, actor, out);
    }

    @Override
    public void greyed(AmanecerState s, int seat, Greyed into) {
      if (!canRespond(s, seat)) {
        into.add("answer", "AMZ-INT-06", Phrase.of("why.no-answer"));
      }
      HeldBack.butFor(s, seat, s.table.kindOf(ANSWERS[to]), into);
    }

    @Override
    public Phrase prompt(AmanecerState s, int seat) {
      return to == TO_EVENT
          ? Refs.prompt("reply-event", Refs.seat(actor), Refs.action(s.zones.top(Piles.PENDING)))
          : Refs.prompt("reply-" + NAMES[to], Refs.seat(actor));
    }

    @Override
    public Option option(AmanecerState s, int seat, long choice) {
      if (choice == PASS) {
        return Refs.option("pass", "pass");
      }
      int kind = s.table.kindOf(ANSWERS[to]);
      int object = Code.a(choice);
      String id = "answer:" + Refs.actionId(s, kind);
      return object == NONE
          ? Refs.option(id, "answer", Refs.action(kind))
          : Refs.option(
              id + ":" + Refs.objectId(s, object),
              "answer-object",
              Refs.action(kind),
              Refs.object(object));
    }
  }
}
