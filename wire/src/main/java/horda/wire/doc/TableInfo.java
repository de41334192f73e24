package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.As;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;
import java.util.Map;

/// What everybody with the link may know of a table.
///
/// @param rated true where it counts for the ratings of the house
/// @param clock null where nobody's time is counted
/// @param windowSeconds how long a window lasts; 0: until all have answered
/// @param pace how long a bot waits before it acts, in milliseconds
/// @param lend true where the browsers of people may think for its bots
/// @param commitment the hash of the seed; none where the game began from a position
/// @param seed the server's own number, after the end
/// @param dice none where the seed was given
/// @param remark what has changed since the table was made
/// @param halted its host has stopped it for a while: nobody is asked anything
/// @param rematch the table that follows
public record TableInfo(
    String id,
    String game,
    @OneOf({"waiting", "playing", "over"}) String status,
    @As("public") boolean listed,
    @LeftOut @Nullable Boolean rated,
    @OneOf({"open", "phrases", "silent"}) String talk,
    @Nullable ClockRules clock,
    int windowSeconds,
    int pace,
    @LeftOut @Nullable Boolean lend,
    boolean practice,
    Map<String, String> options,
    @LeftOut @Nullable String commitment,
    @LeftOut @Nullable String seed,
    @LeftOut @Nullable Dice dice,
    @LeftOut @Nullable String remark,
    @LeftOut @Nullable Boolean halted,
    @LeftOut @Nullable String rematch,
    List<SeatInfo> seats,
    int onlookers)
    implements TableInfoWritten {
  /// @param bank seconds for the whole game
  /// @param add seconds for each answer
  public record ClockRules(int bank, int add) {}

  /// @param left milliseconds at the moment `since`
  /// @param since when the clock began to run, in milliseconds since 1970
  public record SeatClock(long left, boolean running, @LeftOut @Nullable Long since) {}

  /// @param bot the level or name of the bot that plays it
  /// @param standIn whether a bot plays for somebody who is away
  public record SeatInfo(
      int seat,
      String name,
      String colour,
      @OneOf({"person", "bot", "open"}) String kind,
      @LeftOut @Nullable String bot,
      boolean standIn,
      boolean present,
      @LeftOut @Nullable SeatClock clock) {}

  /// How the dice of a table are fixed (docs/dice.md).
  ///
  /// @param seed after the end
  public record Dice(
      @OneOf({"promise", "reveal", "fixed"}) String phase,
      List<DiceShare> seats,
      @LeftOut @Nullable String seed) {}

  /// @param commitment what the seat promised
  /// @param shown it has shown its number; the others see it after the deal
  /// @param by whose number counts
  public record DiceShare(
      @LeftOut @Nullable String commitment,
      @LeftOut @Nullable Boolean shown,
      @LeftOut @OneOf({"seat", "house"}) @Nullable String by,
      @LeftOut @Nullable String value) {}
}
