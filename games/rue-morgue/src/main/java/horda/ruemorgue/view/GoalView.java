package horda.ruemorgue.view;

import java.util.List;

/// A goal of the mission, in order.
///
/// @param text key of its sentence in the texts of the game, with `args` filled in
/// @param done how far it is, out of `of`; 0 of 0 where there is nothing to count
public record GoalView(
    String kind, String text, List<TaskArg> args, boolean reached, int done, int of) {}
