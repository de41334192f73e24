package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// The friends of somebody who comes back, and whom they have blocked, as only they are told.
///
/// @param asked who wants to become a friend
/// @param invited tables to which friends have invited them
/// @param hushed seats of blocked people at the table where they are
public record FriendsDoc(
    List<Friend> friends,
    List<AskedBy> asked,
    List<InvitedTo> invited,
    List<Blocked> blocked,
    List<Integer> hushed)
    implements FriendsDocWritten {
  /// @param id public
  /// @param name empty where they have not said one
  /// @param since when they became friends, in milliseconds since 1970
  /// @param where at the house, at a table, or away; who does not show it is away
  /// @param table a public one at which they are; that of a private one is never told
  public record Friend(
      String id,
      String name,
      long since,
      @OneOf({"away", "house", "table"}) String where,
      @LeftOut @Nullable String table,
      @LeftOut @Nullable String game) {}

  /// @param from the id of who asks
  /// @param name what they were called at the table from which they asked
  public record AskedBy(String from, String name, long at) {}

  /// @param free whether one can sit down there
  public record InvitedTo(String table, String game, String name, long at, boolean free) {}

  /// @param id to take it back by; says nothing about who it is
  /// @param name what they were called
  public record Blocked(String id, String name, long at) {}

  /// A code that makes one other person a friend, once.
  ///
  /// @param until when it ends, in milliseconds since 1970
  public record FriendCode(String code, long until) implements FriendsDocFriendCodeWritten {}
}
