package horda.server.play;

import horda.bots.roster.Roster;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.friends.FriendRoutes;
import horda.server.friends.Friends;
import horda.server.host.AdminKey;
import horda.server.host.AdminRoutes;
import horda.server.host.Secret;
import horda.server.host.WatchRoutes;
import horda.server.host.WatchRoutes.Admission;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.identity.Claims;
import horda.server.identity.Departure;
import horda.server.identity.MemberRoutes;
import horda.server.identity.Members;
import horda.server.record.RecordRoutes;
import horda.server.results.ResultRoutes;
import horda.server.results.Results;
import horda.wire.Shelf;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;

/// A house with an open door on a free port, its disk in memory.
final class TestHouse implements AutoCloseable {
  private static final List<Logger> LOUD =
      List.of(Logger.getLogger("org.eclipse.jetty"), Logger.getLogger("io.javalin"));

  /// Opens the admin page, and the figures.
  static final String SECRET = "open sesame, please";

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  /// A table that was made, and the tokens of its seats.
  record Made(String table, String host, Map<Integer, String> tokens) {
    String token(int seat) {
      return tokens.get(seat);
    }
  }

  final MemoryStore.Disk disk;
  final MemoryStore store;
  final House house;
  final FrontDoor door;
  final Caller caller;

  /// Hears of invitations.
  volatile Friends.Bell bell = Friends.Bell.NONE;

  private final List<Guest> guests = new ArrayList<>();

  private TestHouse(MemoryStore.Disk disk, Alarms alarms, Limits limits, Shelf shelf) {
    this(disk, alarms, limits, shelf, Roster.standard());
  }

  private TestHouse(
      MemoryStore.Disk disk, Alarms alarms, Limits limits, Shelf shelf, Roster roster) {
    this(disk, alarms, limits, shelf, roster, RecordRoutes::new);
  }

  private TestHouse(
      MemoryStore.Disk disk,
      Alarms alarms,
      Limits limits,
      Shelf shelf,
      Roster roster,
      Function<House, FrontDoor.Annex> annex) {
    LOUD.forEach(logger -> logger.setLevel(Level.SEVERE));
    this.disk = disk;
    store = new MemoryStore(disk);
    house = new House(shelf, store, alarms, roster);
    FrontDoor.Settings settings = new FrontDoor.Settings("127.0.0.1", 0, limits, "test");
    Members members = new Members(store, alarms);
    Claims claims = new Claims(house, members);
    Results results = new Results(house, claims);
    Friends friends =
        new Friends(
            house, members, claims, (friend, table, from) -> bell.ring(friend, table, from));
    AdminKey key = new AdminKey(new Secret(SECRET), alarms);
    door =
        FrontDoor.open(
            house,
            settings,
            List.of(
                annex.apply(house),
                new MemberRoutes(
                    house, members, claims, Departure.More.of(results, friends), limits),
                new FriendRoutes(house, members, friends, limits),
                new ResultRoutes(house, members, results),
                new WatchRoutes(house, new Admission(false, new Secret(SECRET))),
                new AdminRoutes(house, key, null)));
    caller = new Caller(HTTP, URI.create("http://127.0.0.1:" + door.port()));
  }

  static TestHouse open() {
    return open(Alarms.real());
  }

  static TestHouse open(Alarms alarms) {
    return on(new MemoryStore.Disk(), alarms);
  }

  /// With bots of its own.
  static TestHouse open(Alarms alarms, Roster roster) {
    return new TestHouse(new MemoryStore.Disk(), alarms, Limits.wide(), Shelf.standard(), roster);
  }

  static TestHouse strict() {
    return new TestHouse(
        new MemoryStore.Disk(), Alarms.real(), Limits.standard(), Shelf.standard());
  }

  /// With more paths than the table's own.
  static TestHouse open(Alarms alarms, Function<House, FrontDoor.Annex> annex) {
    return new TestHouse(
        new MemoryStore.Disk(), alarms, Limits.wide(), Shelf.standard(), Roster.standard(), annex);
  }

  /// With limits of its own.
  static TestHouse within(Limits limits) {
    return new TestHouse(new MemoryStore.Disk(), Alarms.real(), limits, Shelf.standard());
  }

  /// Another process on the same disk.
  static TestHouse on(MemoryStore.Disk disk, Alarms alarms) {
    return new TestHouse(disk, alarms, Limits.wide(), Shelf.standard());
  }

  static TestHouse on(MemoryStore.Disk disk, Shelf shelf) {
    return new TestHouse(disk, Alarms.real(), Limits.wide(), shelf);
  }

  /// Makes a table; `body` is the request in single quotes.
  Made make(String body) {
    Caller.HttpReply told = caller.post("/api/tables", body.replace('\'', '"'));
    if (told.status() != 200) {
      throw new IllegalStateException(told.status() + " " + told.body());
    }
    Map<Integer, String> tokens = new TreeMap<>();
    for (JsonNode seat : told.body().get("seats")) {
      tokens.put(seat.get("seat").intValue(), seat.get("token").stringValue());
    }
    return new Made(told.text("table"), told.text("host"), tokens);
  }

  /// The flea market with people at all seats, `more` further fields.
  Made market(int people, String more) {
    String seats = "{'kind':'here'},".repeat(people);
    return make(
        "{'game':'flea-market','seed':'1','seats':["
            + seats.substring(0, seats.length() - 1)
            + "]"
            + (more.isEmpty() ? "" : "," + more)
            + "}");
  }

  Guest sit(Made made, int seat) {
    return sit(made, seat, "en");
  }

  Guest sit(Made made, int seat, String lang) {
    return keep(Guest.at(caller, made.table(), seat, lang, made.token(seat)));
  }

  Guest onlooker(Made made) {
    return keep(Guest.at(caller, made.table(), -1, "en"));
  }

  Guest keep(Guest guest) {
    guests.add(guest);
    return guest;
  }

  /// Waits until all that was sent so far has been heard, by asking for an echo.
  static void settle(Guest... all) {
    for (Guest guest : all) {
      long pongs = pongs(guest);
      guest.sayText("{\"c\":\"ping\"}");
      guest.await(g -> pongs(g) > pongs);
    }
  }

  private static long pongs(Guest guest) {
    return guest.heard().stream().filter(text -> text.contains("\"pong\"")).count();
  }

  @Override
  public void close() {
    guests.forEach(Guest::close);
    door.close();
    house.close();
  }
}
