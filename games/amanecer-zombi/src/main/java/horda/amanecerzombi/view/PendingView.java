package horda.amanecerzombi.view;

/// An announced card: by whom, on whom (-1 for nobody), and whether it was cancelled.
public record PendingView(String action, int player, int victim, boolean cancelled) {}
