package horda.cityofhorror.stage;

import horda.engine.Data;
import java.util.List;

/** Words that a part of a position understands; anything else is a fault that lists them. */
record Known(String what, List<String> words) {
  static Known of(String what, String... words) {
    return new Known(what, List.of(words));
  }

  /** A number from 0 to {@code most}: tokens and tracks are small, and a slip should say so. */
  static int num(Data map, String key, int standard, int most) {
    int number = map.num(key, standard);
    if (number < 0 || number > most) {
      throw new Data.Fault(map.at(key), "'" + key + "' is 0 to " + most + ", not " + number);
    }
    return number;
  }

  void check(Data map) {
    for (String key : map.keys()) {
      if (!words.contains(key)) {
        throw fault(map.at(key), key);
      }
    }
  }

  /** Which of the words it is. */
  int index(Data word) {
    int index = words.indexOf(word.text());
    if (index < 0) {
      throw fault(word, word.text());
    }
    return index;
  }

  Data.Fault fault(Data at, String word) {
    return new Data.Fault(
        at, "'" + word + "' is no " + what + "; known are " + String.join(", ", words));
  }
}
