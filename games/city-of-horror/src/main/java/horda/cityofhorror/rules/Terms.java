package horda.cityofhorror.rules;

import horda.engine.Code;
import horda.engine.Pledge;

/// The terms of deals: goods that change hands at once (COH-NEG-01), what is shown (COH-NEG-12),
/// and the numbers that pledges use here (COH-NEG-06).
public final class Terms {
  public static final int ANTIDOTES = 1;

  /// A card of the offering player, by name.
  public static final int NAMED_CARD = 2;

  /// A card of its giver's choice.
  public static final int ANY_CARD = 3;

  /// A card of that kind, asked for.
  public static final int KIND = 4;

  /// A food token of the offering player.
  public static final int NAMED_FOOD = 5;

  public static final int ANY_FOOD = 6;
  public static final int SHOW_CARD = 7;
  public static final int SHOW_HAND = 8;

  /// A card of that kind, asked to be shown.
  public static final int SEE_KIND = 9;

  /// No goods at all: why the other should take the offer ([Reason]).
  static final int REASON = 10;

  /// What is shown is shown to all.
  static final int TO_ALL = 1;

  // What a pledge to give in the sharing is about.

  public static final int ANTIDOTE = 0;
  public static final int CARD = 1;

  // What a pledge to act is about: kinds of cards by their number, characters from here on.

  private static final int CHARACTERS = 64;

  /// A target that is left open.
  static final int OPEN_TARGET = 63;

  /// Words: support later.
  public static final int SUPPORT = 0;

  private static final int SEAT = 7;

  private Terms() {}

  /// A term of goods.
  public static long goods(int verb, int what, int giver, int taker) {
    return goods(verb, what, 0, giver, taker);
  }

  static long goods(int verb, int what, int how, int giver, int taker) {
    return Code.of(verb, what, how, giver | taker << 3);
  }

  public static int giver(long term) {
    return Pledge.is(term) ? Pledge.maker(term) : Code.c(term) & SEAT;
  }

  public static int taker(long term) {
    return Pledge.is(term) ? Pledge.receiver(term) : Code.c(term) >> 3 & SEAT;
  }

  /// Goods whose giver chooses them when the deal is accepted.
  static boolean isLeftToGiver(long term) {
    return Code.verb(term) == ANY_CARD || Code.verb(term) == ANY_FOOD;
  }

  static boolean isShow(long term) {
    return Code.verb(term) >= SHOW_CARD && Code.verb(term) <= SEE_KIND;
  }

  // Plays as pledges.

  /// The pledge to use the ability of a character that needs no target, at once.
  public static long ability(int character, int maker, int receiver, int step, int place) {
    return Pledge.of(Pledge.Shape.ACT, act(character), targets(0, 0), maker, receiver, step, place);
  }

  static int act(int character) {
    return CHARACTERS + character;
  }

  public static boolean isAbility(long pledge) {
    return Pledge.subject(pledge) >= CHARACTERS;
  }

  public static int character(long pledge) {
    return Pledge.subject(pledge) - CHARACTERS;
  }

  /// First and second target in one number.
  static int targets(int target, int second) {
    return target & OPEN_TARGET | second << 6;
  }

  public static int target(long pledge) {
    return Pledge.object(pledge) & OPEN_TARGET;
  }

  static int second(long pledge) {
    return Pledge.object(pledge) >> 6;
  }
}
