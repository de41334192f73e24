package horda.engine;

/// What one seat may see: an immutable record of a game, built up from an allow-list and never cut
/// down from the whole. Two states that a seat cannot tell apart give it equal views.
public interface View extends Written {
  /// The seat of somebody who only looks on: sees what everybody sees.
  int ONLOOKER = -1;
}
