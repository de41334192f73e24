package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.state.MorgueState;

/// The chances of the dice of an attack: how many hits, how many of them do more damage, and
/// whether a die shows 1. What a face is worth is asked of the rules themselves, face by face.
final class DiceOdds {
  /// Sixes may bring dice without end: this many more hits are told apart.
  private static final int MORE = 12;

  private static final int FACES = 6;
  private static final double FACE = 1.0 / FACES;

  private final int mostHits;
  private final int mostHard;

  /// Whether anybody could be left behind by a 1.
  private final int mostOnes;

  private final int dice;
  private final boolean[] hits = new boolean[FACES + 1];
  private final boolean[] hard = new boolean[FACES + 1];
  private final boolean[] more = new boolean[FACES + 1];

  /// A die with all the dice that its six brings; and split into those that miss or hit.
  private final double[] whole;

  private final double[] miss;
  private final double[] hit;

  /// @param s a copy with the attack prepared; its dice are used up
  /// @param dice how many are thrown, or lie there
  DiceOdds(MorgueState s, int dice) {
    this.dice = dice;
    Weapon weapon = Arms.used(s);
    boolean sixes = Arms.sixesRoll(s);
    for (int face = 1; face <= FACES; face++) {
      s.diceCount = 0;
      s.addDie(face);
      s.hits = 0;
      s.hardHits = 0;
      new Dice.Count().run(s, Out.SILENT);
      hits[face] = s.hits > 0;
      hard[face] = s.hardHits > 0;
      more[face] = sixes && Dice.value(s, 0) == Dice.SIX;
    }
    s.diceCount = 0;
    s.hits = 0;
    s.hardHits = 0;
    mostHits = sixes ? dice + MORE : dice;
    mostHard = weapon.special() == Weapon.Special.SIX_HITS_HARDER ? mostHits : 0;
    mostOnes = s.crawlers && weapon.special() != Weapon.Special.NO_CRAWLERS ? 1 : 0;
    whole = family();
    miss = one(whole, false);
    hit = one(whole, true);
  }

  int mostHits() {
    return mostHits;
  }

  int mostHard() {
    return mostHard;
  }

  int mostOnes() {
    return mostOnes;
  }

  double at(double[] chances, int hits, int hard, int ones) {
    return chances[index(hits, hard, ones)];
  }

  private int index(int hits, int hard, int ones) {
    return (hits * (mostHard + 1) + hard) * (mostOnes + 1) + ones;
  }

  /// More than can be told apart counts as the most.
  private int capped(int hits, int hard, int ones) {
    return index(Math.min(hits, mostHits), Math.min(hard, mostHard), Math.min(ones, mostOnes));
  }

  private double[] none() {
    double[] none = new double[(mostHits + 1) * (mostHard + 1) * (mostOnes + 1)];
    none[0] = 1;
    return none;
  }

  /// One die with all that its sixes bring.
  private double[] family() {
    double[] family = none();
    int deep = mostHits == dice ? 1 : 2 * MORE;
    for (int n = 0; n < deep; n++) {
      double[] miss = one(family, false);
      double[] hit = one(family, true);
      for (int i = 0; i < family.length; i++) {
        family[i] = miss[i] + hit[i];
      }
    }
    return family;
  }

  /// One die that hits, or misses, followed by `next` if it brings another.
  private double[] one(double[] next, boolean hitting) {
    double[] one = new double[next.length];
    for (int face = 1; face <= FACES; face++) {
      if (hits[face] != hitting) {
        continue;
      }
      int ones = face == 1 ? 1 : 0;
      if (more[face]) {
        shift(next, hitting ? 1 : 0, hard[face] ? 1 : 0, ones, FACE, one);
      } else {
        one[capped(hitting ? 1 : 0, hard[face] ? 1 : 0, ones)] += FACE;
      }
    }
    return one;
  }

  /// Adds a number to everything in `from`, and the result, weighted, to `into`.
  private void shift(
      double[] from, int moreHits, int moreHard, int moreOnes, double weight, double[] into) {
    for (int h = 0; h <= mostHits; h++) {
      for (int d = 0; d <= mostHard; d++) {
        for (int o = 0; o <= mostOnes; o++) {
          double chance = from[index(h, d, o)];
          if (chance > 0) {
            into[capped(h + moreHits, d + moreHard, o + moreOnes)] += weight * chance;
          }
        }
      }
    }
  }

  private double[] both(double[] one, double[] other) {
    double[] sum = new double[one.length];
    for (int h = 0; h <= mostHits; h++) {
      for (int d = 0; d <= mostHard; d++) {
        for (int o = 0; o <= mostOnes; o++) {
          double chance = one[index(h, d, o)];
          if (chance > 0) {
            shift(other, h, d, o, chance, sum);
          }
        }
      }
    }
    return sum;
  }

  /// All dice thrown, and thrown again as long as that promises more: while fewer of them hit than
  /// can be expected of the throws that are left.
  double[] thrown(int rerolls) {
    if (rerolls == 0) {
      return all();
    }
    double[][] by = byHits();
    double[] result = sum(by, 0);
    double expected = expected();
    for (int left = 1; left <= rerolls; left++) {
      int keep = (int) Math.ceil(expected - 1e-9);
      double[] kept = sum(by, keep);
      double again = 1 - total(kept);
      for (int i = 0; i < kept.length; i++) {
        kept[i] += again * result[i];
      }
      result = kept;
      expected = atLeast(by, expected);
    }
    return result;
  }

  /// All dice thrown once.
  private double[] all() {
    double[] all = none();
    for (int n = 0; n < dice; n++) {
      all = both(all, whole);
    }
    return all;
  }

  /// Whether a throw with this many hits is thrown again, with this many throws left.
  boolean again(int visible, int rerolls) {
    double[][] by = byHits();
    double expected = expected();
    for (int left = 1; left < rerolls; left++) {
      expected = atLeast(by, expected);
    }
    return rerolls > 0 && visible < expected - 1e-9;
  }

  private double expected() {
    int faces = 0;
    for (boolean face : hits) {
      faces += face ? 1 : 0;
    }
    return dice * faces * FACE;
  }

  /// What the better of a throw and `other` brings.
  private double atLeast(double[][] by, double other) {
    double expected = 0;
    for (int visible = 0; visible <= dice; visible++) {
      expected += total(by[visible]) * Math.max(visible, other);
    }
    return expected;
  }

  /// The chances split by how many of the dice hit before sixes bring more.
  private double[][] byHits() {
    double[][] by = new double[dice + 1][];
    by[0] = none();
    for (int die = 1; die <= dice; die++) {
      for (int visible = die; visible >= 0; visible--) {
        double[] fewer = visible < die ? both(by[visible], miss) : new double[miss.length];
        if (visible > 0) {
          double[] more = both(by[visible - 1], hit);
          for (int i = 0; i < fewer.length; i++) {
            fewer[i] += more[i];
          }
        }
        by[visible] = fewer;
      }
    }
    return by;
  }

  private static double[] sum(double[][] by, int from) {
    double[] sum = new double[by[0].length];
    for (int visible = from; visible < by.length; visible++) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += by[visible][i];
      }
    }
    return sum;
  }

  private static double total(double[] chances) {
    double total = 0;
    for (double chance : chances) {
      total += chance;
    }
    return total;
  }

  /// Dice that lie there already; sixes among them bring one more each, up to a limit.
  ///
  /// @param from the first die whose six has brought nothing yet
  double[] lying(byte[] faces, int from, int mostMore) {
    int h = 0;
    int d = 0;
    int o = 0;
    int sixes = 0;
    for (int die = 0; die < faces.length; die++) {
      h += hits[faces[die]] ? 1 : 0;
      d += hard[faces[die]] ? 1 : 0;
      o += faces[die] == 1 ? 1 : 0;
      sixes += die >= from && more[faces[die]] ? 1 : 0;
    }
    double[] lying = new double[miss.length];
    lying[capped(h, d, o)] = 1;
    for (int six = 0; six < Math.min(sixes, mostMore); six++) {
      lying = both(lying, whole);
    }
    return lying;
  }
}
