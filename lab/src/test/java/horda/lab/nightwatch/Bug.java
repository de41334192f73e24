package horda.lab.nightwatch;

/// What can be wrong with the game.
public enum Bug {
  NONE,
  /// A copy shares an array with the original.
  SHARED_COPY,
  /// A copy leaves a field out.
  FORGETFUL_COPY,
  /// A copy leaves out a field that no digest knows.
  FORGETFUL_SECRET_COPY,
  /// A field that matters is not described, so JSON loses it.
  UNDESCRIBED,
  /// A field does not come back from JSON as it went.
  CLAMPED_JSON,
  /// A field leaves its own range.
  OUT_OF_RANGE,
  LEAKY_VIEW,
  /// A view leaves out a component when it is written down.
  HALF_WRITTEN_VIEW,
  LEAKY_PROMPT,
  LEAKY_OPTION,
  LEAKY_GREYED,
  /// What a choice leads to is told from a card that nobody has seen.
  LEAKY_PREVIEW,
  /// The chances of a preview are more than everything.
  WILD_PREVIEW,
  /// Everybody is told which card somebody draws.
  LEAKY_EVENT,
  /// A peek at the deck does not count as news.
  UNTOLD_NEWS,
  /// A note shows the others a card of one's own hand, and that does not count as news.
  SHOWN_CARD,
  /// Imagined states keep the true generator.
  TRUE_DICE,
  /// Imagined states have a card twice.
  IMPOSSIBLE_DREAM,
  /// Imagined states wait at another question.
  OTHER_QUESTION,
  NO_CHOICE,
  TWIN_IDS,
  BLANK_ID,
  CRASH,
  LOST_CARD,
  ENDLESS,
  NO_OUTCOME,
  /// Looking changes the state.
  HEAVY_LOOK,
  /// Plays differently the second time.
  RESTLESS
}
