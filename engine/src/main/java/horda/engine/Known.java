package horda.engine;

import java.util.List;
import java.util.Locale;

/// Words that a part of a data file understands; anything else is a fault that lists them.
///
/// @param what what such a word is, for people: `"word of a survivor"`
public record Known(String what, List<String> words) {
  public Known {
    words = List.copyOf(words);
  }

  public static Known of(String what, String... words) {
    return new Known(what, List.of(words));
  }

  /// How data files write a constant of the code: `SWEET_HOME` is `sweet-home`.
  public static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The constant that a word stands for; a fault names them all.
  public static <E extends Enum<E>> E constant(Data word, E[] all) {
    StringBuilder known = new StringBuilder();
    for (E constant : all) {
      if (id(constant).equals(word.text())) {
        return constant;
      }
      known.append(known.isEmpty() ? "" : ", ").append(id(constant));
    }
    String list = known.toString();
    throw new Data.Fault(
        word, "'" + word.text() + "' is none of " + list, "none-of", word.text(), list);
  }

  /// A number from 0 to `most`: tokens and tracks are small, and a slip should say so.
  public static int num(Data map, String key, int standard, int most) {
    int number = map.num(key, standard);
    if (number < 0 || number > most) {
      String[] args = {key, Integer.toString(most), Integer.toString(number)};
      throw new Data.Fault(
          map.at(key), "'" + key + "' is 0 to " + most + ", not " + number, "range", args);
    }
    return number;
  }

  /// A number in a range.
  public static int in(Data map, String key, int standard, int min, int most) {
    int number = map.num(key, standard);
    if (number < min || number > most) {
      throw new Data.Fault(
          map.at(key), "'" + key + "' is " + min + " to " + most + ", not " + number);
    }
    return number;
  }

  public void check(Data map) {
    for (String key : map.keys()) {
      if (!words.contains(key)) {
        throw fault(map.at(key), key);
      }
    }
  }

  /// Which of the words it is.
  public int index(Data word) {
    int index = words.indexOf(word.text());
    if (index < 0) {
      throw fault(word, word.text());
    }
    return index;
  }

  public Data.Fault fault(Data at, String word) {
    String all = String.join(", ", words);
    return new Data.Fault(
        at, "'" + word + "' is no " + what + "; known are " + all, "unknown", word, all);
  }
}
