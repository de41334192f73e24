package horda.app.command;

import horda.app.chances.ChanceRoutes;
import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.bots.roster.Roster;
import horda.engine.Nullable;
import horda.server.campaign.CampaignRoutes;
import horda.server.friends.FriendRoutes;
import horda.server.friends.Friends;
import horda.server.host.AdminKey;
import horda.server.host.AdminRoutes;
import horda.server.host.Secret;
import horda.server.host.WatchRoutes;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.http.Neighbours;
import horda.server.http.ProgramRoutes;
import horda.server.identity.Claims;
import horda.server.identity.Departure;
import horda.server.identity.MemberRoutes;
import horda.server.identity.Members;
import horda.server.outside.Programs;
import horda.server.push.Push;
import horda.server.record.RecordRoutes;
import horda.server.results.ResultRoutes;
import horda.server.results.Results;
import horda.server.store.Holdings;
import horda.server.store.StartCheck;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.server.workshop.WorkshopRoutes;
import horda.wire.Shelf;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The table in the browser: opens the house on a port and prints where it is.
@Command
public final class ServeCommand implements Callable<Integer> {
  static final int PORT = 7777;
  private static final int TRIES = 10;
  private static final int CLOSING_SECONDS = 5;
  private static final int MOST_PORT = 65_535;

  /// How long a start may look at checksums.
  private static final double CHECK_SECONDS = 1;

  private final Console console;

  @Option(names = "--host", paramLabel = "HOST")
  private String host = "127.0.0.1";

  @Option(names = "--port", paramLabel = "PORT")
  private @Nullable Integer port;

  @Option(names = "--name", paramLabel = "NAME")
  private List<String> names = List.of();

  @Option(names = "--origin", paramLabel = "ORIGIN")
  private List<String> origins = List.of();

  @Option(names = "--proxy", paramLabel = "ADDRESS")
  private List<String> proxies = List.of();

  @Option(names = "--bot", paramLabel = "NAME=COMMAND")
  private List<String> bots = List.of();

  @Option(names = "--bot-account", paramLabel = "NAME")
  private List<String> accounts = List.of();

  @Option(names = "--site", paramLabel = "DIR")
  private @Nullable Path site;

  @Option(names = "--open")
  private boolean open;

  /// For [LoadCommand]: hundreds of players come from one address.
  @Option(names = "--wide", hidden = true)
  private boolean wide;

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  @Mixin private final HostOptions hosting = new HostOptions();
  @Mixin private final TurnOptions turns = new TurnOptions();

  public ServeCommand(Console console) {
    this.console = console;
  }

  /// The same on any port that is free.
  public ServeCommand anywhere() {
    port = 0;
    return this;
  }

  /// The same for many players from one address.
  public ServeCommand forMany() {
    wide = true;
    return this;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> shutDown(end, closed)));
    try {
      serve(address -> end.await());
    } finally {
      closed.countDown();
    }
    return 0;
  }

  private static void shutDown(CountDownLatch end, CountDownLatch closed) {
    end.countDown();
    try {
      boolean unused = closed.await(CLOSING_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      // Then it ends at once; all that was acknowledged is on disk.
    }
  }

  /// What happens while the house is open.
  public interface Evening {
    void spend(URI address) throws IOException, InterruptedException;
  }

  /// Opens, and closes when the evening is over.
  public void serve(Evening evening) throws IOException, InterruptedException {
    OpenHouse beside = OpenHouse.of(database.folder(console));
    if (open && beside.isThere()) {
      console.out().println(console.say("serve.there", beside.address()));
      Browser.open(beside.address());
      return;
    }

    if (site != null && !ProgramRoutes.isSite(site)) {
      throw Trouble.failure(console.say("serve.no-site", site));
    }
    Libraries.quiet();
    hosting.beginLog();
    Shelf shelf = HouseShelf.open();
    String where = database.where(console);
    String password = database.password(console);
    HostOptions.AdminSecret admin = hosting.admin(console);
    WatchRoutes.Admission admission = hosting.admission(console);
    if (database.passwordIsSeen()) {
      console.err().println(console.say("database.seen"));
    }
    try (Programs programs = Programs.start(bots);
        Store store = Stores.open(where, password);
        House house = house(shelf, store, programs);
        Push push = turns.open(console, house, database.folder(console), names);
        FrontDoor door =
            open(
                house,
                annexes(house, admin, admission, () -> Holdings.open(where, password), push))) {
      console.out().println(console.say("serve.open", address(door.port())));
      if (everywhere()) {
        for (String other : Neighbours.addresses()) {
          console.out().println(console.say("serve.also", "http://" + other + ":" + door.port()));
        }
      }
      if (admin != null) {
        // Behind a #, so that no server and no proxy ever sees it.
        String page = address(door.port()) + "/admin" + (admin.fresh() ? "#" + admin.text() : "");
        console.out().println(console.say("serve.admin", page));
      }
      tell(StartCheck.of(where, password, CHECK_SECONDS));
      invite(house);
      console.out().flush();
      spend(evening, address(door.port()), beside);
    }
  }

  private void spend(Evening evening, String address, OpenHouse beside)
      throws IOException, InterruptedException {
    try (OpenHouse now = beside.at(address)) {
      if (open) {
        Browser.open(now.address());
      }
      evening.spend(URI.create(address));
    }
  }

  /// What was looked at before the house opened, and what the disk has damaged.
  private void tell(StartCheck check) {
    if (check.tables() > 0) {
      console
          .out()
          .println(console.say("serve.checked", check.tables(), check.all(), check.lines()));
    }
    if (!check.damaged().isEmpty()) {
      String tables = String.join(", ", check.damaged());
      console.err().println(console.say("serve.damaged", check.damaged().size(), tables));
    }
  }

  private static House house(Shelf shelf, Store store, Programs programs) {
    return new House(shelf, store, Alarms.real(), programs.with(Roster.standard(), shelf));
  }

  /// Accounts that there are not yet get their token, which is told this once.
  private void invite(House house) {
    for (String name : accounts) {
      if (!house.accounts().has(name)) {
        console.out().println(console.say("accounts.made", name, house.makeAccount(name)));
      }
    }
  }

  private String address(int at) {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return "http://" + (everywhere() ? "localhost" : name) + ":" + at;
  }

  private boolean everywhere() {
    return Neighbours.isEverywhere(host);
  }

  private Limits limits() {
    return wide ? Limits.wide() : Limits.standard();
  }

  private List<FrontDoor.Annex> annexes(
      House house,
      HostOptions.@Nullable AdminSecret admin,
      WatchRoutes.Admission admission,
      Supplier<Holdings> holdings,
      @Nullable Push push) {
    AdminKey key = admin == null ? null : new AdminKey(new Secret(admin.text()), house.alarms());
    Members members = new Members(house.store(), house.alarms());
    Claims claims = new Claims(house, members);
    Results results = new Results(house, claims);
    house.aside().run(results::catchUp);
    Friends friends = new Friends(house, members, claims, bell(push));
    Stream<FrontDoor.Annex> always =
        Stream.of(
            new RecordRoutes(house),
            new WorkshopRoutes(house),
            new CampaignRoutes(house),
            new ChanceRoutes(house),
            new MemberRoutes(house, members, claims, Departure.More.of(results, friends), limits()),
            new FriendRoutes(house, members, friends, limits()),
            new ResultRoutes(house, members, results),
            new WatchRoutes(house, admission),
            new AdminRoutes(house, key, holdings));
    Stream<FrontDoor.Annex> some =
        Stream.concat(Stream.ofNullable(push), Stream.ofNullable(site).map(ProgramRoutes::new));
    return Stream.concat(always, some).toList();
  }

  private static Friends.Bell bell(@Nullable Push push) {
    return push == null
        ? Friends.Bell.NONE
        : (friend, table, from) -> push.invited(friend.keys(), table, from);
  }

  private FrontDoor open(House house, List<FrontDoor.Annex> annexes) {
    if (port != null) {
      if (port < 0 || port > MOST_PORT) {
        throw Trouble.usage(console.say("serve.no-port", port));
      }
      try {
        return open(house, annexes, port);
      } catch (JavalinBindException _) {
        throw Trouble.failure(console.say("serve.taken", port, port + 1));
      }
    }
    for (int at = PORT; at < PORT + TRIES; at++) {
      try {
        return open(house, annexes, at);
      } catch (JavalinBindException _) {
        console.err().println(console.say("serve.next", at));
      }
    }
    throw Trouble.failure(console.say("serve.taken", PORT, PORT + TRIES));
  }

  private FrontDoor open(House house, List<FrontDoor.Annex> annexes, int at) {
    String version = ServeCommand.class.getPackage().getImplementationVersion();
    FrontDoor.Settings settings =
        new FrontDoor.Settings(
            host, at, limits(), version == null ? "" : version, known(), Set.copyOf(proxies));
    return FrontDoor.open(house, settings, annexes);
  }

  private Set<String> known() {
    return Stream.concat(names.stream(), origins.stream())
        .map(ServeCommand::bare)
        .collect(Collectors.toSet());
  }

  /// Of a whole origin (`https://horda.example.org:8443`) the name alone.
  private static String bare(String name) {
    String host = name.toLowerCase(Locale.ROOT).replaceFirst("^https?://", "");
    return host.replaceFirst("/.*$", "").replaceFirst(":\\d+$", "");
  }
}
