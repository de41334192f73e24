package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// A kind of goal or rule: the words it needs, and how it is read.
///
/// @param <T> goal or rule
record Clause<T>(List<Field> fields, Known words, Function<Data, T> reading) {
  static <T> Clause<T> of(Function<Data, T> reading, Field... fields) {
    String[] words = new String[fields.length + 1];
    for (int i = 0; i < fields.length; i++) {
      words[i] = fields[i].name();
    }
    words[fields.length] = "kind";
    return new Clause<>(List.of(fields), Known.of("word of this", words), reading);
  }

  static <T> T read(Data row, Map<String, Clause<T>> kinds, String what) {
    Data kind = row.at("kind");
    Clause<T> clause = kinds.get(kind.text());
    if (clause == null) {
      throw MissionFaults.found(
          kind, "unknown-" + what, kind.text(), String.join(", ", kinds.keySet()));
    }
    clause.words.check(row);
    return clause.reading.apply(row);
  }

  /// The fields of every kind.
  static <T> Map<String, List<Field>> forms(Map<String, Clause<T>> kinds) {
    Map<String, List<Field>> forms = new LinkedHashMap<>();
    kinds.forEach((kind, clause) -> forms.put(kind, clause.fields));
    return forms;
  }
}
