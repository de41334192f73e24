package horda.engine.campaign;

import java.util.List;
import java.util.SortedMap;

/// What a game understands in a campaign's file.
public interface CampaignWords {
  /// A number with a name.
  record Bound(String word, int least, int most, int standard) {}

  /// What a campaign may carry over.
  List<Bound> limits();

  /// What a chapter may bring besides things.
  List<Bound> rewards();

  /// Whether people can carry such a thing.
  boolean isThing(String word);

  /// Options that a chapter settles for its table.
  List<String> options();

  /// What is wrong with a chapter's table: the code of the fault, then its arguments; empty if
  /// nothing is.
  List<String> fault(SortedMap<String, String> table, SortedMap<String, Integer> limits);
}
