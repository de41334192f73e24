package horda.cityofhorror.bot;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.rules.Movement;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.state.CityState;
import horda.engine.Exp;
import horda.engine.Judge;

/// Who is ahead: the points that each may hope for at dawn, by what it has at the start of a round.
/// What a thing is worth was fitted to 6,000 games between players by rules of thumb.
public final class CityJudge implements Judge<CityState> {
  /// By round, 1 to 4: somebody alive, each point on the card, and being fresh still.
  private static final float[] LIFE = {0, 0.9f, 0.7f, 0.4f, -0.4f};

  private static final float[] POINT = {0, 0.1f, 0.12f, 0.28f, 0.5f};
  private static final float[] FRESH = {0, 0.4f, 0.4f, 0.15f, 0.1f};

  /// An antidote for somebody alive, and one more than that.
  private static final float[] ANTIDOTE = {0, 1.05f, 1.05f, 1.25f, 1.8f};

  private static final float SPARE = 0.75f;

  /// A card in the hand, except for Canned Food.
  private static final float[] CARD = {0, 0.65f, 0.6f, 0.58f, 0.37f};

  private static final float CAN = 1.1f;
  private static final float FIRST = 0.65f;

  /// A seat with one person left may soon have nobody, and then all else counts for nothing.
  private static final float[] LAST_ONE = {0, -4, -4, -4, -2};

  /// Nobody left: no points, and no chance of any.
  private static final float OUT = -8;

  /// A broken promise is remembered: it must bring more than this.
  private static final float SHAME = 0.5f;

  /// A lead of this many points makes the odds of winning e times better.
  private static final float STEP = 2;

  private static final int LONGEST = 400;

  @Override
  public boolean ripe(CityState s, int decisions) {
    // A round is played to its end: then nothing is pending, and what was risked is won or lost.
    return decisions >= LONGEST
        || s.agenda.peek() instanceof Movement.Choose choose && choose.group() != s.late;
  }

  @Override
  public boolean othersByThumb() {
    return true;
  }

  @Override
  public float worth(CityState s, int seat) {
    float[] all = new float[s.seats()];
    worths(s, all);
    return all[seat];
  }

  @Override
  public void worths(CityState s, float[] into) {
    float sum = 0;
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = (float) Exp.of(hope(s, seat) / STEP);
      sum += into[seat];
    }
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] /= sum;
    }
  }

  // What things are worth, for bargains too.

  static float card(int round) {
    return CARD[Math.max(1, round)];
  }

  static float antidotes(int round, int living, int n) {
    int cured = Math.min(living, n);
    return ANTIDOTE[Math.max(1, round)] * cured + SPARE * (n - cured);
  }

  static float person(CityState s, int c) {
    int round = Math.max(1, s.round);
    return LIFE[round] + POINT[round] * Stakes.value(s, c) + (s.isFresh(c) ? FRESH[round] : 0);
  }

  /// What being fresh is worth for somebody who counts that many points more then.
  static float freshness(int round, int points) {
    return FRESH[Math.max(1, round)] + points * POINT[Math.max(1, round)];
  }

  /// Somebody fresh with four points on the card.
  static float typicalPerson(int round) {
    int now = Math.max(1, round);
    return LIFE[now] + 4 * POINT[now] + FRESH[now];
  }

  /// The points that a seat may hope for.
  static float hope(CityState s, int seat) {
    int round = Math.max(1, s.round);
    int living = 0;
    float sum = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c)) {
        living++;
        sum += person(s, c);
      }
    }
    if (living == 0) {
      return OUT;
    }
    sum += antidotes(round, living, s.antidotes[seat]) - SHAME * Trust.broken(s, seat);
    sum += living == 1 ? LAST_ONE[round] : 0;
    sum += s.firstPlayer == seat ? FIRST : 0;
    for (int t = 0; t < s.food.length; t++) {
      sum += s.food[t] == seat ? s.content.foodValue(t) : 0;
    }
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      boolean can = s.content.action(s.zones.at(hand(seat), i)).effect() == CardEffect.NONE;
      sum += can ? CAN : CARD[round];
    }
    return sum;
  }
}
