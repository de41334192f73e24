package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Deal;
import horda.engine.Listing;
import horda.engine.Nullable;

/// All that can be added to a draft: goods of each side for each other, a reason, promises of each
/// side to each other. There are hundreds; they are counted side by side, and made when one reads
/// them.
final class DraftTerms implements Listing {
  private CityState s;
  private Deal draft;
  private final DraftPromises promises;
  private final Choices one = Choices.counting();

  /// What was counted, by giver and taker.
  private final short[] goods = new short[CityState.MOST_SEATS * CityState.MOST_SEATS];

  private final short[] words = new short[CityState.MOST_SEATS * CityState.MOST_SEATS];
  private int reasons;

  private DraftTerms(CityState s, Deal draft) {
    this.s = s;
    this.draft = draft;
    this.promises = new DraftPromises(s, draft);
  }

  /// Those of this draft; in a list that is done with, if there is one.
  static DraftTerms of(CityState s, Deal draft, @Nullable Listing spare) {
    if (spare instanceof DraftTerms terms) {
      terms.s = s;
      terms.draft = draft;
      terms.promises.again(s, draft);
      return terms;
    }
    return new DraftTerms(s, draft);
  }

  private boolean deal(int giver, int taker) {
    return giver != taker && draft.has(giver) && draft.has(taker);
  }

  @Override
  public int size() {
    reasons = Reason.count(s, draft, one);
    int n = reasons;
    for (int giver = 0; giver < s.seats(); giver++) {
      for (int taker = 0; taker < s.seats(); taker++) {
        if (deal(giver, taker)) {
          promises.of(giver);
          int pair = giver * s.seats() + taker;
          goods[pair] = (short) OfferedGoods.count(s, draft, giver, taker, null);
          words[pair] = (short) promises.count(taker);
          n += goods[pair] + words[pair];
        }
      }
    }
    return n;
  }

  @Override
  public void list(Choices into) {
    for (int giver = 0; giver < s.seats(); giver++) {
      for (int taker = 0; taker < s.seats(); taker++) {
        if (deal(giver, taker)) {
          OfferedGoods.count(s, draft, giver, taker, into);
        }
      }
    }
    Reason.list(s, draft, into);
    for (int maker = 0; maker < s.seats(); maker++) {
      for (int receiver = 0; receiver < s.seats(); receiver++) {
        if (deal(maker, receiver)) {
          promises.of(maker);
          promises.list(receiver, into);
        }
      }
    }
  }

  /// By the numbers that were counted.
  @Override
  public long get(int i) {
    int left = i;
    for (int giver = 0; giver < s.seats(); giver++) {
      for (int taker = 0; taker < s.seats(); taker++) {
        if (deal(giver, taker)) {
          int n = goods[giver * s.seats() + taker];
          if (left < n) {
            OfferedGoods.count(s, draft, giver, taker, one.keep(left));
            return one.found();
          }
          left -= n;
        }
      }
    }
    if (left < reasons) {
      Reason.list(s, draft, one.keep(left));
      return one.found();
    }
    return promise(left - reasons);
  }

  private long promise(int i) {
    int left = i;
    for (int maker = 0; maker < s.seats(); maker++) {
      for (int receiver = 0; receiver < s.seats(); receiver++) {
        if (deal(maker, receiver)) {
          int n = words[maker * s.seats() + receiver];
          if (left < n) {
            promises.of(maker);
            return promises.get(receiver, left);
          }
          left -= n;
        }
      }
    }
    throw new IndexOutOfBoundsException("no term " + i);
  }
}
