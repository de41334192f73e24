package horda.server.table;

import horda.bots.Bot;
import horda.bots.Position;
import horda.bots.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Window;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What bots answer. All their chance grows from the table's seed, the seat and the number of the
/// answer: the same table always plays the same, in whatever process.
public final class Thinking {
  private static final Logger LOG = Logger.getLogger(Thinking.class.getName());

  /// Far from the children that anything else makes of a seed.
  private static final long BOTS = 0x626f7473L << 32;

  private static final int SEATS = 64;

  private final Roster roster;

  public Thinking(Roster roster) {
    this.roster = roster;
  }

  /// Who plays for somebody that ran out of time.
  public String standIn(Game<?> game) {
    return roster.usual(game);
  }

  /// An answer, and whether it is the pass of a window.
  public record Thought(String option, boolean pass) {}

  public Thought answer(Fold fold, int seat, String bot) {
    return answer(fold, fold.match(), seat, bot);
  }

  private <S extends State> Thought answer(Fold fold, Match<S> match, int seat, String bot) {
    Question<S> question = match.question();
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    long choice = choose(fold, match, question, seat, bot);
    return new Thought(
        question.option(match.state(), seat, choice).id(),
        question instanceof Window<S> && choice == Window.PASS);
  }

  private <S extends State> long choose(
      Fold fold, Match<S> match, Question<S> question, int seat, String bot) {
    Position<S> position = Position.of(match.game(), match.state(), question, seat);
    try {
      Bot<S> player = roster.named(bot, match.game()).bot(match.game(), seat, chance(fold, seat));
      return player.choose(position);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> "the bot " + bot + " stumbled; it takes the first choice");
      return position.choice(0);
    }
  }

  private static Chance chance(Fold fold, int seat) {
    Seed seed = Seed.parse(fold.header().seed());
    return new Chance(seed.child(BOTS + (long) fold.answers() * SEATS + seat));
  }
}
