package horda.cardsofthedead.bot;

import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.PARALYSED;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.content.Attack;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Counter;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.rules.Damage;
import horda.cardsofthedead.state.CardsState;

/// How the row of spaces looks to somebody who knows the game. Worth is in tenths of a point of
/// Vitality.
final class Street {
  /// A point of Vitality.
  static final int POINT = 10;

  /// What counters of Turn tokens cost a turn, about.
  private static final int SCREAM = 9;

  private static final int SPIT = 15;
  private static final int BIRTH = 8;

  /// A bomb that is disarmed.
  private static final int BOMB = 55;

  /// A card that Noise draws: every other one bites.
  private static final int NOISE = 14;

  private static final int ROOM = 12;

  /// How many turns a Zombie that is let be goes on biting.
  private static final int STAY = 3;

  private Street() {}

  /// No space is Free, and the turn must not end so.
  static boolean stuck(CardsState s) {
    return s.lastBreath && !s.anyFree();
  }

  static int freeSpaces(CardsState s) {
    int free = 0;
    for (int n = 0; n < SPACES; n++) {
      free += s.isFree(n) ? 1 : 0;
    }
    return free;
  }

  /// Does a way out of the zone being played lie in the row?
  static boolean openDoor(CardsState s) {
    Effect door = s.zone == CardsState.MAIN ? Effect.EXIT : Effect.EXIT_INDOORS;
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] != NONE && s.type(s.space[n]).effect() == door) {
        return true;
      }
    }
    return false;
  }

  /// Points of Vitality that the coming Game Turn takes from the active survivor, Kevlar aside.
  static int danger(CardsState s) {
    int sum = 0;
    for (int n = 0; n < SPACES; n++) {
      if (s.space[n] != NONE && s.cardParalysis[n] != PARALYSED) {
        sum += strikesNow(s, n);
      }
    }
    return sum;
  }

  private static int strikesNow(CardsState s, int n) {
    CardType type = s.type(s.space[n]);
    if (!type.isZombie()) {
      return 0;
    }
    return bite(s, type) + (due(s, n, type) ? type.explosive() : 0);
  }

  private static boolean due(CardsState s, int n, CardType type) {
    Counter counter = type.counter();
    return counter != null && s.turns[n] >= counter.value() - 1;
  }

  private static int bite(CardsState s, CardType type) {
    return type.zombieDamage() == 0
        ? 0
        : type.zombieDamage() + (s.inForce(Effect.BLOODLUST) ? 1 : 0);
  }

  /// What the card of a space costs in each turn that it stays.
  static int burden(CardsState s, int n) {
    CardType type = s.type(s.space[n]);
    int sum = POINT * (bite(s, type) + type.redImmunity());
    Counter counter = type.counter();
    if (counter != null) {
      sum +=
          switch (counter.action()) {
            case NOISE -> SCREAM;
            case PARALYSE -> SPIT;
            case CALL -> BIRTH;
            case EXPLODE -> 0;
          };
    }
    return sum;
  }

  /// What one more Free space is worth.
  static int room(CardsState s) {
    return ROOM * Math.max(0, 3 - freeSpaces(s));
  }

  /// What it brings to be rid of the card of a space.
  static int relief(CardsState s, int n) {
    CardType type = s.type(s.space[n]);
    int room = room(s);
    if (!type.isZombie()) {
      return room;
    }
    boolean leaving = openDoor(s);
    boolean bomb = type.explosive() > 0 && s.turns[n] >= 0;
    int blast = bomb && (!leaving || due(s, n, type)) ? BOMB : 0;
    return blast + room + burden(s, n) * (leaving ? 1 : STAY);
  }

  /// What a blow at the card of a space brings, the wear of the weapon aside.
  static int blow(CardsState s, int seat, int n, Attack attack) {
    return attack.type() == Attack.Type.EXPLOSIVE
        ? blast(s, n, attack.value())
        : single(s, seat, n, attack) - NOISE * attack.noise();
  }

  private static int single(CardsState s, int seat, int n, Attack attack) {
    CardType type = s.type(s.space[n]);
    int left = Damage.toughness(s, s.space[n]) - s.hits[n];
    boolean kills = attack.value() >= left;
    if (type.explosive() > 0 && attack.type() != Attack.Type.RANGED) {
      if (attack.type() == Attack.Type.PARALYSING && !kills) {
        return s.cardParalysis[n] == CardsState.MOBILE && due(s, n, type) ? 30 : -20;
      }
      return kills ? blownUp(s, seat, n) : -10;
    }
    int relief = relief(s, n);
    if (kills) {
      return relief;
    }
    int share = relief * attack.value() * 8 / (10 * left);
    boolean stunned =
        attack.type() == Attack.Type.PARALYSING && s.cardParalysis[n] == CardsState.MOBILE;
    return share + (stunned ? burden(s, n) : 0);
  }

  /// Setting a bomb off: it hurts, but may take its neighbours along.
  private static int blownUp(CardsState s, int seat, int n) {
    int power = s.type(s.space[n]).explosive();
    if (s.vitality[seat] <= power + danger(s)) {
      return -200;
    }
    boolean soon = s.type(s.space[n]).isZombie() && s.turns[n] >= 0 && !openDoor(s);
    return beside(s, n, power) - (soon ? 0 : POINT * power) - 2 * NOISE;
  }

  private static int beside(CardsState s, int n, int power) {
    return (n > 0 ? hit(s, n - 1, power) : 0) + (n + 1 < SPACES ? hit(s, n + 1, power) : 0);
  }

  private static int blast(CardsState s, int n, int power) {
    return beside(s, n, power) + hit(s, n, power) - 2 * NOISE;
  }

  private static int hit(CardsState s, int n, int power) {
    if (s.space[n] == NONE || s.type(s.space[n]).isPlace()) {
      return 0;
    }
    CardType type = s.type(s.space[n]);
    if (type.isResource()) {
      return -20;
    }
    int left = Damage.toughness(s, s.space[n]) - s.hits[n];
    int relief = relief(s, n);
    return power >= left ? relief - (type.explosive() > 0 ? 60 : 0) : relief * power / (2 * left);
  }
}
