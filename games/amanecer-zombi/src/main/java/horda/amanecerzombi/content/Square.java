package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Nullable;

/// One square of a zone.
///
/// @param finds Objects that one discard reveals; 0 unless it is a Location (AMZ-SRCH-04)
/// @param site null unless it is one
public record Square(Ground ground, int finds, @Nullable Site site) {
  static Square read(Data at, String code) {
    return switch (code) {
      case ".." -> new Square(Ground.OPEN, 0, null);
      case "==" -> new Square(Ground.ROAD, 0, null);
      case "~~" -> new Square(Ground.WATER, 0, null);
      case "HX" -> new Square(Ground.EXIT, 0, null);
      case "TT" -> new Square(Ground.TENT, 0, null);
      case "G1", "G2", "G3" -> new Square(Ground.GREEN, code.charAt(1) - '0', null);
      case "B1", "B2", "B3" -> new Square(Ground.BLUE, code.charAt(1) - '0', null);
      default -> new Square(Ground.SITE, 0, site(at, code));
    };
  }

  private static Site site(Data at, String code) {
    for (Site site : Site.values()) {
      if (code.equals("s" + site.letter)) {
        return site;
      }
    }
    throw new Data.Fault(
        at,
        "'"
            + code
            + "' is no square; known are .. == ~~ HX TT G1 G2 G3 B1 B2 B3"
            + " and the Sites sH sP sS sI sR sA sC");
  }

  public boolean land() {
    return ground != Ground.WATER;
  }

  /// Road for vehicles and rain; Highway exits count as Road.
  public boolean road() {
    return ground == Ground.ROAD || ground == Ground.EXIT;
  }

  public boolean exit() {
    return ground == Ground.EXIT;
  }

  /// Can it be searched? Sites cannot (AMZ-SRCH-19).
  public boolean location() {
    return finds > 0;
  }

  /// The deck that a search here reveals from; only for Locations.
  public Deck deck() {
    return ground == Ground.GREEN ? Deck.GREEN : Deck.BLUE;
  }
}
