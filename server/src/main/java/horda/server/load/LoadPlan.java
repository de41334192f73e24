package horda.server.load;

/// What to play: how many tables at once, for how long, and how long a player thinks on average.
///
/// @param warmUp how many seconds are played before anything is measured
/// @param imports heavy files that are sent meanwhile
public record LoadPlan(
    int tables, double warmUp, double seconds, int thinkMs, long seed, int imports) {}
