package horda.ruemorgue.content;

import java.util.List;

/// Somebody who comes out of an earlier mission, with what they still have (RMO-SETUP-27).
///
/// @param who the survivor's id
/// @param xp experience to begin with
/// @param wounds that have not healed
/// @param cards kinds of Equipment, those in hand first
public record Returning(String who, int xp, int wounds, List<String> cards) {
  public Returning {
    cards = List.copyOf(cards);
  }
}
