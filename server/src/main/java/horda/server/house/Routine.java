package horda.server.house;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.table.Chore;
import horda.server.table.Lenders;
import horda.server.table.Line;
import horda.server.table.Minds;
import horda.server.table.Pool;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What a table does by itself: the alarm for its next chore, and the bots that think about it. Its
/// callers hold the table's lock.
final class Routine {
  private static final Logger LOG = Logger.getLogger(Routine.class.getName());

  /// How long other processes leave the chores to the one that took the last command.
  private static final long POLITENESS = 3000;

  private static final long RETRY = 1000;

  /// After so many faults a table tries again about once a minute.
  private static final int MOST_DOUBLINGS = 6;

  private final House house;
  private final LiveTable table;
  private final Minds minds;
  private Alarms.@Nullable Alarm alarm;
  private boolean lastWasOurs;

  /// How often in a row it could not do by itself what was due.
  private int failures;

  /// Until then people may come back after a crash and show what they promised for the dice.
  private long patience;

  Routine(House house, LiveTable table, Lenders lenders) {
    this.house = house;
    this.table = table;
    this.minds = new Minds(house.thinking(), house.alarms(), () -> house.wake(table), lenders);
  }

  /// The table was just read.
  void loaded(TableState state) {
    patience = state.pool().sealed() ? house.alarms().millis() + Pool.PATIENCE : 0;
  }

  /// Whether this process wrote the last line.
  void ours(boolean ours) {
    lastWasOurs = ours;
  }

  boolean wroteLast() {
    return lastWasOurs;
  }

  /// Something is about to happen.
  boolean isDue() {
    return alarm != null;
  }

  /// Sets the alarm for the next chore.
  void schedule(TableState now) {
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
    minds.follow(now);
    if (lastWasOurs) {
      // Others leave it to us, so the thinking can begin.
      minds.begin(now);
    }
    Chore chore = Chore.next(now, minds);
    if (chore != null) {
      alarm = house.alarms().at(due(now, chore), () -> house.wake(table));
    }
  }

  private long due(TableState now, Chore chore) {
    long due = lastWasOurs ? chore.due() : chore.due() + POLITENESS;
    return now.started() ? due : Math.max(due, patience);
  }

  /// Does what is due.
  void wake() {
    try {
      TableState now = table.state();
      Chore chore = Chore.next(now, minds);
      boolean due = chore != null && due(now, chore) <= house.alarms().millis();
      Line line = chore != null && due ? chore.line().get() : null;
      if (line == null) {
        schedule(now);
      } else {
        table.does(line);
      }
      failures = 0;
    } catch (Refusal refusal) {
      // The database is away, say: told once, and tried every second until it is back.
      if (failures == 0) {
        String why = refusal.code();
        LOG.log(
            Level.WARNING, () -> Tokens.mark(table.id()) + " could not go on by itself: " + why);
      }
      wakeAgain(RETRY);
    } catch (RuntimeException e) {
      // A fault that stays must not fill the log.
      LOG.log(Level.WARNING, e, () -> Tokens.mark(table.id()) + " could not go on by itself");
      wakeAgain(RETRY << Math.min(failures, MOST_DOUBLINGS));
    }
  }

  private void wakeAgain(long pause) {
    failures++;
    minds.drop();
    alarm = house.alarms().at(house.alarms().millis() + pause, () -> house.wake(table));
  }

  /// The table leaves memory.
  void stop() {
    minds.drop();
    if (alarm != null) {
      alarm.cancel();
    }
  }
}
