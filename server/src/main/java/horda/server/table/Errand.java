package horda.server.table;

import horda.engine.Match;
import horda.engine.State;

/// What a bot is asked, for whoever thinks about it without knowing the table.
///
/// @param match a copy, nobody else's
/// @param answers how many the table has taken; bots draw their chance by it
public record Errand(String table, Match<?> match, int seat, int answers, String bot) {
  static <S extends State> Errand of(TableState state, int seat, String bot) {
    return new Errand(state.id(), state.match().copy(), seat, state.answers(), bot);
  }
}
