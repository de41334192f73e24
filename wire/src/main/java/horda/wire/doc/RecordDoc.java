package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// How somebody has fared in a house, game by game. Practice and games from files do not count.
///
/// @param id of the person
/// @param name empty where they show none
public record RecordDoc(String id, String name, List<GameRecord> games)
    implements RecordDocWritten {
  /// @param streak games won in a row up to now; lost ones are negative
  /// @param bestStreak the most games won in a row
  /// @param best the highest score, where the game has scores
  /// @param latest the last games, the newest last
  /// @param option the option of the table that `missions` tells apart; empty if the game has none
  /// @param rating among people, in games that are marked as rated
  public record GameRecord(
      String game,
      int played,
      int won,
      int streak,
      int bestStreak,
      @LeftOut @Nullable BestResult best,
      List<PlayedGame> latest,
      List<Share> levels,
      String option,
      List<Share> missions,
      List<Share> characters,
      @LeftOut @Nullable RatedAs rating) {}

  public record BestResult(int score, String table, long ended) {}

  public record PlayedGame(String table, boolean won, int score, long ended) {}

  /// @param key the level of the opponents (`people`, `alone`, or a bot's name), the value of the
  ///   option, or the name of a character for people
  public record Share(String key, int played, int won) {}

  /// @param rating on Glicko's scale, where 1500 is in the middle
  /// @param deviation how uncertain it is: the true strength lies within two of these, 95 times of
  ///   100
  /// @param kind `rating` among opponents; `ladder` of those who play together
  public record RatedAs(
      @OneOf({"rating", "ladder"}) String kind,
      double rating,
      double deviation,
      int games,
      int won) {}
}
