package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// TURN: what the active survivor does next (RMO-TURN-07).
@Named(value = "act", rule = "RMO-TURN-07")
public record Act(@Person int survivor) implements MorgueAsk {
  public static final int MOVE = 1;
  public static final int SPRINT = 2;
  public static final int SEARCH = 3;
  public static final int DOOR = 4;
  public static final int NOISE = 5;
  public static final int TAKE = 6;
  public static final int PUT_DOWN = 7;
  public static final int MELEE = 8;
  public static final int RANGED = 9;
  public static final int RELOAD = 10;
  public static final int TRICK_SHOT = 11;

  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// A survivor who died or left has no turn any more (RMO-TURN-09), nor one who can do nothing
  /// more.
  @Override
  public boolean waits(MorgueState s, Out out) {
    if (s.inPlay(survivor) && (s.actions > 0 || hasMore(s) || Readying.helps(s, survivor))) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  /// Whether there is anything to do without an action for anything.
  private boolean hasMore(MorgueState s) {
    Choices more = new Choices();
    int left = 0;
    for (byte free : s.freeActions) {
      left += free;
    }
    if (left > 0) {
      Moving.list(s, survivor, more);
      Doors.list(s, survivor, more);
      Attacks.list(s, survivor, more);
    }
    Searching.list(s, survivor, more);
    SkillActs.list(s, survivor, more);
    TeamActs.list(s, survivor, more);
    return more.size() > 0;
  }

  /// The others may craft and throw away all the time (RMO-INV-03, RMO-CRAFT-01).
  @Override
  public boolean hears(MorgueState s, int seat) {
    if (seat == s.owner[survivor]) {
      return true;
    }
    Choices own = new Choices();
    TradeActs.outOfTurn(s, seat, own);
    return own.size() > 0;
  }

  @Override
  public void accept(MorgueState s, int seat, long choice, Out out) {
    if (seat == s.owner[survivor]) {
      MorgueAsk.super.accept(s, seat, choice, out);
    } else {
      TradeActs.forNothing(s, choice, out);
    }
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    if (seat != s.owner[survivor]) {
      TradeActs.outOfTurn(s, seat, into);
      return;
    }
    into.add(Code.of(0));
    Moving.list(s, survivor, into);
    Searching.list(s, survivor, into);
    Doors.list(s, survivor, into);
    Objectives.list(s, survivor, into);
    Attacks.list(s, survivor, into);
    MissionActs.list(s, survivor, into);
    SkillActs.list(s, survivor, into);
    HelicopterActs.list(s, survivor, into);
    TradeActs.list(s, survivor, into);
    TeamActs.list(s, survivor, into);
    if (Paying.can(s, null, 1) && !s.aloft(survivor)) {
      into.add(Code.of(NOISE));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int what = Code.a(choice);
    if (Code.verb(choice) == 0) {
      return;
    }
    s.agenda.push(this);
    boolean free = Code.verb(choice) / 10 == SkillActs.FREE;
    s.agenda.push(new Done(free ? MorgueState.NONE : survivor));
    Uses.again(s, survivor, Uses.SWITCH);
    switch (Code.verb(choice)) {
      case MOVE -> Moving.begin(s, survivor, what, false, out);
      case SPRINT -> Moving.begin(s, survivor, what, true, out);
      case SEARCH -> Searching.begin(s, survivor, out);
      case DOOR -> Doors.open(s, survivor, what, Code.b(choice), out);
      case MELEE -> Attacks.begin(s, survivor, false, s.zone[survivor], what, out);
      case RANGED -> Attacks.begin(s, survivor, true, what, Code.b(choice), out);
      case TRICK_SHOT -> Attacks.trick(s, survivor, what, Code.b(choice), Code.c(choice), out);
      case RELOAD -> Attacks.reload(s, survivor, what, out);
      case TAKE -> Objectives.take(s, survivor, what, out);
      case PUT_DOWN -> Objectives.putDown(s, survivor, what, out);
      case NOISE -> {
        Paying.pay(s, null, 1);
        Noise.make(s, survivor, out);
      }
      default -> chapter(s, choice, out);
    }
  }

  /// Actions of chapters with many: tens of their verbs say whose they are.
  private void chapter(MorgueState s, long choice, Out out) {
    switch (Code.verb(choice) / 10) {
      case 4 -> MissionActs.answer(s, survivor, choice, out);
      case SkillActs.FREE, SkillActs.PAID -> SkillActs.answer(s, survivor, choice, out);
      case 5 -> HelicopterActs.answer(s, survivor, choice, out);
      case 6 -> TradeActs.answer(s, survivor, choice, out);
      case 7 -> TeamActs.answer(s, survivor, choice);
      default -> throw new IllegalArgumentException("no action " + Code.verb(choice));
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    Ref who = new Ref("survivor", s.who[survivor]);
    return MorgueAsk.prompt("act", who, Ref.number(s.actions));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case MOVE -> ActWords.zone(s, "move", what);
      case SPRINT -> ActWords.zone(s, "sprint", what);
      case SEARCH -> ActWords.plain("search");
      case DOOR -> ActWords.door(s, survivor, what, Code.b(choice));
      case MELEE -> ActWords.weapon(s, survivor, "melee", what);
      case RANGED -> ActWords.shot(s, survivor, what, Code.b(choice));
      case TRICK_SHOT -> ActWords.trick(s, survivor, choice);
      case RELOAD -> ActWords.weapon(s, survivor, "reload", what);
      case NOISE -> ActWords.plain("make-noise");
      case TAKE -> ActWords.token(s, "take", what);
      case PUT_DOWN -> ActWords.token(s, "put-down", what);
      case 0 -> ActWords.plain("end-turn");
      default -> chapter(s, choice);
    };
  }

  private Option chapter(MorgueState s, long choice) {
    return switch (Code.verb(choice) / 10) {
      case 4 -> MissionActs.option(choice);
      case SkillActs.FREE, SkillActs.PAID -> SkillActs.option(s, survivor, choice);
      case 5 -> HelicopterActs.option(s, survivor, choice);
      case 6 -> TradeActs.option(s, survivor, choice);
      case 7 -> TeamActs.option(choice);
      default -> throw new IllegalArgumentException("no action " + Code.verb(choice));
    };
  }

  /// An action has ended: the mission's goals, then Event triggers; NONE where something was done
  /// that is no action.
  @Named("action-done")
  public record Done(@PersonOrNone int survivor) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      Goals.check(s, false, out);
      if (s.result == MorgueState.GOING_ON && survivor != MorgueState.NONE) {
        Triggers.check(s, survivor, out);
      }
    }
  }
}
