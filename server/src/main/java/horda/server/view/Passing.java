package horda.server.view;

import horda.engine.View;
import java.util.function.IntFunction;

/// A moment in the middle of an answer.
///
/// @param views what each seat saw
/// @param events how many events had been told by then, to whomever
record Passing(IntFunction<View> views, int events) {}
