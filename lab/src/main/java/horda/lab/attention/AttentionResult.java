package horda.lab.attention;

import horda.wire.Json;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What one persona was asked, a game on average.
///
/// @param rules questions of the rules to this seat
/// @param questions those that were put to the person
/// @param most the most questions that were put in one game
/// @param passed answered with a plain pass
/// @param single had one answer
/// @param only given by the house, because there was one answer
/// @param given passed by the house
/// @param said answered together with a question before
/// @param kinds questions by kind
/// @param mostKinds the same in the game with the most questions
public record AttentionResult(
    String game,
    int seats,
    int games,
    Persona persona,
    double rules,
    double questions,
    int most,
    double passed,
    double single,
    double only,
    double given,
    double said,
    SortedMap<String, Kind> kinds,
    SortedMap<String, Integer> mostKinds) {
  /// One kind of question.
  public record Kind(double questions, double passed, double single) {}

  static AttentionResult of(String game, int seats, Persona persona, List<AskedGame> played) {
    double n = played.size();
    SortedMap<String, Asked> sums = new TreeMap<>();
    Asked all = Asked.NOTHING;
    int most = 0;
    SortedMap<String, Integer> mostKinds = new TreeMap<>();
    for (AskedGame one : played) {
      one.kinds().forEach((kind, asked) -> sums.merge(kind, asked, Asked::and));
      all = all.and(one.all());
      if (one.all().questions() > most) {
        most = one.all().questions();
        mostKinds.clear();
        one.kinds().forEach((kind, asked) -> mostKinds.put(kind, asked.questions()));
      }
    }
    SortedMap<String, Kind> kinds = new TreeMap<>();
    sums.forEach(
        (kind, sum) ->
            kinds.put(kind, new Kind(sum.questions() / n, sum.passed() / n, sum.single() / n)));
    return new AttentionResult(
        game,
        seats,
        played.size(),
        persona,
        played.stream().mapToInt(one -> one.rules).sum() / n,
        all.questions() / n,
        most,
        all.passed() / n,
        all.single() / n,
        played.stream().mapToInt(one -> one.only).sum() / n,
        played.stream().mapToInt(one -> one.given).sum() / n,
        played.stream().mapToInt(one -> one.said).sum() / n,
        kinds,
        mostKinds);
  }

  public static String json(List<AttentionResult> results) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (AttentionResult result : results) {
      ObjectNode node = list.addObject();
      node.put("game", result.game).put("seats", result.seats).put("games", result.games);
      node.put("persona", result.persona.code()).put("rules", result.rules);
      node.put("questions", result.questions).put("most", result.most);
      node.put("passed", result.passed).put("single", result.single);
      node.put("only", result.only).put("given", result.given);
      node.put("said", result.said);
      ObjectNode kinds = node.putObject("kinds");
      result.kinds.forEach(
          (name, kind) ->
              kinds
                  .putObject(name)
                  .put("questions", kind.questions)
                  .put("passed", kind.passed)
                  .put("single", kind.single)
                  .put("most", result.mostKinds.getOrDefault(name, 0)));
    }
    return Json.line(list);
  }
}
