package horda.server.soak;

/// What to do to a house, and for how long.
///
/// @param tables that are played at once
/// @param thinkMs how long a player thinks on average, in milliseconds
/// @param restartEvery after so many seconds the server is killed, again and again
public record SoakPlan(int tables, double seconds, int thinkMs, double restartEvery, long seed) {}
