package horda.lab.chances;

/// What a bot has won so far of a table with some options.
///
/// @param bot which one plays
/// @param games how many have been played
/// @param of how many will be
/// @param together whether the seats win or lose together; otherwise there is nothing to measure
/// @param done no more will be played
/// @param low between this and `high` lies the true share, 95 times of 100
public record ChancesDoc(
    String bot,
    int games,
    int of,
    boolean together,
    boolean done,
    long won,
    double low,
    double high)
    implements ChancesDocWritten {
  public static ChancesDoc of(String bot, ChanceGames.Standing standing) {
    return new ChancesDoc(
        bot,
        standing.games(),
        ChanceGames.GAMES,
        standing.together(),
        standing.done(),
        standing.won().hits(),
        standing.won().interval().low(),
        standing.won().interval().high());
  }
}
