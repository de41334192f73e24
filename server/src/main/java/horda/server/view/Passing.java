package horda.server.view;

import horda.engine.View;

/// The view of one seat in the middle of an answer.
///
/// @param events how many events had been told by then, to whomever
record Passing(View view, int events) {}
