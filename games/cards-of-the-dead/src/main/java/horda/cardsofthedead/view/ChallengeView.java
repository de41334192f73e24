package horda.cardsofthedead.view;

/// A challenge and whether it holds as things stand.
public record ChallengeView(String challenge, boolean holds) {}
