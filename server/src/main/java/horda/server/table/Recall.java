package horda.server.table;

import horda.bots.Bot;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What bots that think keep in mind from one answer to the next: themselves. Whoever thinks takes
/// it out, so that nobody shares it. What was thought beyond a move that was taken back is
/// forgotten, and so are tables where nothing has happened for long.
final class Recall {
  /// How many bots are remembered.
  private static final int MOST = 256;

  private record Who(String table, int seat, String bot) {}

  private record Kept(Bot<?> bot, List<Match.Entry> log) {
    boolean leadsTo(List<Match.Entry> now) {
      return log.size() <= now.size() && now.subList(0, log.size()).equals(log);
    }
  }

  private final Map<Who, Kept> kept = new LinkedHashMap<>();

  /// The bot that has followed the table up to now; null if there is none.
  synchronized <S extends State> @Nullable Bot<S> take(
      String table, int seat, String bot, List<Match.Entry> log) {
    Kept found = kept.remove(new Who(table, seat, bot));
    if (found == null || !found.leadsTo(log)) {
      return null;
    }
    @SuppressWarnings("unchecked") // a table plays one game
    Bot<S> same = (Bot<S>) found.bot;
    return same;
  }

  synchronized void keep(String table, int seat, String name, Bot<?> bot, List<Match.Entry> log) {
    kept.put(new Who(table, seat, name), new Kept(bot, log));
    if (kept.size() > MOST) {
      kept.remove(kept.keySet().iterator().next());
    }
  }
}
