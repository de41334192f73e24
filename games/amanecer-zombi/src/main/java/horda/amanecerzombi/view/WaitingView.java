package horda.amanecerzombi.view;

/// Zombies that wait for another combat to end.
public record WaitingView(String action, int player, int target) {}
