package horda.bots;

import java.util.Locale;

/// How well a bot plays, as a person feels it.
public enum BotLevel {
  /// Rules of thumb, with mistakes.
  NOVICE,
  /// Rules of thumb.
  STEADY,
  /// Thinks ahead for a tenth of a second at most; three hundred rounds are enough.
  CUNNING,
  /// Thinks ahead for a second at most; three thousand rounds are enough.
  MERCILESS;

  /// What the roster calls it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
