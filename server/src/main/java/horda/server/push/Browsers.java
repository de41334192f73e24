package horda.server.push;

import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.house.Turn;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Texts;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.node.ObjectNode;

/// Messages to browsers by their push services (RFC 8030), which see neither what is said nor of
/// which table.
final class Browsers implements Postman.Route {
  private static final Logger LOG = Logger.getLogger(Browsers.class.getName());

  /// So long a service keeps a message for a browser that is not there.
  private static final int DAY_SECONDS = 24 * 3600;

  private static final int MOST_LISTED = 5;
  private static final int MOST_NAMES = 120;
  private static final int NOT_FOUND = 404;
  private static final int GONE = 410;
  private static final int TOO_MANY = 429;
  private static final int FAULT = 500;
  private static final long SECOND = 1000;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;

  private final Subscriptions subscriptions;
  private final Outward outward;
  private final PushKey key;
  private final String contact;
  private final InstantSource clock;

  /// @param contact where operators of push services can complain
  Browsers(
      Subscriptions subscriptions,
      Outward outward,
      PushKey key,
      String contact,
      InstantSource clock) {
    this.subscriptions = subscriptions;
    this.outward = outward;
    this.key = key;
    this.contact = contact;
    this.clock = clock;
  }

  @Override
  public List<String> recipients(Turn turn) {
    return subscriptions.of(new Subscription.Place(turn.table(), turn.key()));
  }

  @Override
  public List<String> recipients(String device) {
    return subscriptions.of(Subscription.Place.device(device));
  }

  @Override
  public Optional<Postman.Recipient> recipient(String name) {
    return subscriptions.get(name).map(Browser::new);
  }

  private final class Browser implements Postman.Recipient {
    private final Subscription subscription;

    private Browser(Subscription subscription) {
      this.subscription = subscription;
    }

    @Override
    public List<Subscription.Place> places() {
      return subscription.places();
    }

    @Override
    public Language language() {
      return subscription.language();
    }

    @Override
    public boolean isOther() {
      return false;
    }

    @Override
    public Postman.Sent send(List<Told> told) {
      URI to = URI.create(subscription.endpoint());
      try {
        Outward.Reply reply = outward.post(to, headers(to), sealed(told));
        return answered(to, reply);
      } catch (Refusal refusal) {
        // It leads to where the house may not go, or is no address.
        subscriptions.remove(subscription.endpoint());
        return new Postman.Sent.Done();
      } catch (IOException | RuntimeException e) {
        LOG.log(Level.FINE, e, () -> "no message could be sent by " + to.getHost());
        return new Postman.Sent.Later(5 * MINUTE);
      }
    }

    private byte[] sealed(List<Told> told) {
      byte[] text = message(told, language()).getBytes(StandardCharsets.UTF_8);
      return Envelope.sealed(
          text, P256.key(P256.decoded(subscription.key())), P256.decoded(subscription.auth()));
    }

    private Postman.Sent answered(URI to, Outward.Reply reply) {
      int status = reply.status();
      if (status == NOT_FOUND || status == GONE) {
        subscriptions.remove(subscription.endpoint());
      } else if (status == TOO_MANY || status >= FAULT) {
        return new Postman.Sent.Later(Math.clamp(reply.retryAfter() * SECOND, MINUTE, HOUR));
      } else if (status / 100 != 2) {
        LOG.warning(() -> to.getHost() + " takes no message: " + status);
      }
      return new Postman.Sent.Done();
    }
  }

  /// A newer message takes the place of one that the service still keeps: it says all that the
  /// older one said and is still true.
  private Map<String, String> headers(URI to) {
    return Map.of(
        "Authorization",
        key.authorization(to, contact, clock.instant()),
        "Content-Encoding",
        "aes128gcm",
        "Content-Type",
        "application/octet-stream",
        "TTL",
        String.valueOf(DAY_SECONDS),
        "Urgency",
        "normal",
        "Topic",
        "turn");
  }

  /// What the page's service worker shows.
  static String message(List<Told> told, Language language) {
    Texts texts = ServerTexts.in(language);
    Told first = told.getFirst();
    ObjectNode node = Json.object().put("kind", "turn");
    if (told.size() == 1) {
      node.put("title", title(first, texts));
      node.put("body", texts.say("push.with", List.of(names(first))));
      node.put("url", "/t/" + first.table());
    } else {
      boolean turns = told.stream().allMatch(one -> one.from() == null);
      String title = turns ? "push.many" : "push.called";
      node.put("title", texts.say(Phrase.of(title, Ref.number(told.size()))));
      node.put("body", body(told));
      node.put("url", "/");
    }
    return Json.line(node);
  }

  private static String title(Told told, Texts texts) {
    String from = told.from();
    if (from == null) {
      return texts.say("push.one", List.of(told.title()));
    }
    String who = from.isEmpty() ? texts.say("push.somebody") : from;
    return texts.say("push.invited", List.of(who, told.title()));
  }

  private static String body(List<Told> told) {
    List<String> lines =
        told.stream().limit(MOST_LISTED).map(one -> one.title() + ": " + names(one)).toList();
    String rest = told.size() > MOST_LISTED ? "\n+" + (told.size() - MOST_LISTED) : "";
    return String.join("\n", lines) + rest;
  }

  private static String names(Told told) {
    String names = String.join(", ", told.others());
    return names.length() > MOST_NAMES ? names.substring(0, MOST_NAMES) + "…" : names;
  }
}
