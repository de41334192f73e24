package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// What whoever hosts a house sees of it.
///
/// @param started when, in milliseconds since 1970
/// @param all how many tables are in memory
/// @param tables the latest of them
public record AdminDoc(
    String version,
    long started,
    int all,
    List<AdminTable> tables,
    AdminLoad load,
    AdminLimits limits,
    AnnouncementDoc announcement)
    implements AdminDocWritten {
  /// @param mark what the table is called here; its address is a secret of those who have it
  /// @param id its address, if it is public
  /// @param onlookers how many look on without a seat
  /// @param answers how many answers were given
  /// @param moved when something last happened there, in milliseconds since 1970
  public record AdminTable(
      String mark,
      @LeftOut @Nullable String id,
      String game,
      @OneOf({"waiting", "playing", "over"}) String status,
      List<AdminSeat> seats,
      int onlookers,
      int answers,
      long moved) {}

  public record AdminSeat(
      String name, @OneOf({"person", "bot", "open"}) String kind, boolean present) {}

  /// @param share how much of the processors the house uses, from 0 to 1
  /// @param heapMax as many bytes the heap may have
  /// @param acks how many commands were acknowledged in the last minute
  /// @param ackP50Ms half of them within about so many milliseconds; 99 of 100 within `ackP99Ms`
  /// @param storeWaiting writes that wait
  /// @param storeFaults transactions that failed since the start
  /// @param thinking bots that think
  /// @param thinkingWaiting bots that wait for a core
  public record AdminLoad(
      int processors,
      double share,
      long heapUsed,
      long heapMax,
      int threads,
      int connections,
      int websockets,
      long acks,
      double ackP50Ms,
      double ackP99Ms,
      int storeWaiting,
      long storeFaults,
      int thinking,
      int thinkingWaiting) {}

  /// @param connections to the house
  /// @param connectionsOfOne of one address
  /// @param tables that one address may make at once
  /// @param tablesPerMinute that one address may make, in the long run
  /// @param messagesPerSecond of a connection, in the long run
  /// @param messageChars of one message
  /// @param fileBytes of an imported game
  public record AdminLimits(
      int connections,
      int connectionsOfOne,
      int tables,
      int tablesPerMinute,
      int messagesPerSecond,
      int messageChars,
      int fileBytes) {}
}
