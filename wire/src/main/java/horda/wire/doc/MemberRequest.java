package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.wire.doc.HouseRequest.TableKey;
import java.util.List;

/// What people who come back send over HTTP (docs/coming-back.md): the address tells which it is.
/// `me` is the token of the device that asks.
public sealed interface MemberRequest extends Written {
  /// `POST /api/me/new`: the house has not known this browser yet.
  ///
  /// @param device what the device is called
  record NewMember(@LeftOut @Nullable String name, @LeftOut @Nullable String device)
      implements MemberRequest, MemberRequestNewMemberWritten {}

  /// `POST /api/me`, and whatever needs nothing else: `/api/me/tables`, `/api/me/record`,
  /// `/api/me/export`, `/api/friends/link`.
  record ByMe(String me) implements MemberRequest, MemberRequestByMeWritten {}

  /// `POST /api/me/change`: what is missing stays as it is.
  record ChangeMe(
      String me,
      @LeftOut @Nullable String name,
      @LeftOut @Nullable Boolean hall,
      @LeftOut @Nullable Boolean record,
      @LeftOut @Nullable Boolean research,
      @LeftOut @Nullable Boolean presence,
      @LeftOut @Nullable Boolean guarded,
      @LeftOut @Nullable Signed proof)
      implements MemberRequest, MemberRequestChangeMeWritten {}

  /// `POST /api/me/claim`: these seats are mine, on all my devices.
  record Claim(String me, List<TableKey> keys)
      implements MemberRequest, MemberRequestClaimWritten {}

  /// `POST /api/me/things`: what has changed since then on other devices.
  ///
  /// @param since milliseconds since 1970, as the house last said; 0 for everything
  record Fetch(String me, @LeftOut @Nullable Long since)
      implements MemberRequest, MemberRequestFetchWritten {}

  /// `POST /api/me/keep`: what has changed here.
  record Keep(String me, List<MemberDoc.Belonging> things)
      implements MemberRequest, MemberRequestKeepWritten {}

  /// `POST /api/me/code`: a code for another device; `POST /api/me/delete`: everything goes.
  ///
  /// @param proof where a passkey is asked for
  record Guarded(String me, @LeftOut @Nullable Signed proof)
      implements MemberRequest, MemberRequestGuardedWritten {}

  /// `POST /api/me/arrive`: this device has the code.
  ///
  /// @param me whom the house has known on this device until now: their games come along
  record Arrive(String code, @LeftOut @Nullable String device, @LeftOut @Nullable String me)
      implements MemberRequest, MemberRequestArriveWritten {}

  /// `POST /api/me/part`: a device is no longer theirs.
  record Part(String me, String device) implements MemberRequest, MemberRequestPartWritten {}

  /// `POST /api/me/passkey/add`: a passkey that was just made.
  ///
  /// @param clientData base64url, like all that comes from a passkey
  record AddPasskey(String me, String name, String clientData, String authenticatorData)
      implements MemberRequest, MemberRequestAddPasskeyWritten {}

  /// `POST /api/me/passkey/remove`.
  record RemovePasskey(String me, String id, @LeftOut @Nullable Signed proof)
      implements MemberRequest, MemberRequestRemovePasskeyWritten {}

  /// `POST /api/me/passkey/enter`: whose passkey it is comes in, on this device.
  record Enter(Signed proof, @LeftOut @Nullable String device, @LeftOut @Nullable String me)
      implements MemberRequest, MemberRequestEnterWritten {}

  /// What a passkey has signed.
  record Signed(String id, String clientData, String authenticatorData, String signature) {}
}
