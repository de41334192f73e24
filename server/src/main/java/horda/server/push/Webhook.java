package horda.server.push;

import horda.server.house.Turn;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.Language;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Messages to a program of the host, which passes them on as people there are used to. It hears
/// only what everybody at a table can see: the host may sit there, too. Each is signed, so that the
/// program can tell who has sent it.
final class Webhook implements Postman.Route {
  private static final Logger LOG = Logger.getLogger(Webhook.class.getName());
  private static final int MANY = 20_000;
  private static final int FAULT = 500;
  private static final long MINUTE = 60_000;

  private final Outward outward;
  private final URI to;
  private final byte[] secret;
  private final InstantSource clock;

  /// The seats of everybody, by names that say nothing.
  private final Map<String, Set<Subscription.Place>> people = new ConcurrentHashMap<>();

  Webhook(Outward outward, URI to, String secret, InstantSource clock) {
    this.outward = outward;
    this.to = to;
    this.secret = secret.getBytes(StandardCharsets.UTF_8);
    this.clock = clock;
  }

  @Override
  public List<String> recipients(Turn turn) {
    if (!turn.open()) {
      return List.of();
    }
    if (people.size() > MANY) {
      people.clear();
    }
    String name = Tokens.hash(turn.key());
    people
        .computeIfAbsent(name, _ -> ConcurrentHashMap.newKeySet())
        .add(new Subscription.Place(turn.table(), turn.key()));
    return List.of(name);
  }

  @Override
  public Optional<Postman.Recipient> recipient(String name) {
    return Optional.ofNullable(people.get(name)).map(places -> new Seat(List.copyOf(places)));
  }

  private final class Seat implements Postman.Recipient {
    private final List<Subscription.Place> places;

    private Seat(List<Subscription.Place> places) {
      this.places = places;
    }

    @Override
    public List<Subscription.Place> places() {
      return places;
    }

    @Override
    public Language language() {
      return Language.EN;
    }

    @Override
    public boolean isOther() {
      return true;
    }

    @Override
    public Postman.Sent send(List<Told> told) {
      String body = message(told);
      String time = String.valueOf(clock.instant().getEpochSecond());
      try {
        Outward.Reply reply =
            outward.post(
                to,
                Map.of(
                    "Content-Type",
                    "application/json; charset=utf-8",
                    "User-Agent",
                    "Horda",
                    "X-Horda-Time",
                    time,
                    "X-Horda-Signature",
                    "sha256=" + signature(secret, time + "." + body)),
                body.getBytes(StandardCharsets.UTF_8));
        if (reply.status() >= FAULT) {
          return new Postman.Sent.Later(MINUTE);
        }
        if (reply.status() / 100 != 2) {
          LOG.warning(() -> "the webhook takes no message: " + reply.status());
        }
        return new Postman.Sent.Done();
      } catch (IOException | RuntimeException e) {
        LOG.log(Level.WARNING, "the webhook cannot be reached");
        return new Postman.Sent.Later(MINUTE);
      }
    }
  }

  private static String message(List<Told> told) {
    ObjectNode node = Json.object().put("kind", "turn");
    ArrayNode tables = node.putArray("tables");
    for (Told one : told) {
      ObjectNode table =
          tables
              .addObject()
              .put("table", one.table())
              .put("game", one.game())
              .put("path", "/t/" + one.table())
              .put("seat", one.seat())
              .put("name", one.name());
      ArrayNode others = table.putArray("others");
      one.others().forEach(others::add);
    }
    return Json.line(node);
  }

  static String signature(byte[] secret, String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HMAC", e);
    }
  }
}
