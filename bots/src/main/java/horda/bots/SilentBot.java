package horda.bots;

import horda.engine.DealReply;
import horda.engine.State;

/// Plays like another bot, but takes no part in talks: it makes no offers and refuses those that
/// others make. To measure what talking is worth.
public final class SilentBot<S extends State> implements Bot<S> {
  /// What its name has after that of the other.
  public static final String SUFFIX = "-silent";

  /// In every game with deals the options that open talks begin so.
  private static final String OPENING = "offer:";

  private final Bot<S> other;

  public SilentBot(Bot<S> other) {
    this.other = other;
  }

  @Override
  public long choose(Position<S> position) {
    return position.question().equals(DealReply.NAME)
        ? DealReply.REFUSE
        : other.choose(position.without(option -> option.id().startsWith(OPENING)));
  }
}
