package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// The hall of fame of a house: whoever has played rated games and lets their name be seen.
///
/// @param periodDays how many days one rating period has
public record HallDoc(int periodDays, List<HallGame> games) implements HallDocWritten {
  /// @param kind `rating` of opponents; `ladder` of those who play together
  /// @param played rated games so far
  /// @param hidden how many do not show their name
  public record HallGame(
      String game,
      @OneOf({"rating", "ladder"}) String kind,
      int played,
      int hidden,
      List<HallRow> people,
      List<HallChallenge> challenges) {}

  /// @param id of the person, where their record may be seen
  /// @param settled whether the rating is certain enough for a rank
  public record HallRow(
      String name,
      @LeftOut @Nullable String id,
      double rating,
      double deviation,
      int games,
      int won,
      boolean settled) {}

  /// What people who play together have played against.
  ///
  /// @param value of the option that tells missions apart; empty if the game has none
  public record HallChallenge(
      String option, String value, int seats, double rating, int games, int won) {}
}
