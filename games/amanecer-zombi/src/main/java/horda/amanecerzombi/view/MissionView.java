package horda.amanecerzombi.view;

/// One of one's own Missions.
///
/// @param ready it could be completed or declared now
public record MissionView(String ref, String mission, int points, boolean ready) {}
