package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.Map;

/// A position: a whole game as it stands, also what is hidden.
///
/// @param revision of the game's rules
/// @param dice where numbers are not drawn as usual, how they are
/// @param state the fields of the state, each game's own
public record StateDoc(
    String game,
    int revision,
    int seats,
    Map<String, String> options,
    @LeftOut @OneOf("chacha20") @Nullable String dice,
    Written state)
    implements StateDocWritten {}
