package horda.amanecerzombi.view;

import horda.engine.shape.OneOf;
import java.util.List;

/// The search that is open; `square` is empty if there is none.
///
/// @param deck green or blue
/// @param discards cards discarded for it so far
/// @param found Objects on the table
/// @param shows Objects that the next reveal would show
public record SearchView(
    int seat,
    String square,
    @OneOf({"", "green", "blue"}) String deck,
    int discards,
    List<ObjectView> found,
    int shows) {
  static final SearchView NONE = new SearchView(-1, "", "", 0, List.of(), 0);
}
