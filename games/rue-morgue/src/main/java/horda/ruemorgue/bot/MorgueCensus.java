package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.DEAD;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Census;
import horda.engine.Game;
import horda.engine.Ref;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// What the laboratory counts: survivors, who lives, what they hold, rounds.
public final class MorgueCensus implements Census<MorgueState> {
  private final Game<MorgueState> game;

  public MorgueCensus(Game<MorgueState> game) {
    this.game = game;
  }

  @Override
  public List<String> dealt() {
    return List.of("character", "card-begun");
  }

  @Override
  public List<String> earned() {
    return List.of("card-held", "character-alive");
  }

  @Override
  public boolean begun(MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.who[survivor] == NONE || s.zone[survivor] < 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void open(MorgueState s, int seat, Facts facts) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.owner[survivor] == seat) {
        facts.fact("character", game.name(new Ref("survivor", s.who[survivor])));
        cards(s, survivor, "card-begun", facts);
      }
    }
  }

  @Override
  public void close(MorgueState s, int seat, Facts facts) {
    int dead = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      dead += s.zone[survivor] == DEAD ? 1 : 0;
      if (s.owner[survivor] == seat && s.zone[survivor] != DEAD) {
        facts.fact("character-alive", game.name(new Ref("survivor", s.who[survivor])));
        cards(s, survivor, "card-held", facts);
      }
    }
    facts.number("rounds", s.round);
    facts.number("dead", dead);
  }

  private void cards(MorgueState s, int survivor, String kind, Facts facts) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0) {
        facts.fact(kind, game.name(new Ref("card", card)));
      }
    }
  }
}
