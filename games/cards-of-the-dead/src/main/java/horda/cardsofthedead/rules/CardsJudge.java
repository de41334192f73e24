package horda.cardsofthedead.rules;

import static horda.cardsofthedead.CardsState.NONE;
import static horda.cardsofthedead.CardsState.SPACES;

import horda.cardsofthedead.CardsState;
import horda.cardsofthedead.Table;
import horda.engine.Judge;

/** How far the group has come, how well it is, and how full the street. */
public final class CardsJudge implements Judge<CardsState> {
  @Override
  public int horizon() {
    return 30;
  }

  @Override
  public float worth(CardsState s, int seat) {
    float health = 0;
    for (int n = 0; n < s.seats(); n++) {
      if (s.alive(n)) {
        float vitality = (float) s.vitality[n] / s.who(n).vitality();
        float immunity = (float) s.immunity[n] / s.who(n).immunity();
        int cards = s.zones.size(Table.hand(n)) + s.zones.size(Table.reserve(n));
        float arms = (s.equipped[n] == NONE ? 0 : 0.6f) + Math.min(0.4f, 0.1f * cards);
        health += 0.4f * vitality + 0.4f * immunity + 0.2f * arms;
      }
    }
    health /= s.seats();
    int zombies = 0;
    for (int n = 0; n < SPACES; n++) {
      boolean taken = s.space[n] != NONE;
      zombies += taken && s.type(s.space[n]).isZombie() ? 1 : 0;
    }
    // How much of the three days lies behind the group.
    float left = (float) Long.bitCount(s.laid) / s.content.layout().size();
    float way = (s.day - 1 + 0.7f * (1 - left)) / 3;
    float street = 1 - zombies / (2f * SPACES);
    return Math.clamp((0.25f + 0.75f * way) * (0.3f + 0.7f * health) * street, 0, 1);
  }
}
