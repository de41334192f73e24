package horda.server.view;

import tools.jackson.databind.node.ObjectNode;

/// The view of one seat in the middle of an answer.
///
/// @param events how many events had been told by then, to whomever
record Passing(ObjectNode view, int events) {}
