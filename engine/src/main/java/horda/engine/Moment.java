package horda.engine;

/// The table in the middle of an answer, at the end of a step that told something. Nobody is asked.
///
/// @param events how many events the match had told by then
public record Moment<S extends State>(S state, int events) {}
