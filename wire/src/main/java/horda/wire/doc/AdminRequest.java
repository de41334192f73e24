package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;

/// What the admin page sends: the address tells which it is.
public sealed interface AdminRequest extends Written {
  /// `POST /api/admin/enter`: the house's secret. Everything else needs the cookie that it gives.
  record ShowSecret(String secret) implements AdminRequest, AdminRequestShowSecretWritten {}

  /// `POST /api/admin/close`: ends the game at a table.
  ///
  /// @param table its mark
  record CloseTable(String table) implements AdminRequest, AdminRequestCloseTableWritten {}

  /// `POST /api/admin/announce`: a message to everybody; without words the last one is taken back.
  record Announce(@LeftOut @Nullable String en, @LeftOut @Nullable String es)
      implements AdminRequest, AdminRequestAnnounceWritten {}
}
