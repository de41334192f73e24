package horda.server.host;

import horda.engine.Nullable;
import horda.server.house.Glance;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.meter.Exposition;
import horda.server.store.Writing;
import horda.server.table.Status;
import horda.server.table.Threads;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The figures of a house for programs that keep them (docs/hosting.md).
public final class Metrics {
  private static final double MILLIS = 1000;

  private final House house;
  private final Machine machine = new Machine();

  public Metrics(House house) {
    this.house = house;
  }

  public String text(FrontDoor door) {
    Exposition out = new Exposition();
    out.gauge(
        "horda_info",
        "The program; always 1.",
        List.of("version"),
        Map.of(List.of(door.version()), 1.0));
    out.gauge("horda_uptime_seconds", "Since the start.", machine.uptimeMillis() / MILLIS);
    tables(out);
    door(out, door);
    store(out);
    thinking(out);
    machine.tell(out);
    return out.toString();
  }

  private void tables(Exposition out) {
    Map<List<String>, Double> states = new TreeMap<>((a, b) -> a.get(0).compareTo(b.get(0)));
    for (Status status : Status.values()) {
      states.put(List.of(status.code()), 0.0);
    }
    states.put(List.of("unread"), 0.0);
    int watched = 0;
    int people = 0;
    long lines = 0;
    for (Glance table : house.glances()) {
      states.merge(List.of(code(table.status())), 1.0, Double::sum);
      watched += table.people() > 0 ? 1 : 0;
      people += table.people();
      lines += table.lines();
    }
    out.gauge("horda_tables", "Tables in memory, by how far they are.", List.of("state"), states);
    out.gauge("horda_tables_watched", "Tables that somebody looks at.", watched);
    out.gauge("horda_people", "Connections to tables.", people);
    out.gauge("horda_table_lines", "Lines of the tables in memory.", lines);
  }

  private static String code(@Nullable Status status) {
    return status == null ? "unread" : status.code();
  }

  private static void door(Exposition out, FrontDoor door) {
    out.gauge("horda_connections", "Open connections of any kind.", door.connections());
    out.gauge("horda_websockets", "Open WebSockets.", door.sockets());
    out.counter(
        "horda_commands_total",
        "Messages of clients, by kind and how they ended.",
        door.traffic().commands());
    out.histogram(
        "horda_ack_seconds",
        "From the arrival of a command to its acknowledgement.",
        door.traffic().acks());
    out.counter(
        "horda_http_requests_total", "Requests, as they were answered.", door.traffic().requests());
  }

  private void store(Exposition out) {
    Writing writing = house.store().writing();
    out.histogram("horda_store_commit_seconds", "A transaction, to the disk.", writing.commits());
    out.counter("horda_store_writes_total", "What was written, by kind.", writing.writes());
    out.counter("horda_store_faults_total", "Transactions that failed.", writing.faults().sum());
    out.gauge("horda_store_waiting", "Writes that wait.", writing.waiting().getAsInt());
    out.gauge(
        "horda_store_away", "1 while the database is away.", writing.away().getAsBoolean() ? 1 : 0);
  }

  private void thinking(Exposition out) {
    if (house.aside() instanceof Threads threads) {
      out.histogram("horda_thinking_seconds", "A bot's decision.", threads.thoughts());
      out.gauge("horda_thinking", "Bots that think.", threads.thinking());
      out.gauge("horda_thinking_waiting", "Bots that wait for a core.", threads.waiting());
    }
  }
}
