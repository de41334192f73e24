package horda.cityofhorror.bot;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Census;
import horda.engine.Game;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.List;

/// What the laboratory counts: people, cards, colours, and who is left.
public final class CityCensus implements Census<CityState> {
  private final Game<CityState> game;

  public CityCensus(Game<CityState> game) {
    this.game = game;
  }

  @Override
  public List<String> dealt() {
    return List.of("character", "card-begun", "colour", "role");
  }

  @Override
  public List<String> earned() {
    return List.of("card-held", "character-alive");
  }

  @Override
  public boolean begun(CityState s) {
    return s.round > 0;
  }

  @Override
  public void open(CityState s, int seat, Facts facts) {
    facts.fact("colour", name("colour", s.colour[seat]));
    for (int c = 0; c < s.owner.length; c++) {
      if (s.owner[c] == seat) {
        facts.fact("character", name("character", c));
      }
    }
    cards(s, seat, "card-begun", facts);
    if (s.firstPlayer == seat) {
      facts.fact("role", Phrase.of("table-option.first-player"));
    }
  }

  @Override
  public void close(CityState s, int seat, Facts facts) {
    int alive = 0;
    for (int c = 0; c < s.owner.length; c++) {
      if (s.owner[c] == seat && s.where[c] != Place.NOWHERE) {
        facts.fact("character-alive", name("character", c));
        alive++;
      }
    }
    cards(s, seat, "card-held", facts);
    facts.number("alive", alive);
    facts.number("antidotes", s.antidotes[seat]);
  }

  private void cards(CityState s, int seat, String kind, Facts facts) {
    int hand = CardZones.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      facts.fact(kind, name("action", s.zones.at(hand, i)));
    }
  }

  private Phrase name(String kind, int id) {
    return game.name(new Ref(kind, id));
  }
}
