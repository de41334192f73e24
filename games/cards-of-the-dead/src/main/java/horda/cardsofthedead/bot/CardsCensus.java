package horda.cardsofthedead.bot;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Census;
import horda.engine.Game;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.List;

/// What the laboratory counts: survivors, what they carry at the end, how far they came.
public final class CardsCensus implements Census<CardsState> {
  private final Game<CardsState> game;

  public CardsCensus(Game<CardsState> game) {
    this.game = game;
  }

  @Override
  public List<String> dealt() {
    return List.of("character");
  }

  @Override
  public List<String> earned() {
    return List.of("card-held", "threat");
  }

  /// Survivors are chosen before the first Day.
  @Override
  public boolean begun(CardsState s) {
    return s.day > 0;
  }

  @Override
  public void open(CardsState s, int seat, Facts facts) {
    facts.fact("character", name("survivor", s.survivor[seat]));
  }

  @Override
  public void close(CardsState s, int seat, Facts facts) {
    if (s.equipped[seat] != NONE) {
      facts.fact("card-held", name("card", s.equipped[seat]));
    }
    held(s, CardZones.hand(seat), facts);
    held(s, CardZones.reserve(seat), facts);
    held(s, CardZones.worn(seat), facts);
    for (int i = 0; i < s.zones.size(CardZones.THREATS_IN_FORCE); i++) {
      facts.fact("threat", name("card", s.zones.at(CardZones.THREATS_IN_FORCE, i)));
    }
    facts.number("day", s.day);
    facts.number("kills", s.kills);
    facts.number("alive", s.living());
  }

  private void held(CardsState s, int zone, Facts facts) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      facts.fact("card-held", name("card", s.zones.at(zone, i)));
    }
  }

  private Phrase name(String kind, int id) {
    return game.name(new Ref(kind, id));
  }
}
