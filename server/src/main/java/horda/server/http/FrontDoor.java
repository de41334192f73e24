package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.House;
import horda.wire.TextPen;
import horda.wire.doc.HouseDoc;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.api.Session;

/// The house's door on one port.
public final class FrontDoor implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(FrontDoor.class.getName());

  /// A line for each request; silent unless somebody wants them ([Trace] has its id).
  private static final Logger REQUESTS = Logger.getLogger("horda.requests");

  private static final Duration IDLE = Duration.ofSeconds(90);
  private static final int PING_SECONDS = 25;
  private static final long SWEEP = 1000;

  /// More paths than the table's own: recordings, imports.
  public interface Annex {
    void routes(RoutesConfig routes);

    /// Where it gives the compiled house to browsers; null if it does not.
    default @Nullable String program() {
      return null;
    }

    /// The door it belongs to is open.
    default void opened(FrontDoor door) {}
  }

  /// Where and how to open.
  ///
  /// @param port 0 for any free one
  /// @param names what else the house is called
  /// @param proxies addresses of proxies that stand before it on other machines; one on this
  ///   machine is believed where the house has a name
  public record Settings(
      String host,
      int port,
      Limits limits,
      String version,
      Set<String> names,
      Set<String> proxies) {
    public Settings(String host, int port, Limits limits, String version) {
      this(host, port, limits, version, Set.of(), Set.of());
    }

    public static Settings loopback(int port) {
      return new Settings("127.0.0.1", port, Limits.standard(), "");
    }

    /// All that a `Host` may say.
    Set<String> known() {
      Set<String> known = new HashSet<>(names);
      known.add((host.contains(":") ? "[" + host + "]" : host).toLowerCase(Locale.ROOT));
      return known;
    }

    boolean loopbackOnly() {
      return host.equals("127.0.0.1") || host.equals("localhost") || host.equals("::1");
    }
  }

  private final House house;
  private final Settings settings;
  private final Shelves shelves;
  private final @Nullable String program;
  private final Tables tables;
  private final Page page = new Page();
  private final Addresses addresses;
  private final Doorstep doorstep;
  private final Rates rates;
  private final Guard guard;
  private final Traffic traffic = new Traffic();
  private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
  private final Javalin javalin;
  private volatile boolean closed;

  private FrontDoor(House house, Settings settings, List<? extends Annex> annexes) {
    this.house = house;
    this.settings = settings;
    this.shelves = new Shelves(house, settings.version());
    this.addresses = new Addresses(settings.proxies(), !settings.names().isEmpty());
    this.doorstep = new Doorstep(settings.limits());
    this.rates = new Rates(house.alarms(), settings.limits());
    this.tables = new Tables(house, settings.limits(), rates);
    Origins origins = new Origins(settings.loopbackOnly(), settings.known());
    this.program =
        annexes.stream().map(Annex::program).filter(Objects::nonNull).findFirst().orElse(null);
    this.guard = new Guard(origins, addresses, doorstep, program != null);
    this.javalin = Javalin.create(config -> configure(config, annexes));
  }

  /// Opens; throws [io.javalin.util.JavalinBindException] when the port is taken.
  public static FrontDoor open(House house, Settings settings, List<? extends Annex> annexes) {
    FrontDoor door = new FrontDoor(house, settings, annexes);
    door.javalin.start(settings.host(), settings.port());
    door.nextSweep();
    annexes.forEach(annex -> annex.opened(door));
    return door;
  }

  public int port() {
    return javalin.port();
  }

  private void nextSweep() {
    if (!closed) {
      house.alarms().at(house.alarms().millis() + SWEEP, this::sweep);
    }
  }

  private void sweep() {
    doorstep.sweep();
    traffic.tick();
    nextSweep();
  }

  private Porch porch(Server server, HttpConfiguration http) {
    Porch porch = new Porch(server, http, doorstep, addresses);
    porch.setHost(settings.host());
    porch.setPort(settings.port());
    return porch;
  }

  private void configure(JavalinConfig config, List<? extends Annex> annexes) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = settings.limits().file();
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          // A little more than is allowed, so that a client that sends too much can be told.
          factory.setMaxTextMessageSize(settings.limits().message() * 4L);
          factory.setMaxBinaryMessageSize(1024);
          factory.setIdleTimeout(IDLE);
        });
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          // A line that stays open would keep 100 kB of remembered headers for ever.
          http.setHeaderCacheSize(0);
        });
    config.jetty.modifyServletContextHandler(
        handler -> handler.setSessionHandler(new NoSessions()));
    config.jetty.addConnector(this::porch);
    config.requestLogger.http((context, millis) -> requested(context, millis));
    RoutesConfig routes = config.routes;
    routes.before(guard::before);
    routes.after(guard::after);
    routes.exception(Refusal.class, (refusal, context) -> Answers.refusal(context, refusal));
    routes.exception(HttpResponseException.class, (e, context) -> status(context, e.getStatus()));
    routes.exception(Bodies.Dropped.class, (e, context) -> dropped(context, e));
    routes.exception(Exception.class, (e, context) -> broken(context, e));
    api(routes);
    annexes.forEach(annex -> annex.routes(routes));
    routes.get("/api/*", context -> nothing());
    routes.get("/*", this::page);
    routes.wsBeforeUpgrade("/ws", guard::check);
    routes.ws("/ws", this::socket);
  }

  private void api(RoutesConfig routes) {
    routes.get("/api/house", this::house);
    routes.get(
        "/api/games/{game}/texts",
        c -> cached(shelf(c), () -> TextPen.of(shelves.texts(game(c), Answers.language(c)))));
    routes.get(
        "/api/games/{game}/rules",
        c -> cached(shelf(c), () -> TextPen.list(shelves.rules(game(c), Answers.language(c)))));
    routes.get(
        "/api/games/{game}/content",
        c -> cached(shelf(c), () -> TextPen.of(shelves.content(game(c)))));
    routes.get("/api/tables", c -> Answers.json(c, tables.listed(c)));
    routes.post("/api/tables", c -> Answers.json(c, tables.create(c)));
    routes.get("/api/tables/{id}", c -> Answers.json(c, tables.table(c.pathParam("id"), c)));
    routes.post("/api/tables/{id}/join", c -> Answers.json(c, tables.join(c.pathParam("id"), c)));
    routes.post("/api/mine", c -> Answers.json(c, tables.mine(c, Answers.language(c))));
  }

  private void house(Context context) {
    HouseDoc told = shelves.house(Answers.language(shelf(context))).lending(program);
    Answers.json(context, Invitation.to(context, settings, port()).map(told::with).orElse(told));
  }

  private Context shelf(Context context) {
    rates.shelf(Addresses.of(context));
    return context;
  }

  /// With the content's hash in the address (`?v=`) it never changes.
  private static void cached(Context context, Supplier<String> json) {
    String text = json.get();
    boolean named = context.queryParam("v") != null;
    context.header("Cache-Control", named ? "public, max-age=31536000, immutable" : "no-cache");
    Answers.text(context, text);
  }

  private static String game(Context context) {
    return context.pathParam("game");
  }

  private void page(Context context) {
    if (!page.serve(context)) {
      nothing();
    }
  }

  public static void nothing() {
    throw new Refusal("no-page", "", "There is nothing at this address.");
  }

  private static void status(Context context, int status) {
    Answers.error(context, status, new Refusal("http", "", "That cannot be answered."));
  }

  /// An upload that ended half-way happens every day.
  private static void dropped(Context context, Bodies.Dropped e) {
    LOG.log(Level.FINE, e, () -> context.method() + " " + route(context) + " was not sent whole");
    Answers.error(context, 400, new Refusal("dropped", "", "That did not arrive whole."));
  }

  private static void broken(Context context, Exception e) {
    LOG.log(Level.SEVERE, e, () -> context.method() + " " + route(context));
    Answers.error(
        context, 500, new Refusal("broken", "", "Something broke in the house; it is noted."));
  }

  /// The last word about a request.
  private void requested(Context context, float millis) {
    String method = context.method().name();
    int status = context.statusCode();
    traffic.request(method, route(context), status);
    REQUESTS.log(
        Level.FINE,
        "{0} {1} {2} {3}",
        new Object[] {method, route(context), status, Math.round(millis * 10) / 10.0});
    Trace.end();
  }

  /// As it was declared: the address itself may be a secret.
  private static String route(Context context) {
    Endpoint endpoint = context.endpoints().matchedHttpEndpoint();
    return endpoint == null ? "" : endpoint.path;
  }

  private void socket(WsConfig ws) {
    ws.onConnect(
        context -> {
          context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
          visitors.put(context.sessionId(), visitor(context));
        });
    ws.onMessage(
        context -> {
          Visitor visitor = visitors.get(context.sessionId());
          if (visitor != null) {
            visitor.hear(context.message());
          }
        });
    ws.onClose(context -> gone(visitors.remove(context.sessionId())));
    ws.onError(context -> gone(visitors.remove(context.sessionId())));
  }

  private Visitor visitor(WsContext context) {
    Session session = context.session;
    String peer = "";
    if (session.getRemoteSocketAddress() instanceof InetSocketAddress from) {
      peer = from.getAddress().getHostAddress();
    }
    String address = addresses.of(peer, context.header("X-Forwarded-For"));
    return new Visitor(house, settings.limits(), rates, doorstep, traffic, session, address);
  }

  private static void gone(@Nullable Visitor visitor) {
    if (visitor != null) {
      visitor.close();
    }
  }

  public Limits limits() {
    return settings.limits();
  }

  public String version() {
    return settings.version();
  }

  public Traffic traffic() {
    return traffic;
  }

  /// How many sockets are open.
  public int sockets() {
    return visitors.size();
  }

  /// How many connections are open, of whatever kind.
  public int connections() {
    return doorstep.size();
  }

  @Override
  public void close() {
    closed = true;
    visitors.values().forEach(Visitor::houseCloses);
    javalin.stop();
  }
}
