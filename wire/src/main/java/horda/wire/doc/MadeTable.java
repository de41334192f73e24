package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// A table that was just made, and the tokens of its maker.
///
/// @param host the host's token
/// @param status of an imported game
/// @param seats those of the maker
public record MadeTable(
    String table,
    String host,
    @LeftOut @OneOf({"playing", "over"}) @Nullable String status,
    List<SeatToken> seats)
    implements MadeTableWritten {}
