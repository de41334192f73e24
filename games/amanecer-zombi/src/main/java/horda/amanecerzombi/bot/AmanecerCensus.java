package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Census;
import horda.engine.Game;
import horda.engine.Ref;
import java.util.List;

/// What the laboratory counts: people, Missions kept and done, Objects, skills, seasons.
public final class AmanecerCensus implements Census<AmanecerState> {
  private final Game<AmanecerState> game;

  public AmanecerCensus(Game<AmanecerState> game) {
    this.game = game;
  }

  @Override
  public List<String> dealt() {
    return List.of("character", "card-begun", "mission-kept");
  }

  @Override
  public List<String> earned() {
    return List.of("mission-done", "skill", "vehicle", "card-held", "season");
  }

  @Override
  public boolean begun(AmanecerState s) {
    return s.round > 0;
  }

  @Override
  public void open(AmanecerState s, int seat, Facts facts) {
    all(s, Piles.group(seat), "character", "character", facts);
    all(s, Piles.missions(seat), "mission-kept", "mission", facts);
    all(s, Piles.objects(seat), "card-begun", "object", facts);
  }

  @Override
  public void close(AmanecerState s, int seat, Facts facts) {
    all(s, Piles.done(seat), "mission-done", "mission", facts);
    all(s, Piles.objects(seat), "card-held", "object", facts);
    all(s, Piles.skills(seat), "skill", "skill", facts);
    all(s, Piles.SEASON_PAST, "season", "season", facts);
    if (s.vehicle[seat] != NONE) {
      facts.fact("vehicle", game.name(new Ref("action", s.vehicle[seat])));
    }
    facts.number("rounds", s.round);
    facts.number("dead", Scoring.dead(s, seat));
    facts.number("missions", s.zones.size(Piles.done(seat)));
  }

  private void all(AmanecerState s, int zone, String kind, String ref, Facts facts) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      facts.fact(kind, game.name(new Ref(ref, s.zones.at(zone, i))));
    }
  }
}
