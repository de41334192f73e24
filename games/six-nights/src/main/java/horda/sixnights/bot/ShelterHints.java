package horda.sixnights.bot;

import horda.engine.Ballot;
import horda.engine.Hints;
import horda.engine.Question;
import horda.sixnights.content.CardKind;
import horda.sixnights.rules.LastMoment;
import horda.sixnights.rules.Vote;
import horda.sixnights.state.ShelterState;

/// Rules of thumb, counted in hundredths of a tin.
public final class ShelterHints implements Hints<ShelterState> {
  private static final int TIN = 100;

  /// What others give on average, and how likely a card of that strength gives most.
  private static final int USUAL = 190;

  private static final int[] CRATE_PERCENT = {0, 4, 15, 50, 85};

  /// What a card of that strength may still be good for on a later night.
  private static final int[] KEEP = {0, 5, 20, 55, 90};

  @Override
  public int weigh(ShelterState s, Question<ShelterState> question, int seat, long choice) {
    return switch (question) {
      case Vote _ -> blame(s, Ballot.target(choice));
      case LastMoment _ -> choice == 0 ? 0 : play(s, seat, s.content.cards().chosen(choice));
      default -> lay(s, seat, s.content.cards().chosen(choice));
    };
  }

  private static int lay(ShelterState s, int seat, CardKind kind) {
    int strength = Math.min(kind.strength(), CRATE_PERCENT.length - 1);
    int spare = USUAL * (s.seats() - 1) + TIN * (kind.strength() - s.zombies());
    // Even odds where the usual gifts just do; a point more or less is a quarter.
    int holds = Math.clamp(50 + spare / 4, 0, 100);
    int nightsLeft = s.content.numbers().nights() - s.night;
    int crate = TIN * s.tonight().tins() * CRATE_PERCENT[strength] / 100 * holds / 100;
    int harm = breachHarm(s, seat) * (strength < 2 ? 3 : 2) / 2;
    int cost = KEEP[strength] * Math.min(nightsLeft, 2) / 2;
    int reaction = kind.amount() > 0 || kind.strength() == 0 ? Math.min(nightsLeft, 1) * 40 : 0;
    return crate - harm * (100 - holds) / 100 - cost - reaction - kind.tins() * TIN;
  }

  /// What a breach costs this seat, as things stand; negative for a seat that gains by it.
  private static int breachHarm(ShelterState s, int seat) {
    int bite = s.content.numbers().bite() * TIN / s.seats();
    if (s.breaches < s.content.numbers().breaches() - 1) {
      return bite + (s.breaches > 0 && s.bites[seat] > 0 ? TIN / 2 : 0);
    }
    if (s.bites[seat] > 0) {
      return 3 * TIN;
    }
    return leadsUnbitten(s, seat) ? TIN / 2 : 2 * TIN;
  }

  private static boolean leadsUnbitten(ShelterState s, int seat) {
    int rivals = 0;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.bites[other] == 0) {
        rivals++;
        if (s.tins[other] >= s.tins[seat]) {
          return false;
        }
      }
    }
    return rivals > 1;
  }

  private static int play(ShelterState s, int seat, CardKind kind) {
    int margin = s.strength() - s.zombies();
    boolean mine = s.mostGiven() == seat;
    int crate = s.tonight().tins() * TIN;
    return switch (kind.reaction()) {
      case ADD -> {
        int more = kind.amount();
        boolean saves = margin < 0 && margin + more >= 0;
        boolean best = s.given(seat) + more > s.given(s.mostGiven());
        int gain = saves ? breachHarm(s, seat) : 0;
        gain += margin + more >= 0 && (best && !mine || saves && (mine || best)) ? crate : 0;
        yield gain - 60;
      }
      case LURE -> {
        boolean breaks = margin >= 0 && margin < kind.amount();
        int gain = crate / (s.seats() - 1) - breachHarm(s, seat) + suspicion(s, seat) * -40;
        yield breaks && !mine ? gain : -TIN;
      }
      case HIDE -> margin < 0 ? suspicion(s, seat) * 60 - 40 : -TIN;
      case NONE -> FOOLISH;
    };
  }

  /// How many survivors look like a worse choice for the vote, less those that look like a better
  /// one.
  private static int suspicion(ShelterState s, int seat) {
    int worse = 0;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.hidden[other] == 0) {
        worse += Integer.signum(blame(s, seat) - blame(s, other));
      }
    }
    return worse;
  }

  private static int blame(ShelterState s, int seat) {
    boolean last = s.breaches >= s.content.numbers().breaches() - 1;
    int standing = s.tins[seat] - s.content.numbers().bite() * s.bites[seat];
    return standing * TIN - s.given(seat) * 20 + (last && s.bites[seat] == 0 ? 5 * TIN : 0);
  }
}
