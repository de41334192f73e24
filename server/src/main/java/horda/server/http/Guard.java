package horda.server.http;

import horda.engine.Refusal;
import io.javalin.http.Context;

/// What every answer says to browsers, and who is not let in.
final class Guard {
  /// No script but ours, from files; styles may stand at elements (pictures are drawn with them).
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:;"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private final Origins origins;

  Guard(Origins origins) {
    this.origins = origins;
  }

  /// Before anything else.
  void before(Context context) {
    context.header("Content-Security-Policy", POLICY);
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
      throw new Refusal("origin", "", "This house is not known by that name.");
    }
    if (!origins.originFits(context.header("Origin"), host)) {
      throw new Refusal("origin", "", "That came from another site, which may not ask here.");
    }
  }
}
