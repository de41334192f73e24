package horda.server.table;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.Position;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Window;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What bots answer. All their chance grows from the table's seed, the seat and the number of the
/// answer: the same table always plays the same, in whatever process, but for bots that think by
/// the clock.
public final class Thinking {
  private static final Logger LOG = Logger.getLogger(Thinking.class.getName());

  /// Far from the children that anything else makes of a seed.
  private static final long BOTS = 0x626f7473L << 32;

  private static final int SEATS = 64;

  private final Roster roster;
  private final Aside aside;
  private final Recall recall = new Recall();

  public Thinking(Roster roster, Aside aside) {
    this.roster = roster;
    this.aside = aside;
  }

  /// Who plays for somebody that ran out of time, and where nobody said which bot.
  public String standIn(Game<?> game) {
    return roster.usual(game);
  }

  /// May it be asked while people wait? A bot that nobody knows is quickly done with.
  boolean quick(TableState state, String bot) {
    try {
      return roster.named(bot, state.game()).quick();
    } catch (Refusal _) {
      return true;
    }
  }

  /// At once, on this thread.
  BotAnswer answer(TableState state, int seat, String bot) {
    return answer(new Asked<>(state.id(), state.match(), seat, chance(state, seat)), bot);
  }

  /// What the stand-in would answer.
  BotAnswer instead(TableState state, int seat) {
    return answer(state, seat, standIn(state.game()));
  }

  /// Aside; `done` is called on a thread of its own.
  Thought begin(TableState state, int seat, String bot, Runnable done) {
    boolean outside = outside(state, bot);
    Thought other = Thought.elsewhere(() -> aside.run(done));
    if (!outside && aside.send(Errand.of(state, seat, bot), other::come)) {
      return other;
    }
    // A copy: the table's own match goes on when others answer.
    Asked<?> asked = new Asked<>(state.id(), state.match().copy(), seat, chance(state, seat));
    Thought thought = new Thought(() -> answer(asked, bot), () -> aside.run(done));
    if (outside) {
      aside.run(thought);
    } else {
      aside.think(thought);
    }
    return thought;
  }

  /// On this thread, for a house that has sent this errand.
  public BotAnswer run(Errand errand) {
    Match<?> match = errand.match();
    Chance chance = chance(match, errand.answers(), errand.seat());
    return answer(new Asked<>(errand.table(), match, errand.seat(), chance), errand.bot());
  }

  /// One that somebody at the table has; `done` is called aside when it has come.
  Thought lent(Runnable done) {
    return Thought.elsewhere(() -> aside.run(done));
  }

  boolean outside(TableState state, String bot) {
    return roster.named(bot, state.game()) instanceof Outsider;
  }

  private record Asked<S extends State>(String table, Match<S> match, int seat, Chance chance) {}

  private <S extends State> BotAnswer answer(Asked<S> asked, String bot) {
    Match<S> match = asked.match();
    Question<S> question = match.question();
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    Position<S> position = Position.of(match.game(), match.state(), question, asked.seat());
    try {
      long choice = choose(asked, position, roster.named(bot, match.game()));
      return new BotAnswer(
          question.option(match.state(), asked.seat(), choice).id(),
          question instanceof Window<S> && choice == Window.PASS,
          "");
    } catch (BotFailure falter) {
      if (!Thread.currentThread().isInterrupted()) {
        // Else nobody wanted to know any more, and it is no fault of the bot.
        LOG.warning(() -> "the bot " + bot + " plays no more: " + falter.getMessage());
      }
      return BotAnswer.fault(falter.code());
    } catch (Refusal _) {
      return BotAnswer.fault(BotFailure.UNKNOWN);
    }
  }

  private <S extends State> long choose(Asked<S> asked, Position<S> position, BotMaker maker) {
    if (maker instanceof Outsider outsider) {
      return outsider.bot(position.game(), asked.seat(), asked.table()).choose(position);
    }
    try {
      Bot<S> player = player(asked, position, maker);
      long choice = player.choose(position);
      if (!maker.quick()) {
        recall.keep(asked.table(), asked.seat(), maker.name(), player, asked.match().log());
      }
      for (int i = 0; i < position.size(); i++) {
        if (position.choice(i) == choice) {
          return choice;
        }
      }
      LOG.warning(
          () ->
              "the bot " + maker.name() + " chose what " + position.question() + " does not offer");
    } catch (RuntimeException | StackOverflowError e) {
      LOG.log(Level.WARNING, e, () -> "the bot " + maker.name() + " stumbled");
    }
    return stumbled(asked, position, maker);
  }

  /// A thinking bot continues from what it thought before; others start again.
  private <S extends State> Bot<S> player(Asked<S> asked, Position<S> position, BotMaker maker) {
    Bot<S> known =
        maker.quick()
            ? null
            : recall.take(asked.table(), asked.seat(), maker.name(), asked.match().log());
    return known == null ? maker.bot(position.game(), asked.seat(), asked.chance()) : known;
  }

  /// A mistake of ours must not stop a table: somebody simpler answers.
  private <S extends State> long stumbled(Asked<S> asked, Position<S> position, BotMaker maker) {
    String simpler = standIn(position.game());
    return maker.name().equals(simpler)
        ? position.choice(0)
        : choose(asked, position, roster.named(simpler, position.game()));
  }

  private static Chance chance(TableState state, int seat) {
    return chance(state.match(), state.answers(), seat);
  }

  private static Chance chance(Match<?> match, int answers, int seat) {
    // The children of a key lead nowhere: a bot's moves tell nothing of what is still to be drawn.
    Seed seed = match.setup().seed();
    return new Chance(seed.child(BOTS + (long) answers * SEATS + seat));
  }
}
