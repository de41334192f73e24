package horda.engine.campaign;

import horda.engine.Frozen;
import java.util.List;
import java.util.SortedMap;

/// What follows a chapter that was won, or one that was lost.
///
/// @param after what is told
/// @param to the next chapter, or an ending
/// @param things that come into the stores
/// @param numbers what else it brings, in words of the game
public record Branch(
    Telling after, String to, List<String> things, SortedMap<String, Integer> numbers) {
  public Branch {
    things = List.copyOf(things);
    numbers = Frozen.of(numbers);
  }

  public int number(String word) {
    return numbers.getOrDefault(word, 0);
  }
}
