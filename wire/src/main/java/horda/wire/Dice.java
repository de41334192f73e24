package horda.wire;

import horda.engine.Key;
import horda.engine.Seed;
import horda.engine.Sha256;
import java.util.List;

/// How the seed of a table is made so that nobody need trust anybody (docs/dice.md): the house
/// promises its own number, every seat promises one, then all seats show theirs, and the hash of
/// all is the seed. All numbers are 256 bits, written as 64 hexadecimal digits: since they are of
/// one length, no two lists of them give the same text.
public final class Dice {
  private Dice() {}

  /// What a seat promises with before anybody shows anything.
  public static String commitment(String contribution) {
    return Sha256.hex("horda:contribution:" + contribution);
  }

  /// The contribution of a seat that gives none of its own: it follows from what the house has
  /// promised, so the house cannot choose it afterwards.
  public static String ofHouse(Key house, int seat) {
    return Sha256.hex("horda:house-contribution:" + house + ":" + seat);
  }

  /// The seed of the game; contributions in the order of the seats.
  public static Seed seed(Key house, List<String> contributions) {
    String all = String.join(":", contributions);
    return Seed.of(Key.parse(Sha256.hex("horda:dice:" + house + ":" + all)));
  }

  /// Is that text a number as it is meant here? Only one way of writing it is taken.
  public static boolean isNumber(String text) {
    return Key.isKey(text) && Key.parse(text).toString().equals(text);
  }
}
