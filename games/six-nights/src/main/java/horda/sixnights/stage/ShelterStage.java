package horda.sixnights.stage;

import horda.engine.Game;
import horda.engine.Stage;
import horda.sixnights.rules.LastMoment;
import horda.sixnights.state.ShelterState;
import horda.sixnights.state.ShelterStateParts;

/// Positions in words: `tonight: full-moon`, `lookout: 1`, `seat0: {hand: [flare], laid: chair}`,
/// `at: last-moment`. A hand that is not named is drawn by chance.
public final class ShelterStage {
  private ShelterStage() {}

  public static Stage<ShelterState> of(Game<ShelterState> game) {
    return ShelterStateParts.words()
        .pile(
            "tonight",
            ShelterState.TONIGHT,
            ShelterState.NIGHTS,
            1,
            (s, night) -> s.content.nights().get(night).id())
        .hand("laid", ShelterState::door, ShelterState.DECK, _ -> 0, (s, card) -> s.kind(card).id())
        .hand(
            "hand",
            ShelterState::hand,
            ShelterState.DECK,
            s -> s.content.numbers().hand(),
            (s, card) -> s.kind(card).id())
        .table("zombies", ShelterState::zombies)
        .table("strength", ShelterState::strength)
        .seat("cards", (s, seat) -> s.zones.size(s.hand(seat)))
        .seat("given", ShelterState::given)
        .seat("score", ShelterState::score)
        .moments("lay", "nightfall", "vote")
        .moment("last-moment", LastMoment::open)
        .stage(game, ShelterStage::rest);
  }

  private static void rest(ShelterState s) {
    s.night = Math.max(1, s.night);
    s.zones.draw(ShelterState.NIGHTS, ShelterState.PAST, s.night - 1);
  }
}
