package horda.server.house;

import horda.engine.Nullable;
import horda.server.table.Status;

/// A table in memory at a glance, without its lock: perhaps no longer true.
///
/// @param status null while nobody has read the table
/// @param people connections to it
/// @param lines how long its log is
public record Glance(@Nullable Status status, int people, long lines) {}
