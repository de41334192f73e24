package horda.art.cards;

/// How much room the table takes, from generous to tight.
enum Detail {
  /// Cards as boxes, every sheet in full.
  FULL,
  /// Cards as boxes, only the active survivor's sheet in full.
  BRIEF,
  /// A line for each row of cards and for each survivor who waits.
  TIGHT;

  boolean boxes() {
    return this != TIGHT;
  }

  boolean allSheets() {
    return this == FULL;
  }
}
