package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import java.util.Map;

/**
 * A kind of goal or rule: the words it needs, and how it is read.
 *
 * @param <T> goal or rule
 */
record Clause<T>(Known words, java.util.function.Function<Data, T> reading) {
  static <T> Clause<T> of(java.util.function.Function<Data, T> reading, String... words) {
    String[] all = java.util.Arrays.copyOf(words, words.length + 1);
    all[words.length] = "kind";
    return new Clause<>(Known.of("word of this", all), reading);
  }

  static <T> T read(Data row, Map<String, Clause<T>> kinds, String what) {
    Data kind = row.at("kind");
    Clause<T> clause = kinds.get(kind.text());
    if (clause == null) {
      throw Faults.found(kind, "unknown-" + what, kind.text(), String.join(", ", kinds.keySet()));
    }
    clause.words.check(row);
    return clause.reading.apply(row);
  }
}
