package horda.engine.campaign;

import java.util.List;

/// A chapter that was played.
///
/// @param table where; may be empty
/// @param out who went, and with what
/// @param back the same people at the end of the game
public record Leg(
    String chapter, String table, boolean won, List<Traveller> out, List<Traveller> back) {
  public Leg {
    out = List.copyOf(out);
    back = List.copyOf(back);
  }
}
