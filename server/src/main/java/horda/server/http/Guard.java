package horda.server.http;

import horda.engine.Refusal;
import io.javalin.http.Context;

/// What every answer says to browsers, and who is not let in.
final class Guard {
  /// No script but ours, from files; styles may stand at elements (pictures are drawn with them).
  private static final String POLICY =
      "default-src 'none'; script-src 'self'%s; style-src 'self'; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:;"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private static final String THINKER = "/assets/thinker-";

  private final Origins origins;
  private final Addresses addresses;
  private final Doorstep doorstep;
  private final boolean lends;

  /// @param lends whether the house gives its program to browsers
  Guard(Origins origins, Addresses addresses, Doorstep doorstep, boolean lends) {
    this.lends = lends;
    this.origins = origins;
    this.addresses = addresses;
    this.doorstep = doorstep;
  }

  /// After everything else.
  void after(Context context) {
    doorstep.asks(Porch.id(context.ip(), context.req().getRemotePort()), false);
  }

  /// Before anything else.
  void before(Context context) {
    doorstep.asks(Porch.id(context.ip(), context.req().getRemotePort()), true);
    addresses.note(context);
    String id = Trace.of(addresses.isProxy(context.ip()) ? context.header(Trace.HEADER) : null);
    Trace.begin(id);
    context.header(Trace.HEADER, id);
    context.header("Content-Security-Policy", policy(context.path()));
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Frame-Options", "DENY");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    context.header("Cache-Control", "no-store");
    check(context);
  }

  /// A thread that thinks compiles the house, and what TeaVM makes of it writes functions. It sees
  /// no page, and has a policy of its own.
  private String policy(String path) {
    return POLICY.formatted(lends && path.startsWith(THINKER) ? " 'unsafe-eval'" : "");
  }

  void check(Context context) {
    String host = context.header("Host");
    if (!origins.hostFits(host)) {
      throw new Refusal(
          "origin",
          "",
          "This house is not known by that name; whoever hosts it can add it with --name.");
    }
    if (!origins.originFits(context.header("Origin"), host)) {
      throw new Refusal("origin", "", "That came from another site, which may not ask here.");
    }
  }
}
