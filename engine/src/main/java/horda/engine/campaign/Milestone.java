package horda.engine.campaign;

/// Where a campaign can stand: before a chapter, or at an end.
public sealed interface Milestone permits Chapter, Finale {
  String id();
}
