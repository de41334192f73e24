package horda.cityofhorror.rules;

import horda.engine.Code;

/**
 * The terms of deals: goods that change hands at once, and the five kinds of promises (COH-NEG-01,
 * COH-NEG-06).
 */
final class Terms {
  static final int GIVE_ANTIDOTES = 1;
  static final int GIVE_CARD = 2;
  static final int GIVE_ANY_CARD = 3;
  static final int WANT_ANTIDOTES = 4;
  static final int WANT_KIND = 5;
  static final int WANT_ANY_CARD = 6;
  static final int NO_ACTION = 7;
  static final int VOTE = 8;
  static final int TIEBREAK = 9;
  static final int GIVE_ON_SHARE = 10;
  static final int ACT_NOW_CARD = 11;
  static final int ACT_NOW_ABILITY = 12;

  /** Items of a sharing. */
  static final int ANTIDOTE = 0;

  static final int CARD = 1;

  private Terms() {}

  static boolean isPromise(long term) {
    return Code.verb(term) >= NO_ACTION;
  }

  /** A card that its giver chooses when the deal is accepted. */
  static boolean isLeftToGiver(long term) {
    return Code.verb(term) == GIVE_ANY_CARD || Code.verb(term) == WANT_ANY_CARD;
  }
}
