package horda.ruemorgue.view;

import java.util.List;

/// What fills a place of the sentence of a goal or a rule: zones, texts, or else a plain word.
///
/// @param plain a number, or a word as it is printed on the map
/// @param zones the zones that it names, by their numbers
/// @param keys keys of the texts that it names, such as `zombie.a-bomb`
public record TaskArg(String plain, List<Integer> zones, List<String> keys) {
  public TaskArg {
    zones = List.copyOf(zones);
    keys = List.copyOf(keys);
  }

  static TaskArg plain(Object word) {
    return new TaskArg(word.toString(), List.of(), List.of());
  }

  static TaskArg zones(List<Integer> zones) {
    return new TaskArg("", zones, List.of());
  }

  static TaskArg zone(int zone) {
    return zones(List.of(zone));
  }

  static TaskArg texts(List<String> keys) {
    return new TaskArg("", List.of(), keys);
  }

  static TaskArg text(String key) {
    return texts(List.of(key));
  }
}
