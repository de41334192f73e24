package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;

/// The icons of Objects and vehicles (AMZ-OBJ-03 to 06); a card has a set of them, as bits.
public enum Icon {
  MECHANIC,
  ELECTRIC,
  FUEL,
  AMMUNITION,
  MEDICINE,
  FOOD,
  LIGHT,
  SURVIVOR;

  private static final Icon[] ALL = values();

  public int bit() {
    return 1 << ordinal();
  }

  public boolean in(int icons) {
    return (icons & bit()) != 0;
  }

  /// A list of icons as bits.
  static int read(Data list) {
    int icons = 0;
    for (Data word : list.items()) {
      icons |= Known.constant(word, ALL).bit();
    }
    return icons;
  }
}
