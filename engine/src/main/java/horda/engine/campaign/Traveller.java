package horda.engine.campaign;

import horda.engine.Frozen;
import java.util.List;
import java.util.SortedMap;

/// Somebody on the way through a campaign.
///
/// @param who the game's id
/// @param gone dead for good
/// @param numbers what is counted of them, in words of the game
/// @param things what they carry, in words of the game
public record Traveller(
    String who, boolean gone, SortedMap<String, Integer> numbers, List<String> things) {
  public Traveller {
    numbers = Frozen.of(numbers);
    things = List.copyOf(things);
  }

  public int number(String word) {
    return numbers.getOrDefault(word, 0);
  }
}
