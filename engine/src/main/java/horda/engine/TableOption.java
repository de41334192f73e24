package horda.engine;

import java.util.List;

/// Something that the host settles before the game: `hard: no`.
///
/// @param values the values on offer; empty when anything of `form` will do
/// @param form what a free value looks like, for people; empty when values are listed
public record TableOption(String id, String standard, List<String> values, String form) {
  public TableOption {
    values = List.copyOf(values);
  }

  public static TableOption flag(String id, boolean standard) {
    return new TableOption(id, standard ? "yes" : "no", List.of("no", "yes"), "");
  }

  public static TableOption of(String id, String standard, String... values) {
    return new TableOption(id, standard, List.of(values), "");
  }

  public static TableOption free(String id, String standard, String form) {
    return new TableOption(id, standard, List.of(), form);
  }
}
