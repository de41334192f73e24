package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;

import horda.cityofhorror.state.CityState;
import horda.engine.Deal;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;
import horda.engine.Promises;
import java.util.Arrays;

/// The word that one seat has given, in promises and in a draft, sorted by what it is about: what a
/// draft asks of it for every place and step.
final class GivenWords {
  private static final int STEPS = LocationSteps.SHARING + 1;
  private static final byte ALL = -1;

  private int maker = CityState.NONE;

  /// By place and step, from NOWHERE on: the seats that are left by what was said for and against.
  private final byte[] left = new byte[(COUNT + 1) * STEPS];

  /// By place: the kinds of cards that will be played before the attack.
  private final int[] plays = new int[COUNT + 1];

  /// Moments in which nothing will be done, and in which something will.
  private long still;

  private long deeds;

  /// Somebody has to act as the very next thing; or this seat has said that it will support later.
  private boolean acts;

  private boolean supports;

  /// What is shared out, by place: how many of each sort were promised, and to whom.
  private final byte[] antidotes = new byte[COUNT + 1];

  private final byte[] cards = new byte[COUNT + 1];

  private final byte[] takers = new byte[COUNT + 1];

  /// In place of what was read before.
  GivenWords read(CityState s, Deal draft, int maker) {
    this.maker = maker;
    Arrays.fill(left, ALL);
    Arrays.fill(plays, 0);
    Arrays.fill(antidotes, (byte) 0);
    Arrays.fill(cards, (byte) 0);
    Arrays.fill(takers, (byte) 0);
    still = 0;
    deeds = 0;
    acts = false;
    supports = false;
    Promises promises = s.promises();
    for (int i = 0; i < promises.stillOpen(); i++) {
      add(promises.due(i));
    }
    for (int i = 0; i < draft.size(); i++) {
      add(draft.term(i));
    }
    return this;
  }

  private void add(long word) {
    if (!Pledge.is(word)) {
      return;
    }
    Shape shape = Pledge.shape(word);
    acts |= shape == Shape.ACT;
    if (Pledge.maker(word) != maker) {
      return;
    }
    int place = Pledge.place(word) + 1;
    int moment = place * STEPS + Pledge.step(word);
    switch (shape) {
      case FOR -> left[moment] &= (byte) (1 << Pledge.subject(word));
      case NOT -> left[moment] &= (byte) ~(1 << Pledge.subject(word));
      case NOTHING -> still |= 1L << moment;
      case ACT -> deeds |= 1L << moment;
      case PLAY -> {
        deeds |= 1L << moment;
        plays[place] |= 1 << Pledge.subject(word);
      }
      case GIVE -> {
        (Pledge.subject(word) == Terms.ANTIDOTE ? antidotes : cards)[place]++;
        takers[place] |= (byte) (1 << Pledge.object(word));
      }
      case WORDS -> supports = true;
    }
  }

  private static long bit(int place, int step) {
    return 1L << (place + 1) * STEPS + step;
  }

  /// Could the seat promise to do nothing there?
  boolean mayRest(int place, int step) {
    return ((still | deeds) & bit(place, step)) == 0;
  }

  /// Could it promise to act at once?
  boolean mayAct(int place, int step) {
    return !acts && (still & bit(place, step)) == 0;
  }

  boolean maySupport() {
    return !supports;
  }

  /// Of `targets` those for or against whom a word about that choice still says something: bit set,
  /// with nobody or with at least two in it.
  int open(int place, int step, int targets) {
    int open = targets & left[(place + 1) * STEPS + step];
    return Integer.bitCount(open) > 1 ? open : 0;
  }

  /// Of these kinds of cards those that it could promise to play before the attack there.
  int playable(int place, int kinds) {
    boolean rests = (still & bit(place, LocationSteps.BEFORE_ATTACK)) != 0;
    return rests ? 0 : kinds & ~plays[place + 1];
  }

  /// Could it promise that seat one of that sort out of so many that will be shared there?
  boolean mayGive(int place, int sort, int to, int stock) {
    return (sort == Terms.ANTIDOTE ? antidotes : cards)[place + 1] < stock
        && (takers[place + 1] & 1 << to) == 0;
  }
}
