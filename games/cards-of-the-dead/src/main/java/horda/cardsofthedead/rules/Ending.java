package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.ALL_DEAD;
import static horda.cardsofthedead.state.CardsState.WON;

import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import java.util.List;

/// END: victory, defeat and challenges.
public final class Ending {
  public static final int NOBODY_DIED = 0;
  public static final int ALL_VENUES = 1;
  public static final int SIXTEEN_KILLS = 2;
  public static final int NO_NOISE = 3;
  public static final int CHALLENGES = 4;

  private static final int KILLS_NEEDED = 16;
  private static final int BOTH_VENUES = 3;

  private Ending() {}

  /// The game is over at once; nothing further is resolved (COD-EXPL-09, COD-LAST-02).
  static void lose(CardsState s, int how, Out out) {
    out.tell(how == ALL_DEAD ? CardsEvent.GAME_LOST : CardsEvent.BREATHLESS);
    s.result = how;
    s.agenda.clear();
  }

  /// The third Day has ended: every living survivor wins (COD-END-01).
  static void win(CardsState s, Out out) {
    s.result = WON;
    s.agenda.clear();
    out.tell(CardsEvent.GAME_WON);
    for (int challenge = 0; challenge < CHALLENGES && s.challenges; challenge++) {
      if (met(s, challenge)) {
        out.tell(CardsEvent.CHALLENGE_MET, challenge);
      }
    }
  }

  /// Does a challenge hold as things stand? It counts only at a win (COD-END-05 to COD-END-08).
  public static boolean met(CardsState s, int challenge) {
    return switch (challenge) {
      case NOBODY_DIED -> s.living() == s.seats();
      case ALL_VENUES -> s.venuesEntered == BOTH_VENUES;
      case SIXTEEN_KILLS -> s.kills >= KILLS_NEEDED;
      case NO_NOISE -> !s.survivorsMadeNoise;
      default -> throw new IllegalArgumentException("challenge " + challenge);
    };
  }

  /// The group wins if at least one survivor won (COD-END-04).
  public static @Nullable Outcome outcome(CardsState s) {
    if (s.result == CardsState.GOING_ON) {
      return null;
    }
    List<Integer> scores = Outcome.scores(s, seat -> s.result == WON && s.alive(seat) ? 1 : 0);
    return switch (s.result) {
      case WON ->
          new Outcome(
              true, Outcome.highest(scores), scores, Phrase.of("event.game-won"), "COD-END-01");
      case ALL_DEAD -> new Outcome(true, 0, scores, Phrase.of("event.game-lost"), "COD-END-02");
      default -> new Outcome(true, 0, scores, Phrase.of("event.breathless"), "COD-END-03");
    };
  }
}
