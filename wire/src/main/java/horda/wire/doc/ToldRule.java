package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;

/// One rule of a rule book, in our own words.
///
/// @param ruling whether it is a decision of ours where the book is silent
/// @param reason why we decided so
public record ToldRule(
    String id, String chapter, boolean ruling, String text, @LeftOut @Nullable String reason)
    implements ToldRuleWritten {}
