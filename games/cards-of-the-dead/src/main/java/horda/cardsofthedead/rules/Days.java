package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;

/// DAY: the frame of the game, three Days long.
public final class Days {
  public static final int LAST_DAY = 3;

  private Days() {}

  /// A Day begins: Threat, deck building, dealing (COD-DAY-01, COD-DAY-05).
  @Named("begin-day")
  public record Begin(@In(min = 1, max = LAST_DAY) int day) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      s.day = day;
      s.zone = CardsState.MAIN;
      out.tell(CardsEvent.DAY_BEGINS, day);
      if (day > 1) {
        if (s.inForce(Effect.CLOSING_IN)) {
          Events.horde(s, s.zones.top(CardZones.THREATS_IN_FORCE), out);
        }
        revealThreat(s, out);
      }
      Decks.addCommonCards(s, day, out);
      Deployment.dealMain(s, out);
      if (day == 1) {
        s.agenda.push(new SurvivorTurn.Begin(s.firstSeat));
      }
    }
  }

  /// The top Threat takes effect at once and stays for the rest of the game (COD-DAY-03,
  /// COD-DAY-04).
  static void revealThreat(CardsState s, Out out) {
    int threat = s.zones.draw(CardZones.THREATS);
    s.reveal();
    s.zones.add(CardZones.THREATS_IN_FORCE, threat);
    s.threats |= s.type(threat).effect().bit();
    out.tell(CardsEvent.THREAT_REVEALED, threat, threat);
    if (s.type(threat).effect() == Effect.CLOSING_IN) {
      Events.horde(s, threat, out);
    }
  }
}
