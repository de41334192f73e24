package horda.server.house;

import horda.server.table.BotAnswer;
import horda.server.table.ErrandText;
import horda.server.table.Lenders;
import horda.server.table.TableState;
import horda.server.view.Viewer;
import horda.wire.doc.FromServer;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Consumer;

/// The browsers at one table that lend themselves to its bots. Its callers hold the table's lock.
final class Lending implements Lenders {
  private record Asked(Viewer viewer, int seat, Consumer<BotAnswer> done) {}

  private final Set<Viewer> viewers = new LinkedHashSet<>();
  private final Map<Integer, Asked> asked = new HashMap<>();
  private int next;

  /// Somebody offers it, or no longer.
  void offer(Viewer viewer, boolean on) {
    if (on) {
      viewers.add(viewer);
    } else {
      gone(viewer);
    }
  }

  /// What it was asked comes to nothing.
  void gone(Viewer viewer) {
    viewers.remove(viewer);
    for (Iterator<Asked> all = asked.values().iterator(); all.hasNext(); ) {
      Asked one = all.next();
      if (one.viewer() == viewer) {
        all.remove();
        one.done().accept(BotAnswer.said(""));
      }
    }
  }

  /// Nobody but who was asked may answer.
  void thought(Viewer viewer, int number, String option) {
    Asked one = asked.get(number);
    if (one != null && one.viewer() == viewer) {
      asked.remove(number);
      one.done().accept(BotAnswer.said(option));
    }
  }

  @Override
  public boolean ask(TableState state, int seat, String bot, Consumer<BotAnswer> done) {
    for (Viewer viewer : viewers) {
      SortedSet<Integer> eyes = state.seatsOf(viewer.keys());
      if (!eyes.isEmpty()) {
        int number = next++;
        asked.put(number, new Asked(viewer, seat, done));
        String errand = ErrandText.imagined(state, seat, bot, eyes.first());
        viewer.think(new FromServer.Think(number, seat, state.game().id(), errand));
        return true;
      }
    }
    return false;
  }

  @Override
  public void late(int seat) {
    for (Iterator<Asked> all = asked.values().iterator(); all.hasNext(); ) {
      Asked one = all.next();
      if (one.seat() == seat) {
        all.remove();
        viewers.remove(one.viewer());
      }
    }
  }
}
