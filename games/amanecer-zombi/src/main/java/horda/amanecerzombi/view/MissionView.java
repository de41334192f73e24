package horda.amanecerzombi.view;

/// One of one's own Missions.
///
/// @param ready it could be completed or declared now
/// @param have as much as counts so far of what it asks for
/// @param need how much it asks for
public record MissionView(
    String ref, String mission, int points, boolean ready, int have, int need) {}
