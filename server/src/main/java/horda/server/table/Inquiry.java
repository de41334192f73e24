package horda.server.table;

/// Somebody wants to know what an option would lead to. No [Command]: nothing happens at the table.
///
/// @param id the sender's own
/// @param turn which question was meant
public record Inquiry(String id, int seat, int turn, String option) {}
