package horda.ruemorgue.view;

/// Zombies of a zone would go from there to here.
///
/// @param fight they would attack instead, for somebody is there
public record WayView(int from, int to, boolean fight) {}
