package horda.cityofhorror.rules;

import static horda.cityofhorror.Table.hand;
import static horda.cityofhorror.content.Place.NOWHERE;

import horda.cityofhorror.CityState;
import horda.engine.Judge;

/** Who is ahead: what each would score now, less what stands in danger, against the best rival. */
public final class CityJudge implements Judge<CityState> {
  /** A lead of so many points is as good as three chances in four. */
  private static final float LEAD = 4;

  @Override
  public int horizon() {
    return 30;
  }

  @Override
  public float worth(CityState s, int seat) {
    float rival = Float.NEGATIVE_INFINITY;
    for (int other = 0; other < s.seats(); other++) {
      rival = other == seat ? rival : Math.max(rival, standing(s, other));
    }
    return (float) (1 / (1 + Math.exp((rival - standing(s, seat)) / LEAD)));
  }

  private static float standing(CityState s, int seat) {
    float people = 0;
    int living = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c)) {
        living++;
        int value = s.isFresh(c) ? s.content.person(c).fresh() : s.content.person(c).exhausted();
        // Even the weakest may be the one who lives to the end.
        people += (1 + value) * safety(s, s.where[c]);
      }
    }
    if (living == 0) {
      return -8;
    }
    int rounds = Rounds.LAST - s.round + 1;
    // Antidotes may still come while there is time.
    float cured = Math.min(1, (s.antidotes[seat] + 0.4f * rounds) / living);
    float sum = people * cured + 0.8f * Math.max(0, s.antidotes[seat] - living);
    for (int t = 0; t < s.food.length; t++) {
      sum += s.food[t] == seat ? s.content.foodValue(t) : 0;
    }
    return sum + Math.min(1f, 0.3f * rounds) * s.zones.size(hand(seat));
  }

  private static float safety(CityState s, int place) {
    if (place == NOWHERE) {
      return 1;
    }
    boolean attacked = s.site(place).attacked(s.zombies[place], s.charactersAt(place));
    return attacked ? 0.75f : 1;
  }
}
