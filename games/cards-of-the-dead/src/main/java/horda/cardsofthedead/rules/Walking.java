package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;

/// WALK: turn an uncovered card or walk through a Place; uses up the actions and ends the turn
/// (COD-WALK-01).
public final class Walking {
  private Walking() {}

  static void listSpots(long spots, int verb, Choices into) {
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      into.add(Code.of(verb, Long.numberOfTrailingZeros(rest)));
    }
  }

  /// `4.3`: row 4, x 3.
  static String spotId(CardsState s, int n) {
    Spot spot = s.content.layout().spots().get(n);
    return spot.row() + "." + spot.x();
  }

  /// Walking needs at least one action left, unless the table plays the softer way (COD-WALK-02).
  static boolean canWalk(CardsState s) {
    return s.actions > 0 || s.freeWalk;
  }

  static void list(CardsState s, Choices into) {
    listSpots(s.turnable(), Act.TURN, into);
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (s.space[n] != NONE && Going.passable(s, s.type(s.space[n]).effect())) {
        into.add(Code.of(Act.THROUGH, n));
      }
    }
  }

  /// The survivor turns a card and the turn ends.
  static void turnOne(CardsState s, int n, Out out) {
    s.actions = 0;
    s.agenda.push(SurvivorTurn.End.OF_TURN);
    turn(s, n, out);
  }

  /// An Instantaneous card is resolved at once; any other stays face up until the Game Turn
  /// (COD-WALK-06).
  static void turn(CardsState s, int n, Out out) {
    s.reveal();
    int card = s.spot[n];
    out.tell(CardsEvent.WALKED, s.survivor[s.active], card, n);
    if (s.type(card).isEvent()) {
      Events.resolve(s, Deployment.lift(s, n), out);
    } else {
      s.faceUp |= 1L << n;
      s.known &= ~(1L << n);
    }
  }

  static void through(CardsState s, int n, Out out) {
    s.actions = 0;
    out.tell(CardsEvent.WALKED_THROUGH, s.survivor[s.active], s.space[n]);
    s.agenda.push(new SurvivorTurn.End(s.type(s.space[n]).effect()));
  }

  /// Rick runs: all three actions for two cards, one after the other (COD-SURV-01, COD-SURV-02).
  static void run(CardsState s, int n, Out out) {
    s.actions = 0;
    s.abilityUsed = true;
    out.tell(CardsEvent.RAN, s.survivor[s.active]);
    s.agenda.push(SurvivorTurn.End.OF_TURN);
    s.agenda.push(new RunOn());
    turn(s, n, out);
  }

  /// The second card of a run; skipped if the runner died or nothing is uncovered.
  @Named(value = "run-on", rule = "COD-SURV-02")
  public record RunOn() implements CardsAsk {
    @Override
    public boolean waits(CardsState s, Out out) {
      if (s.activeLives() && s.turnable() != 0) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      listSpots(s.turnable(), 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      turn(s, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.run-on", CardsAsk.survivor(s, seat));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return CardsAsk.option(
          "turn:" + spotId(s, Code.a(choice)), "turn", CardsAsk.spot(Code.a(choice)));
    }
  }
}
