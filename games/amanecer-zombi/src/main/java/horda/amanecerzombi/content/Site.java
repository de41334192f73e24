package horda.amanecerzombi.content;

/// Squares where Missions are carried out (AMZ-MISS-07).
public enum Site {
  HOSPITAL('H'),
  POLICE_STATION('P'),
  SHOPPING_CENTRE('S'),
  CHURCH('I'),
  REFUGE('R'),
  ANTENNA('A'),
  BARRACKS('C');

  final char letter;

  Site(char letter) {
    this.letter = letter;
  }
}
