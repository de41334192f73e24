package horda.server.host;

import horda.engine.Refusal;
import horda.server.house.Announcements;
import horda.server.house.House;
import horda.server.house.LiveTable;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.meter.Spread;
import horda.server.store.Writing;
import horda.server.table.Chair;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Threads;
import horda.server.table.Tokens;
import horda.server.view.Crowd;
import horda.wire.doc.AdminDoc;
import horda.wire.doc.AdminDoc.AdminLimits;
import horda.wire.doc.AdminDoc.AdminLoad;
import horda.wire.doc.AdminDoc.AdminSeat;
import horda.wire.doc.AdminDoc.AdminTable;
import horda.wire.doc.AnnouncementDoc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// What the admin page shows and does, without the HTTP around it.
public final class AdminDesk {
  /// The latest of the tables in memory.
  private static final int MOST_TABLES = 200;

  private static final double MOST = 99;
  private static final double HALF = 50;

  private final House house;
  private final Machine machine = new Machine();

  public AdminDesk(House house) {
    this.house = house;
  }

  public AdminDoc look(FrontDoor door) {
    List<AdminTable> tables = new ArrayList<>();
    house.each(at -> at.read().ifPresent(state -> tables.add(table(at, state))));
    tables.sort(Comparator.comparingLong(AdminTable::moved).reversed());
    int all = tables.size();
    return new AdminDoc(
        door.version(),
        machine.startedMillis(),
        all,
        List.copyOf(tables.subList(0, Math.min(MOST_TABLES, all))),
        load(door),
        limits(door.limits()),
        announcement(house));
  }

  /// What is said to everybody just now.
  public static AnnouncementDoc announcement(House house) {
    Announcements.Message now = house.announcements().now();
    return new AnnouncementDoc(now.en(), now.es(), now.at());
  }

  private static AdminTable table(LiveTable at, TableState state) {
    Crowd here = at.gallery().everywhere(state);
    List<AdminSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Chair chair = state.chair(seat);
      seats.add(
          new AdminSeat(
              chair.name(), chair.kind().name().toLowerCase(Locale.ROOT), here.has(seat)));
    }
    boolean listed = state.header().wishes().listed();
    return new AdminTable(
        Tokens.mark(state.id()),
        listed ? state.id() : null,
        state.header().game(),
        state.status().code(),
        seats,
        here.onlookers(),
        state.answers(),
        state.movedAt() == 0 ? state.at() : state.movedAt());
  }

  private AdminLoad load(FrontDoor door) {
    Spread.Reading acks = door.traffic().recentAcks();
    Writing writing = house.store().writing();
    int thinking = 0;
    int waiting = 0;
    if (house.aside() instanceof Threads threads) {
      thinking = threads.thinking();
      waiting = threads.waiting();
    }
    return new AdminLoad(
        machine.processors(),
        machine.share(),
        machine.heap().getUsed(),
        machine.heap().getMax(),
        machine.threads(),
        door.connections(),
        door.sockets(),
        acks.count(),
        acks.millis(HALF),
        acks.millis(MOST),
        writing.waiting().getAsInt(),
        writing.faults().sum(),
        thinking,
        waiting);
  }

  private static AdminLimits limits(Limits limits) {
    return new AdminLimits(
        limits.connections(),
        limits.connectionsOfOne(),
        limits.tables(),
        limits.tablesPerMinute(),
        limits.perSecond(),
        limits.message(),
        limits.file());
  }

  /// Ends the game at a table; `mark` is what the page calls it.
  public void close(String mark) {
    List<String> found = new ArrayList<>();
    house.each(
        at -> {
          if (Tokens.mark(at.id()).equals(mark)) {
            found.add(at.id());
          }
        });
    if (found.isEmpty()) {
      throw new Refusal("no-table", "", "There is no such table.");
    }
    house.at(
        found.getFirst(),
        at -> {
          if (at.state().status() != Status.OVER) {
            at.close();
          }
          return at;
        });
  }

  /// Says something to everybody; without words, nothing is said any more.
  public void announce(String en, String es) {
    house.announcements().say(new Announcements.Message(en, es, house.alarms().millis()));
  }
}
