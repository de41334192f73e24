package horda.server.host;

import horda.engine.Refusal;
import horda.server.http.Addresses;
import horda.server.http.Buckets;
import horda.server.table.Tokens;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Who may see the admin page. Whoever shows the secret gets a cookie that no script can read and
/// no other site can send; it ends with the process, or after some hours.
public final class AdminKey {
  private static final String COOKIE = "horda-admin";
  private static final String PATH = "/api/admin";
  private static final Duration LASTS = Duration.ofHours(12);

  /// Guesses of one address, and of all together.
  private static final int TRIES = 6;

  private static final double PER_SECOND = 0.1;
  private static final int ALL_TRIES = 60;
  private static final double ALL_PER_SECOND = 1;

  /// More at once are nobody's who looks after one house.
  private static final int MOST_SESSIONS = 100;

  private final Secret secret;
  private final InstantSource clock;
  private final Buckets tries;
  private final Buckets allTries;

  /// By the hash of the cookie: until when it is good.
  private final Map<String, Long> sessions = new ConcurrentHashMap<>();

  public AdminKey(Secret secret, InstantSource clock) {
    this.secret = secret;
    this.clock = clock;
    this.tries = new Buckets(clock, TRIES, PER_SECOND);
    this.allTries = new Buckets(clock, ALL_TRIES, ALL_PER_SECOND);
  }

  /// Refuses a wrong secret, and whoever tries too often, right or wrong.
  void enter(Context context, String shown) {
    tries.take(Addresses.of(context));
    allTries.take("");
    if (!secret.is(shown)) {
      throw new Refusal("admin-secret", "", "That is not the secret of this house.");
    }
    long now = clock.millis();
    sessions.values().removeIf(until -> until < now);
    if (sessions.size() >= MOST_SESSIONS) {
      throw new Refusal("too-many", "", "That was too often; wait a little and try again.");
    }
    String token = Tokens.fresh();
    sessions.put(Tokens.hash(token), now + LASTS.toMillis());
    context.cookie(cookie(context, token, (int) LASTS.toSeconds()));
  }

  void leave(Context context) {
    String token = context.cookie(COOKIE);
    if (token != null) {
      sessions.remove(Tokens.hash(token));
    }
    context.cookie(cookie(context, "", 0));
  }

  /// Refuses whoever has not shown the secret.
  void check(Context context) {
    String token = context.cookie(COOKIE);
    Long until = token == null ? null : sessions.get(Tokens.hash(token));
    if (until == null || until < clock.millis()) {
      throw new Refusal(
          "admin", "", "Only whoever hosts this house may see that: show its secret first.");
    }
  }

  private static Cookie cookie(Context context, String token, int seconds) {
    boolean secure = "https".equals(context.header("X-Forwarded-Proto"));
    Cookie cookie = new Cookie(COOKIE, token, PATH, seconds, secure, true);
    cookie.setSameSite(SameSite.STRICT);
    return cookie;
  }
}
