package horda.server.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Whether a request comes from our own page. A browser says where it comes from; who says nothing
/// is no browser.
final class Origins {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean loopbackOnly;

  Origins(boolean loopbackOnly) {
    this.loopbackOnly = loopbackOnly;
  }

  /// The `Host` must be one of this machine's own names while it serves this machine alone: another
  /// site could point its own name here.
  boolean hostFits(@Nullable String host) {
    if (host == null) {
      return false;
    }
    return !loopbackOnly || LOOPBACK.contains(withoutPort(host.toLowerCase(Locale.ROOT)));
  }

  boolean originFits(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true;
    }
    try {
      String authority = new URI(origin).getAuthority();
      return authority != null && authority.equalsIgnoreCase(host);
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static String withoutPort(String host) {
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }
}
