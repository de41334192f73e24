package horda.ruemorgue.view;

import java.util.List;

/**
 * A goal of the mission, in order.
 *
 * @param text key of its sentence in the texts of the game, with {@code args} filled in
 * @param done how far it is, out of {@code of}
 */
public record GoalView(
    String kind, String text, List<String> args, boolean reached, int done, int of) {}
