package horda.engine.campaign;

import horda.engine.Frozen;
import horda.engine.Nullable;
import java.util.List;
import java.util.SortedMap;

/// Chapters that follow each other as they are won or lost. It begins with the first.
///
/// @param fallen the ending when too few are left to go on
/// @param limits numbers of the game: how much is carried over
public record Campaign(
    String id,
    Telling title,
    Telling story,
    List<CityPlace> places,
    List<CityWay> ways,
    List<Chapter> chapters,
    List<Finale> endings,
    String fallen,
    SortedMap<String, Integer> limits) {
  public Campaign {
    places = List.copyOf(places);
    ways = List.copyOf(ways);
    chapters = List.copyOf(chapters);
    endings = List.copyOf(endings);
    limits = Frozen.of(limits);
  }

  public int limit(String word) {
    return limits.getOrDefault(word, 0);
  }

  /// The chapter or ending of that name, or null.
  public @Nullable Milestone stop(String id) {
    for (Chapter chapter : chapters) {
      if (chapter.id().equals(id)) {
        return chapter;
      }
    }
    for (Finale ending : endings) {
      if (ending.id().equals(id)) {
        return ending;
      }
    }
    return null;
  }

  /// The same of a campaign that was found sound.
  public Milestone known(String id) {
    Milestone stop = stop(id);
    if (stop == null) {
      throw new IllegalArgumentException("no chapter or ending " + id);
    }
    return stop;
  }
}
