package horda.ruemorgue.mission;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Where the parts of a mission come from (RMO-MIS-06): R the rule book, P public material, D
/// designed by us.
///
/// @param whole what holds for all that `parts` do not name; empty for a mission of somebody's own
/// @param parts tags by part
public record Origin(String whole, Map<String, String> parts) {
  private static final List<String> TAGS = List.of("R", "P", "D");
  private static final List<String> PARTS =
      List.of("title", "tiles", "goals", "rules", "exits", "difficulty", "minutes");

  static final Origin NONE = new Origin("", Map.of());

  public Origin {
    parts = new LinkedHashMap<>(parts);
  }

  static Origin read(Data mission) {
    String whole = mission.text("provenance", "");
    Map<String, String> parts = new LinkedHashMap<>();
    if (mission.has("provenance-of")) {
      Data of = mission.at("provenance-of");
      PARTS.stream().filter(of::has).forEach(part -> parts.put(part, of.at(part).text()));
    }
    return TAGS.contains(whole) ? new Origin(whole, parts) : NONE;
  }

  /// A sentence of the texts, and the names of the parts that it speaks of.
  public record Sentence(String key, List<String> parts) {
    public Sentence {
      parts = List.copyOf(parts);
    }
  }

  /// One sentence for each source.
  public List<Sentence> said() {
    if (whole.isEmpty()) {
      return List.of(new Sentence("mission.origin-own", List.of()));
    }
    List<Sentence> said = new ArrayList<>();
    for (String tag : TAGS) {
      List<String> named = new ArrayList<>();
      parts.forEach((part, from) -> addIf(from.equals(tag) && !tag.equals(whole), part, named));
      if (tag.equals(whole)) {
        named.add(parts.isEmpty() ? "all" : "rest");
      }
      if (!named.isEmpty()) {
        List<String> keys = named.stream().map(part -> "mission-part." + part).toList();
        said.add(new Sentence("mission.origin-" + tag.toLowerCase(java.util.Locale.ROOT), keys));
      }
    }
    return said;
  }

  private static void addIf(boolean due, String part, List<String> named) {
    if (due) {
      named.add(part);
    }
  }

  /// Whether any part has that tag.
  public boolean has(String tag) {
    return whole.equals(tag) || parts.containsValue(tag);
  }
}
