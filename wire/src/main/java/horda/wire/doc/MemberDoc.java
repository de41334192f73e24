package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import java.util.List;

/// Somebody who comes back to a house, as only they themselves are told.
///
/// @param id public: others may know it
/// @param name what they call themselves; may be empty
/// @param made when the house first knew them, in milliseconds since 1970
/// @param guarded a passkey is asked for before somebody is let in by a code, and before deletion
public record MemberDoc(
    String id,
    String name,
    long made,
    boolean guarded,
    MemberShows shows,
    List<MemberDevice> devices,
    List<MemberPasskey> passkeys)
    implements MemberDocWritten {
  /// What others may see.
  ///
  /// @param hall the name in the hall of fame
  /// @param record the record, for whoever knows the id
  /// @param research the name in the open file of finished games
  /// @param presence to friends: whether one is at the house, and at which public table
  public record MemberShows(boolean hall, boolean record, boolean research, boolean presence) {}

  /// @param id to remove it by
  /// @param here whether it is the one that asks
  public record MemberDevice(String id, String name, long since, boolean here) {}

  public record MemberPasskey(String id, String name, long since) {}

  /// A new device of somebody, and its token, which is told this once.
  public record Arrived(String id, String token, @LeftOut @Nullable String name)
      implements MemberDocArrivedWritten {}

  /// A code that lets one other device in, once.
  ///
  /// @param until when it ends, in milliseconds since 1970
  public record CarryCode(String code, long until) implements MemberDocCarryCodeWritten {}

  /// What a passkey is to sign.
  ///
  /// @param member for a new passkey: whose it will be
  /// @param known the passkeys that there are already
  public record PasskeyAsk(
      String challenge, String house, @LeftOut @Nullable String member, List<String> known)
      implements MemberDocPasskeyAskWritten {}

  /// A table at which they have a seat, or that they made.
  ///
  /// @param seats which ones their devices open
  /// @param host whether they made it
  public record MemberTable(String table, List<Integer> seats, boolean host)
      implements MemberDocMemberTableWritten {}

  /// Something that moves along with them: settings, a mission of their own.
  ///
  /// @param at when it was last changed, in milliseconds since 1970
  /// @param value null: it was deleted then
  public record Belonging(String key, long at, @Nullable String value)
      implements MemberDocBelongingWritten {}
}
