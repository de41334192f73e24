package horda.server.table;

import horda.engine.Allied;
import horda.engine.DealReply;
import horda.engine.Nullable;
import horda.engine.Window;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// What goes on in the bots of one table. Those that take their time think aside from the moment
/// they are asked, while the table shows what happened before; a thought whose question is gone
/// (taken back, or somebody is back at their seat) is dropped. For whoever holds the table.
public final class Minds {
  /// How long a bot of the house may take, including the wait for a free core.
  private static final long PATIENCE = 2500;

  /// Somebody who made an offer gets an answer within a second, pause and all.
  private static final long OFFER = 850;

  private static final long OFFER_PAUSE = 700;

  /// In a window a bot has the table's pause and no more: whoever passes for want of cards must not
  /// be known by answering sooner. Only at a table without a pause it has this, and can be told.
  private static final long WINDOW = 300;

  /// Whoever is hurried and still has nothing after that is not waited for.
  private static final long GRACE = 200;

  /// A program that is waited for has limits of its own; this is for when they fail.
  private static final long OUTSIDE = 60_000;

  /// Whoever at the table thinks for a bot may take this long; then the house thinks itself.
  private static final long LENT = 2000;

  /// @param lent somebody at the table has the thought
  private record Mind(String bot, int turn, Thought thought, long hurry, boolean lent) {}

  private final Thinking thinking;
  private final InstantSource clock;
  private final Runnable awake;
  private final Lenders lenders;
  private final Map<Integer, Mind> minds = new HashMap<>();

  /// `awake` is called, on a thread of its own, when one has come to an answer.
  public Minds(Thinking thinking, InstantSource clock, Runnable awake) {
    this(thinking, clock, awake, Lenders.NOBODY);
  }

  public Minds(Thinking thinking, InstantSource clock, Runnable awake, Lenders lenders) {
    this.lenders = lenders;
    this.thinking = thinking;
    this.clock = clock;
    this.awake = awake;
  }

  Thinking thinking() {
    return thinking;
  }

  /// Drops what nobody waits for any more.
  public void follow(TableState state) {
    minds
        .entrySet()
        .removeIf(
            entry -> {
              boolean stale = !wanted(state, entry.getKey(), entry.getValue());
              if (stale) {
                entry.getValue().thought().drop();
              }
              return stale;
            });
  }

  private static boolean wanted(TableState state, int seat, Mind mind) {
    return mind.turn() == state.waiting().turn(seat)
        && state.awaited().contains(seat)
        && mind.bot().equals(state.playedBy(seat));
  }

  /// Lets all think who are asked, those of a secret question at once.
  public void begin(TableState state) {
    for (int seat : state.awaited()) {
      String bot = state.playedBy(seat);
      if (bot != null && !minds.containsKey(seat) && !thinking.quick(state, bot)) {
        minds.put(seat, mind(state, seat, bot));
      }
    }
  }

  private Mind mind(TableState state, int seat, String bot) {
    if (mayBeLent(state, bot)) {
      Thought lent = thinking.lent(awake);
      if (lenders.ask(state, seat, bot, lent::come)) {
        long late = clock.millis() + LENT;
        return new Mind(bot, state.waiting().turn(seat), lent, late, true);
      }
    }
    return own(state, seat, bot);
  }

  private Mind own(TableState state, int seat, String bot) {
    long hurry = clock.millis() + patience(state, bot);
    Thought thought = thinking.begin(state, seat, bot, awake);
    return new Mind(bot, state.waiting().turn(seat), thought, hurry, false);
  }

  /// Only where nothing hidden is given away, and nobody plays against the bot.
  private boolean mayBeLent(TableState state, String bot) {
    return state.header().wishes().lend()
        && !thinking.outside(state, bot)
        && !(state.match().question() instanceof Window<?>)
        && !offered(state)
        && Allied.at(state.match());
  }

  /// What somebody at the table has come to is taken like any answer: if the rules offer it.
  private static boolean fits(TableState state, int seat, BotAnswer answer) {
    return state.match().options(seat).stream().anyMatch(o -> o.id().equals(answer.option()));
  }

  private long patience(TableState state, String bot) {
    if (thinking.outside(state, bot)) {
      return OUTSIDE;
    }
    if (state.match().question() instanceof Window<?>) {
      return Math.max(WINDOW, state.header().wishes().pace());
    }
    return offered(state) ? OFFER : PATIENCE;
  }

  private static boolean offered(TableState state) {
    return state.match().question() instanceof DealReply<?>;
  }

  /// Forgets everything.
  public void drop() {
    minds.values().forEach(mind -> mind.thought().drop());
    minds.clear();
  }

  /// What the bot of that seat has come to; null while it thinks.
  @Nullable
  BotAnswer answer(TableState state, int seat, String bot) {
    if (thinking.quick(state, bot)) {
      return thinking.answer(state, seat, bot);
    }
    Mind mind = minds.get(seat);
    BotAnswer answer = mind == null ? null : mind.thought().answer();
    boolean fit = mind != null && answer != null && (!mind.lent() || fits(state, seat, answer));
    return fit ? answer : null;
  }

  /// What the table does next about the bot of that seat.
  Chore chore(TableState state, int seat, String bot) {
    if (thinking.quick(state, bot)) {
      return new Chore(pace(state), () -> line(state, seat, thinking.answer(state, seat, bot)));
    }
    Mind mind = minds.get(seat);
    if (mind == null) {
      return Chore.silent(pace(state), () -> begin(state));
    }
    Thought thought = mind.thought();
    BotAnswer answer = thought.answer();
    if (mind.lent() && (answer == null || !fits(state, seat, answer))) {
      long due = answer == null ? mind.hurry() : state.at();
      return Chore.silent(due, () -> takeBack(state, seat, bot));
    }
    if (answer != null) {
      return new Chore(pace(state), () -> line(state, seat, answer));
    }
    return thought.hurried()
        ? new Chore(mind.hurry() + GRACE, () -> line(state, seat, BotAnswer.NONE))
        : Chore.silent(mind.hurry(), thought::hurry);
  }

  /// The house thinks itself.
  private void takeBack(TableState state, int seat, String bot) {
    lenders.late(seat);
    minds.put(seat, own(state, seat, bot));
  }

  /// A small pause, so that people can follow.
  static long pace(TableState state) {
    long pause = state.header().wishes().pace();
    return state.movedAt() + (offered(state) ? Math.min(pause, OFFER_PAUSE) : pause);
  }

  /// The line of an answer; whoever has none is helped out.
  Line line(TableState state, int seat, BotAnswer answer) {
    if (!answer.fault().isEmpty()) {
      return new Line.Falter(seat, thinking.standIn(state.game()), answer.fault());
    }
    String option =
        answer.option().isEmpty() ? thinking.instead(state, seat).option() : answer.option();
    return new Line.Answer(seat, option, Line.By.BOT);
  }
}
