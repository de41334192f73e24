package horda.cardsofthedead.bot;

import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;

/// What the judge looks at: how the group stands, in numbers of about 0 to 1.
final class Standing {
  private static final int VITALITY = 0;
  private static final int VITALITY_SQUARED = 1;
  private static final int IMMUNITY = 2;
  private static final int HEALING = 3;
  private static final int ANTIVIRALS = 4;
  private static final int HITS = 5;
  private static final int KEVLAR = 6;
  private static final int BURDEN = 7;
  private static final int NO_SPACE = 8;
  private static final int ONE_SPACE = 9;
  private static final int TWO_SPACES = 10;
  private static final int DOOR = 11;
  private static final int WAY = 12;

  /// Whether each of the three lives, in the order of the content.
  private static final int SURVIVORS = 13;

  private static final int BLOCKED = 16;
  private static final int BLOODLUST = 17;
  private static final int HARDENED = 18;
  private static final int KEEN_EARS = 19;
  private static final int STRAIN = 20;
  private static final int ALWAYS = 21;

  static final int SIZE = 22;

  /// About the most that a track shows.
  private static final float TRACK = 12;

  private Standing() {}

  static void measure(CardsState s, float[] into) {
    group(s, into);
    street(s, into);
    way(s, into);
    into[BLOODLUST] = s.inForce(Effect.BLOODLUST) ? 1 : 0;
    into[HARDENED] = s.inForce(Effect.HARDENED) ? 1 : 0;
    into[KEEN_EARS] = s.inForce(Effect.KEEN_EARS) ? 1 : 0;
    into[STRAIN] = s.inForce(Effect.STRAIN) ? 1 : 0;
    into[ALWAYS] = 1;
  }

  private static void group(CardsState s, float[] into) {
    float share = 1f / s.seats();
    for (int seat = 0; seat < s.seats(); seat++) {
      if (!s.alive(seat)) {
        continue;
      }
      into[SURVIVORS + Math.clamp(s.survivor[seat], 0, 2)] = 1;
      float vitality = s.vitality[seat] / TRACK;
      into[VITALITY] += share * vitality;
      into[VITALITY_SQUARED] += share * vitality * vitality;
      into[IMMUNITY] += share * s.immunity[seat] / TRACK;
      into[HEALING] += share * Math.min(2, Goods.stock(s, seat, NONE, true) / TRACK);
      into[ANTIVIRALS] += share * Math.min(2, Goods.stock(s, seat, NONE, false) / TRACK);
      into[HITS] += share * Math.min(2, Goods.hits(s, seat, NONE) / TRACK);
      into[KEVLAR] += share * s.zones.size(CardZones.worn(seat));
    }
  }

  private static void street(CardsState s, float[] into) {
    int burden = 0;
    for (int n = 0; n < SPACES; n++) {
      burden += s.space[n] != NONE && s.type(s.space[n]).isZombie() ? Street.burden(s, n) : 0;
    }
    into[BURDEN] = burden / 100f;
    int free = Street.freeSpaces(s);
    into[NO_SPACE] = free == 0 ? 1 : 0;
    into[ONE_SPACE] = free <= 1 ? 1 : 0;
    into[TWO_SPACES] = free <= 2 ? 1 : 0;
    into[BLOCKED] = Integer.bitCount(s.blocked) / 7f;
  }

  private static void way(CardsState s, float[] into) {
    boolean open = Street.openDoor(s) && s.zone == CardsState.MAIN;
    into[DOOR] = open ? 1 : 0;
    into[WAY] = open ? 0 : Way.left(s) / 10f;
  }
}
