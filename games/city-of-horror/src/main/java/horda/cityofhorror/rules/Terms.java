package horda.cityofhorror.rules;

import horda.engine.Code;

/// The terms of deals: goods that change hands at once, and the five kinds of promises (COH-NEG-01,
/// COH-NEG-06).
public final class Terms {
  public static final int GIVE_ANTIDOTES = 1;
  public static final int GIVE_CARD = 2;
  public static final int GIVE_ANY_CARD = 3;
  public static final int WANT_ANTIDOTES = 4;
  public static final int WANT_KIND = 5;
  public static final int WANT_ANY_CARD = 6;
  public static final int NO_ACTION = 7;
  public static final int VOTE = 8;
  public static final int TIEBREAK = 9;
  public static final int GIVE_ON_SHARE = 10;
  public static final int ACT_NOW_CARD = 11;
  static final int ACT_NOW_ABILITY = 12;

  /// Items of a sharing.
  public static final int ANTIDOTE = 0;

  public static final int CARD = 1;

  private Terms() {}

  static boolean isPromise(long term) {
    return Code.verb(term) >= NO_ACTION;
  }

  /// A card that its giver chooses when the deal is accepted.
  static boolean isLeftToGiver(long term) {
    return Code.verb(term) == GIVE_ANY_CARD || Code.verb(term) == WANT_ANY_CARD;
  }
}
