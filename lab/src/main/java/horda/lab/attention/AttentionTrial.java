package horda.lab.attention;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.Playout;
import horda.bots.roster.Roster;
import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.State;
import horda.lab.SimulationPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Plays games with one person among bots and counts what the person is asked.
public final class AttentionTrial<S extends State> {
  private static final int PERSON = 0;
  private static final int PEOPLE = 1;

  /// The persona plays like this bot where it decides.
  private static final String STEADY = "steady";

  /// Bots draw from another branch of the seed than the cards.
  private static final long BOTS = -1;

  /// All keys of prompts begin so.
  private static final String PROMPT = "prompt.";

  private final Game<S> game;
  private final AttentionPlan plan;
  private final Setup table;
  private final BotMaker bot;
  private final BotMaker steady;

  private AttentionTrial(Game<S> game, AttentionPlan plan, Roster roster) {
    this.game = game;
    this.plan = plan;
    Map<String, String> options =
        plan.all() ? plan.options() : Attention.options(game, plan.options(), PEOPLE);
    this.table = Setup.of(game, plan.seats(), options, plan.seed());
    this.bot = roster.named(plan.bot(), game);
    this.steady = roster.named(STEADY, game);
  }

  public static <S extends State> AttentionResult run(
      Game<S> game, AttentionPlan plan, Persona persona, Roster roster) {
    AttentionTrial<S> trial = new AttentionTrial<>(game, plan, roster);
    List<AskedGame> played =
        IntStream.range(0, plan.games()).mapToObj(number -> trial.play(number, persona)).toList();
    return AttentionResult.of(game.id(), plan.seats(), persona, played);
  }

  private AskedGame play(int number, Persona persona) {
    Seed seed = plan.seed().child(number);
    S state = game.deal(table.withSeed(seed));
    List<Bot<S>> bots = bots(seed.child(BOTS));
    Playout<S> playout = new Playout<>(game);
    Attention<S> attention = new Attention<>(game, plan.seats());
    AskedGame asked = new AskedGame();
    Question<S> question = Engine.advance(state, Out.SILENT);
    for (long n = 0; question != null && n < SimulationPlan.MOST; n++) {
      int seat = next(state, question);
      long choice;
      if (seat == PERSON) {
        choice = person(state, question, attention, persona, bots.get(PERSON), asked);
      } else {
        choice = playout.choose(state, question, seat, bots);
        attention.happens(state, seat, choice);
      }
      question = Engine.answer(state, question, seat, choice, Out.SILENT);
    }
    return asked;
  }

  /// The bots answer a secret question first: an only answer waits for them.
  private int next(S state, Question<S> question) {
    int bots = question.awaited(state) & ~(1 << PERSON);
    return bots == 0 ? PERSON : Integer.numberOfTrailingZeros(bots);
  }

  private long person(
      S state,
      Question<S> question,
      Attention<S> attention,
      Persona persona,
      Bot<S> steadyBot,
      AskedGame asked) {
    asked.rules++;
    Verdict verdict = plan.all() ? Verdict.ASK : attention.verdict(state, PERSON);
    return switch (verdict) {
      case Verdict.Only only -> {
        asked.only++;
        attention.happens(state, PERSON, only.choice());
        yield only.choice();
      }
      case Verdict.Given given -> {
        asked.given++;
        attention.happens(state, PERSON, given.choice());
        yield given.choice();
      }
      case Verdict.Said said -> {
        asked.said++;
        attention.happens(state, PERSON, said.choice());
        yield said.choice();
      }
      case Verdict.Later _ -> throw new IllegalStateException("all others have answered");
      case Verdict.Ask _ -> asked(state, question, attention, persona, steadyBot, asked);
    };
  }

  /// The question is put to the person, with all that can be said at once.
  private long asked(
      S state,
      Question<S> question,
      Attention<S> attention,
      Persona persona,
      Bot<S> steadyBot,
      AskedGame asked) {
    Decision<S> decision = Decision.of(game, state, PERSON, persona, steadyBot, plan.all());
    long choice = decision.joint().choice();
    String kind = question.prompt(state, PERSON).key().substring(PROMPT.length());
    asked.count(kind, decision.passes(), decision.ways() == 1);
    if (plan.all()) {
      attention.answers(state, PERSON, choice);
    } else {
      attention.answers(state, PERSON, choice, decision.joint().then());
    }
    if (persona == Persona.ORDERING && decision.passes()) {
      order(state, question, attention, choice);
    }
    return choice;
  }

  /// Gives the order that would have made this choice and that ends by itself.
  private void order(S state, Question<S> question, Attention<S> attention, long choice) {
    for (StandingOrder order : game.standingOrders()) {
      if (order.until() != StandingOrder.Until.END
          && question.ordered(state, PERSON, order.number()) == choice) {
        List<Integer> orders = new ArrayList<>(attention.orders(state, PERSON));
        orders.add(order.number());
        attention.order(state, PERSON, orders);
        return;
      }
    }
  }

  private List<Bot<S>> bots(Seed branch) {
    List<Bot<S>> bots = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      BotMaker maker = seat == PERSON ? steady : bot;
      bots.add(maker.bot(game, seat, new Chance(branch.child(seat))));
    }
    return bots;
  }
}
