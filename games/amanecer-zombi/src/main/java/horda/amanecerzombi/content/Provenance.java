package horda.amanecerzombi.content;

import horda.engine.Data;
import java.util.List;

/// Where a row comes from: the rule book, public material, designed by us, or a mix.
final class Provenance {
  private static final List<String> TAGS = List.of("R", "P", "D", "R+D", "R+P");

  private Provenance() {}

  /// The row's tag; a row without one, or with another, is a fault.
  static String of(Data row) {
    if (row.has("provenance-of")) {
      Data parts = row.at("provenance-of");
      for (String key : parts.keys()) {
        if (!row.has(key)) {
          throw new Data.Fault(parts.at(key), "the row has no '" + key + "'");
        }
        checked(parts.at(key));
      }
    }
    return checked(row.at("provenance"));
  }

  private static String checked(Data tag) {
    if (!TAGS.contains(tag.text())) {
      throw new Data.Fault(
          tag, "'" + tag.text() + "' is no provenance; it is one of " + String.join(", ", TAGS));
    }
    return tag.text();
  }
}
