package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// Reads maps from a word of the vocabulary to a small number.
final class Amounts {
  private static final int MOST = 20;

  private Amounts() {}

  /// Fills `into` by ordinal; the words in the order of the file.
  static <E extends Enum<E>> List<E> read(Data map, E[] known, byte[] into) {
    List<E> found = new ArrayList<>();
    for (String key : map.keys()) {
      E word = word(map, key, known);
      int amount = map.at(key).num();
      if (amount == 0 || Math.abs(amount) > MOST) {
        throw new Data.Fault(
            map.at(key), "'" + key + "' is -" + MOST + " to " + MOST + " and not 0");
      }
      into[word.ordinal()] = (byte) amount;
      found.add(word);
    }
    return found;
  }

  private static <E extends Enum<E>> E word(Data map, String key, E[] known) {
    List<String> words = new ArrayList<>();
    for (E constant : known) {
      if (Known.id(constant).equals(key)) {
        return constant;
      }
      words.add(Known.id(constant));
    }
    throw new Data.Fault(
        map.at(key), "'" + key + "' is unknown here; known are " + String.join(", ", words));
  }
}
