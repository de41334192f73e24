package horda.amanecerzombi.view;

import java.util.List;

/**
 * The search that is open; {@code square} is empty if there is none.
 *
 * @param deck green or blue
 * @param discards cards discarded for it so far
 * @param found Objects on the table
 */
public record SearchView(
    int seat, String square, String deck, int discards, List<ObjectView> found) {}
