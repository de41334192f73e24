package horda.lab.scenario;

import horda.engine.Data;
import horda.lab.scenario.ScriptLine.Expected;
import horda.lab.scenario.ScriptLine.Look;
import horda.lab.scenario.ScriptLine.Offers;
import horda.lab.scenario.ScriptLine.Play;
import horda.lab.scenario.ScriptLine.Refuse;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Reads the lines of a script.
final class ScriptReader {
  private static final String EXPECT = "expect";
  private static final String REFUSE = "refuse";
  private static final String OPTIONS = "options";

  private ScriptReader() {}

  static ScriptLine line(Data line) {
    List<String> keys = line.keys();
    if (line.has(REFUSE)) {
      only(line, 1);
      return refuse(line.at(REFUSE));
    }
    if (line.has(OPTIONS)) {
      only(line, 1);
      return offers(line.at(OPTIONS));
    }
    List<Expected> expected = line.has(EXPECT) ? expected(line.at(EXPECT)) : List.of();
    if (keys.equals(List.of(EXPECT))) {
      return new Look(line.where(), expected);
    }
    only(line, line.has(EXPECT) ? 2 : 1);
    String who = who(line, Set.of(EXPECT));
    return new Play(line.where(), who, line.at(who).text(), expected);
  }

  private static Refuse refuse(Data data) {
    String who = who(data, Set.of("code", "rule"));
    return new Refuse(
        data.where(), who, data.at(who).text(), data.text("code", ""), data.text("rule", ""));
  }

  private static Offers offers(Data data) {
    only(data, 1);
    String who = who(data, Set.of());
    return new Offers(data.where(), who, texts(data, who));
  }

  private static void only(Data line, int keys) {
    if (line.keys().size() != keys) {
      throw new Data.Fault(
          line,
          "a line is 'who: option' (and 'expect:'), or one of expect, refuse, options; not "
              + String.join(", ", line.keys()));
    }
  }

  /// The one key that is none of the others.
  private static String who(Data data, Set<String> others) {
    List<String> rest = data.keys().stream().filter(key -> !others.contains(key)).toList();
    if (rest.size() != 1) {
      throw new Data.Fault(data, "exactly one seat is named in a line, not " + rest);
    }
    return rest.getFirst();
  }

  static List<Expected> expected(Data data) {
    return data.keys().stream()
        .map(key -> new Expected(data.at(key).where(), key, value(data.at(key))))
        .toList();
  }

  /// Lists are compared as `a, b, c`.
  private static String value(Data data) {
    return data.isList()
        ? data.items().stream().map(Data::text).collect(Collectors.joining(", "))
        : data.text();
  }

  static List<String> texts(Data data, String key) {
    return data.has(key) ? data.at(key).items().stream().map(Data::text).toList() : List.of();
  }
}
