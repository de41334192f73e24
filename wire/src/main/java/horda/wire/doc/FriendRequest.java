package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;

/// What is sent about friends over HTTP (docs/coming-back.md): the address tells which it is. `me`
/// is the token of the device that asks.
public sealed interface FriendRequest extends Written {
  /// `POST /api/friends`: how are they? Whoever asks is at the house; friends see it, unless they
  /// do not show it.
  ///
  /// @param table at which table they are
  /// @param gone they leave
  record Here(String me, @LeftOut @Nullable String table, @LeftOut @Nullable Boolean gone)
      implements FriendRequest, FriendRequestHereWritten {}

  /// `POST /api/friends/accept`: the code of somebody who wants to be a friend.
  record Accept(String me, String code) implements FriendRequest, FriendRequestAcceptWritten {}

  /// `POST /api/friends/ask`: whoever sits there, to be a friend.
  record AskSeat(String me, String table, int seat)
      implements FriendRequest, FriendRequestAskSeatWritten {}

  /// `POST /api/friends/reply`: to somebody who has asked.
  record Reply(String me, String from, boolean yes)
      implements FriendRequest, FriendRequestReplyWritten {}

  /// `POST /api/friends/end`: a friend no longer.
  record EndFriend(String me, String friend)
      implements FriendRequest, FriendRequestEndFriendWritten {}

  /// `POST /api/friends/invite`: to a table at which one sits, or that one has made.
  record InviteFriend(String me, String friend, String table)
      implements FriendRequest, FriendRequestInviteFriendWritten {}

  /// `POST /api/friends/decline`: an invitation.
  record Decline(String me, String table) implements FriendRequest, FriendRequestDeclineWritten {}

  /// `POST /api/friends/block`: whoever sits there, or a friend, or who asks to be one.
  record Block(
      String me,
      @LeftOut @Nullable String table,
      @LeftOut @Nullable Integer seat,
      @LeftOut @Nullable String person)
      implements FriendRequest, FriendRequestBlockWritten {}

  /// `POST /api/friends/unblock`.
  record Unblock(String me, String blocked) implements FriendRequest, FriendRequestUnblockWritten {}
}
