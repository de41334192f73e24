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

  private final String policy;
  private final Origins origins;
  private final Addresses addresses;
  private final Doorstep doorstep;

  /// @param compiled whether the page may run WebAssembly of ours
  Guard(Origins origins, Addresses addresses, Doorstep doorstep, boolean compiled) {
    this.policy = POLICY.formatted(compiled ? " 'wasm-unsafe-eval'" : "");
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
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Frame-Options", "DENY");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    context.header("Cache-Control", "no-store");
    check(context);
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
