package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import java.util.List;

/// A game as one pair of eyes saw it (docs/table-protocol.md, Replay).
///
/// @param seat whose eyes; -1 for an onlooker's
/// @param names of the seats
/// @param commitment the hash of the seed; none for a game from a given position
/// @param seed after the end
/// @param cut only the last decisions are told
/// @param frames the opening, then the decisions
public record RecordingDoc(
    int format,
    String game,
    int seat,
    List<String> names,
    boolean over,
    @LeftOut @Nullable String commitment,
    @LeftOut @Nullable String seed,
    @LeftOut @Nullable Boolean cut,
    List<RecordedFrame> frames,
    TableInfo table)
    implements RecordingDocWritten {}
