package horda.server.push;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.house.Turn;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.server.identity.Members;
import horda.server.table.Tokens;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.doc.PushDoc;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Tells people who are not looking that it is their turn, and takes in who wants to be told.
public final class Push implements FrontDoor.Annex, AutoCloseable {
  private static final int MOST_BYTES = 16 << 10;
  private static final int MOST_SEATS = 60;
  private static final int LONGEST_TOKEN = 64;
  private static final int BURST = 40;
  private static final double PER_SECOND = 0.5;

  /// What the host has settled.
  ///
  /// @param contact where operators of push services can complain: `mailto:` or `https:`
  /// @param reach where the browsers' push services may be
  /// @param patience how long a turn waits, in milliseconds: most are answered at once
  /// @param quiet how long nobody gets a second message, in milliseconds
  /// @param hook null for none
  public record Settings(
      String contact, Reach reach, long patience, long quiet, @Nullable Hook hook) {}

  /// A program of the host that hears of turns.
  public record Hook(URI to, String secret) {
    /// Refuses (`push`) what is no address.
    public Hook {
      to = Reach.ANYWHERE.address(to.toString());
    }
  }

  private final House house;
  private final Members members;
  private final Postman toBrowsers;
  private final PushKey key;
  private final Reach reach;
  private final Subscriptions subscriptions;
  private final Couriers couriers = new Couriers();
  private final List<Postman> postmen = new ArrayList<>();
  private final Buckets asked;

  public Push(House house, PushKey key, Settings settings) {
    this.house = house;
    this.members = new Members(house.store(), house.alarms());
    this.key = key;
    this.reach = settings.reach();
    this.subscriptions = new Subscriptions(house.store(), house.alarms());
    this.asked = new Buckets(house.alarms(), BURST, PER_SECOND);
    Postman.Pace pace = new Postman.Pace(settings.patience(), settings.quiet());
    Outward world = new Outward(settings.reach());
    Browsers browsers = new Browsers(subscriptions, world, key, settings.contact(), house.alarms());
    this.toBrowsers = new Postman(house, pace, browsers, couriers);
    postmen.add(toBrowsers);
    Hook hook = settings.hook();
    if (hook != null) {
      Outward anywhere = new Outward(Reach.ANYWHERE);
      Webhook webhook = new Webhook(anywhere, hook.to(), hook.secret(), house.alarms());
      postmen.add(new Postman(house, pace, webhook, couriers));
    }
    house.onTurn(this::came);
  }

  private void came(Turn turn) {
    for (Postman postman : postmen) {
      postman.came(turn);
    }
  }

  /// A friend invites somebody to a table. Told to browsers alone: who is whose friend is nobody
  /// else's business.
  ///
  /// @param devices the hashes of the tokens of their devices
  public void invited(List<String> devices, String table, String from) {
    toBrowsers.invited(devices, table, from);
  }

  /// How many browsers want to be told.
  public int browsers() {
    return subscriptions.size();
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/api/push", context -> Answers.json(context, document()));
    routes.post("/api/push", this::put);
    routes.post("/api/push/end", this::end);
  }

  /// What a browser needs to subscribe.
  public PushDoc document() {
    return new PushDoc(key.open());
  }

  private Form form(Context context) {
    asked.take(Addresses.of(context));
    return Bodies.form(context, MOST_BYTES, "That is too large.");
  }

  private void put(Context context) {
    Form form = form(context);
    Language language = Answers.language(context);
    Set<Subscription.Place> places = new LinkedHashSet<>();
    for (JsonNode item : form.list("keys", MOST_SEATS)) {
      Form seat = form.form("keys", item);
      String table = seat.text("table");
      String token = seat.text("token");
      if (token.length() > LONGEST_TOKEN || table.length() > LONGEST_TOKEN) {
        throw form.wrong("keys", "has a token that is too long");
      }
      seat.end();
      places.add(new Subscription.Place(table, Tokens.hash(token)));
    }
    if (form.has("me")) {
      places.add(device(form));
    }
    Subscription wanted =
        Subscription.of(
            reach,
            form.text("endpoint"),
            form.text("p256dh"),
            form.text("auth"),
            language,
            places.stream().filter(this::isTrue).toList());
    form.end();
    subscriptions.put(wanted);
    Answers.json(context, document());
  }

  private Subscription.Place device(Form form) {
    String token = form.text("me");
    if (token.length() > LONGEST_TOKEN || members.of(token).isEmpty()) {
      throw form.wrong("me", "is not known here");
    }
    return Subscription.Place.device(Tokens.hash(token));
  }

  /// Only what opens a seat of a table counts.
  private boolean isTrue(Subscription.Place place) {
    if (place.table().isEmpty()) {
      return true;
    }
    try {
      return house.at(place.table(), at -> !at.state().seatsOf(Set.of(place.key())).isEmpty());
    } catch (Refusal refusal) {
      return false;
    }
  }

  private void end(Context context) {
    Form form = form(context);
    subscriptions.remove(form.text("endpoint"));
    form.end();
    Answers.json(context, document());
  }

  @Override
  public void close() {
    couriers.close();
  }
}
