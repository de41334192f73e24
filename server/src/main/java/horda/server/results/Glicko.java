package horda.server.results;

import java.util.List;

/// Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2022). The names of
/// the variables are his.
final class Glicko {
  /// How much volatility may change; small, because luck decides much in these games.
  static final double TAU = 0.5;

  private static final double SCALE = 173.7178;
  private static final double MIDDLE = 1500;
  private static final double EPSILON = 0.000001;

  /// Nobody is more unknown than somebody new.
  private static final double MOST_DEVIATION = 350;

  /// How strong somebody is, how sure that is, and how steadily they play.
  record Rating(double rating, double deviation, double volatility) {
    static final Rating NEW = new Rating(MIDDLE, MOST_DEVIATION, 0.06);

    private double mu() {
      return (rating - MIDDLE) / SCALE;
    }

    private double phi() {
      return deviation / SCALE;
    }
  }

  /// One game against somebody, as both were before the period.
  ///
  /// @param score 1: won; 0: lost; 0.5: neither
  record Duel(Rating against, double score) {}

  private Glicko() {}

  /// After a period with these games, which may be none.
  static Rating after(Rating before, List<Duel> duels) {
    return after(before, duels, TAU);
  }

  static Rating after(Rating before, List<Duel> duels, double tau) {
    double phi = before.phi();
    double sigma = before.volatility();
    if (duels.isEmpty()) {
      double wider = Math.sqrt(phi * phi + sigma * sigma) * SCALE;
      return new Rating(before.rating(), Math.min(wider, MOST_DEVIATION), sigma);
    }
    double mu = before.mu();
    double precision = 0;
    double surprise = 0;
    for (Duel duel : duels) {
      double weight = g(duel.against().phi());
      double expected = expected(mu, duel.against());
      precision += weight * weight * expected * (1 - expected);
      surprise += weight * (duel.score() - expected);
    }
    double v = 1 / precision;
    double delta = v * surprise;
    double steadier = volatility(sigma, phi, v, delta, tau);
    double starred = Math.sqrt(phi * phi + steadier * steadier);
    double narrowed = 1 / Math.sqrt(1 / (starred * starred) + 1 / v);
    double moved = mu + narrowed * narrowed * surprise;
    return new Rating(moved * SCALE + MIDDLE, Math.min(narrowed * SCALE, MOST_DEVIATION), steadier);
  }

  /// How likely the first beats the second.
  static double expected(Rating one, Rating other) {
    return expected(one.mu(), other);
  }

  private static double expected(double mu, Rating against) {
    return 1 / (1 + Math.exp(-g(against.phi()) * (mu - against.mu())));
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /// Step 5: the Illinois algorithm.
  private static double volatility(double sigma, double phi, double v, double delta, double tau) {
    double a = Math.log(sigma * sigma);
    double big = a;
    double small;
    if (delta * delta > phi * phi + v) {
      small = Math.log(delta * delta - phi * phi - v);
    } else {
      int k = 1;
      while (f(a - k * tau, phi, v, delta, a, tau) < 0) {
        k++;
      }
      small = a - k * tau;
    }
    double atBig = f(big, phi, v, delta, a, tau);
    double atSmall = f(small, phi, v, delta, a, tau);
    while (Math.abs(small - big) > EPSILON) {
      double next = big + (big - small) * atBig / (atSmall - atBig);
      double atNext = f(next, phi, v, delta, a, tau);
      if (atNext * atSmall <= 0) {
        big = small;
        atBig = atSmall;
      } else {
        atBig /= 2;
      }
      small = next;
      atSmall = atNext;
    }
    return Math.exp(big / 2);
  }

  private static double f(double x, double phi, double v, double delta, double a, double tau) {
    double e = Math.exp(x);
    double spread = phi * phi + v + e;
    return e * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (tau * tau);
  }
}
