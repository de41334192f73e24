package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;

/// Whether a house can do its work.
///
/// @param text what is wrong, in a sentence
public record HealthDoc(boolean ok, @LeftOut @Nullable String text) implements HealthDocWritten {}
