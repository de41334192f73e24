package horda.engine.campaign;

/// How a campaign can end.
public record Finale(String id, boolean won, Telling title, Telling story) implements Milestone {}
