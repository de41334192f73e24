package horda.lab.experiment;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.State;
import java.util.TreeMap;

/// A bot with somebody looking at its clock and its fingers. Where it fails, or answers what is not
/// on offer, that is counted and the first choice is taken, so that one bad bot does not end a
/// tournament.
final class Watched {
  private final int[] steps = new int[64 * 32];
  private long count;
  private long nanos;
  private long longest;
  private long forced;
  private long illegal;
  private long broken;

  <S extends State> Bot<S> over(Bot<S> bot) {
    return position -> choose(bot, position);
  }

  private <S extends State> long choose(Bot<S> bot, Position<S> position) {
    long start = System.nanoTime();
    long choice = position.choice(0);
    boolean fair = true;
    try {
      choice = bot.choose(position);
    } catch (RuntimeException e) {
      broken++;
      fair = false;
    }
    long took = System.nanoTime() - start;
    if (position.size() == 1) {
      forced++;
    } else {
      time(took);
    }
    if (fair && !offers(position, choice)) {
      illegal++;
      fair = false;
    }
    return fair ? choice : position.choice(0);
  }

  private static boolean offers(Position<?> position, long choice) {
    for (int i = 0; i < position.size(); i++) {
      if (position.choice(i) == choice) {
        return true;
      }
    }
    return false;
  }

  private void time(long took) {
    count++;
    nanos += took;
    longest = Math.max(longest, took);
    steps[Clock.step(took)]++;
  }

  Conduct conduct() {
    TreeMap<Integer, Long> taken = new TreeMap<>();
    for (int i = 0; i < steps.length; i++) {
      if (steps[i] > 0) {
        taken.put(i, (long) steps[i]);
      }
    }
    return new Conduct(new Clock(count, nanos, longest, taken), forced, illegal, broken);
  }
}
