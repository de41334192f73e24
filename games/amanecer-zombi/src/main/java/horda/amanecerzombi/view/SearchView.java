package horda.amanecerzombi.view;

import java.util.List;

/**
 * The open search of the active player; {@code at} is empty if there is none.
 *
 * @param discards cards spent on it so far
 * @param shows Objects that the next reveal would show
 */
public record SearchView(String at, int discards, int shows, List<ObjectView> found) {
  public static final SearchView NONE = new SearchView("", 0, 0, List.of());
}
