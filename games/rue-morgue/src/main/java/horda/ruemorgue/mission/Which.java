package horda.ruemorgue.mission;

import horda.ruemorgue.map.Colour;

/// Which Objectives are meant.
public enum Which {
  ALL,
  RED,
  BLUE,
  PINK;

  public boolean means(Colour colour) {
    return this == ALL || name().equals(colour.name());
  }
}
