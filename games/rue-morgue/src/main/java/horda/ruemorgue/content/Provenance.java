package horda.ruemorgue.content;

import horda.engine.Data;
import java.util.List;

/// Where a row comes from: R the rule book, P public material, D designed by us.
final class Provenance {
  private static final List<String> TAGS = List.of("R", "P", "D");

  private Provenance() {}

  /// The row's tag; a row without one, or with another, is a fault.
  static String of(Data row) {
    if (row.has("provenance-of")) {
      Data parts = row.at("provenance-of");
      parts.keys().forEach(key -> checked(parts.at(key)));
    }
    return checked(row.at("provenance"));
  }

  private static String checked(Data tag) {
    if (!TAGS.contains(tag.text())) {
      throw new Data.Fault(tag, "'" + tag.text() + "' is no provenance; it is R, P or D");
    }
    return tag.text();
  }
}
