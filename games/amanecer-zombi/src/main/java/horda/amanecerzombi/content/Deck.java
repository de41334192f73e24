package horda.amanecerzombi.content;

import horda.engine.Known;

/// The nine decks of the box, 288 cards together (AMZ-GEN-05, AMZ-GEN-13).
public enum Deck {
  SEASON,
  CHARACTER,
  ACTION,
  SPECIAL,
  GREEN,
  BLUE,
  MISSION,
  SKILL,
  DAMAGE;

  /// Do its cards lie with Characters as Objects?
  public boolean ofObjects() {
    return this == SPECIAL || this == GREEN || this == BLUE;
  }

  public String id() {
    return Known.id(this);
  }
}
