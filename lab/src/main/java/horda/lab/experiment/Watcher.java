package horda.lab.experiment;

import horda.bots.Bot;
import horda.engine.Census;
import horda.engine.Counted;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.State;
import horda.lab.Eye;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Takes the census of games, and looks at the bots.
final class Watcher<S extends State> implements Eye<S> {
  private final @Nullable Census<S> census;
  private final Arm arm;
  private final Counts counts = Counts.empty();
  private final SortedMap<String, Watched> bots = new TreeMap<>();

  /// Of the game that is being played, by seat.
  private List<Notes> notes = List.of();

  Watcher(Game<S> game, Arm arm) {
    this.census = game instanceof Counted<S> counted ? counted.census() : null;
    this.arm = arm;
  }

  @Override
  public Bot<S> over(Bot<S> bot, int seat) {
    return bots.computeIfAbsent(arm.bot(seat), name -> new Watched()).over(bot);
  }

  @Override
  public boolean begun(S state) {
    return census == null || census.begun(state);
  }

  @Override
  public void opened(S state) {
    notes = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Notes own = new Notes();
      if (census != null) {
        census.open(state, seat, own);
      }
      notes.add(own);
    }
  }

  @Override
  public void ended(S state, Outcome outcome) {
    for (int seat = 0; census != null && seat < state.seats(); seat++) {
      census.close(state, seat, notes.get(seat));
    }
    counts.count(notes, outcome);
  }

  @Override
  public boolean stalled(S state) {
    return true;
  }

  Counts counts() {
    return counts;
  }

  SortedMap<String, Conduct> conduct() {
    SortedMap<String, Conduct> all = new TreeMap<>();
    bots.forEach((name, watched) -> all.put(name, watched.conduct()));
    return all;
  }
}
