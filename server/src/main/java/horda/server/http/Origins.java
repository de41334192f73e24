package horda.server.http;

import horda.engine.Nullable;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;

/// Whether a request comes from our own page. A browser says where it comes from; who says nothing
/// is no browser.
final class Origins {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean loopbackOnly;
  private final Set<String> names;

  /// @param names what else this house is called
  Origins(boolean loopbackOnly, Set<String> names) {
    this.loopbackOnly = loopbackOnly;
    this.names = names;
  }

  /// The `Host` must be one of this machine's own names, or one that it was given: another site
  /// could point its own name here. Where others may come in, a bare address is as good: no site
  /// can make an address its own.
  boolean hostFits(@Nullable String host) {
    if (host == null) {
      return false;
    }
    String name = withoutPort(host.toLowerCase(Locale.ROOT));
    return LOOPBACK.contains(name) || names.contains(name) || !loopbackOnly && isAddress(name);
  }

  static boolean isLoopback(@Nullable String host) {
    return host != null && LOOPBACK.contains(withoutPort(host.toLowerCase(Locale.ROOT)));
  }

  private static boolean isAddress(String name) {
    boolean six = name.startsWith("[") && name.endsWith("]");
    String bare = six ? name.substring(1, name.length() - 1) : name;
    if (six != bare.contains(":")) {
      return false;
    }
    try {
      // Reads what is written and asks nobody.
      return InetAddress.ofLiteral(bare).getAddress().length > 0;
    } catch (IllegalArgumentException _) {
      return false;
    }
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
