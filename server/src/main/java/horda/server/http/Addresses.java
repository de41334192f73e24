package horda.server.http;

import horda.engine.Nullable;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Set;

/// From where somebody comes, for counting. A proxy says for whom it asks; nobody else is believed.
public final class Addresses {
  private static final String SAID = "horda.address";
  private static final int NETWORK_BYTES = 8;

  private final Set<String> proxies;
  private final boolean onLoopback;

  /// @param proxies addresses of proxies that stand before the house
  /// @param onLoopback whether one of this machine does
  Addresses(Set<String> proxies, boolean onLoopback) {
    this.proxies = Set.copyOf(proxies);
    this.onLoopback = onLoopback;
  }

  /// Of a request that [Guard] has let in.
  public static String of(Context context) {
    String said = context.attribute(SAID);
    return said == null ? network(context.ip()) : said;
  }

  void note(Context context) {
    context.attribute(SAID, of(context.ip(), context.header("X-Forwarded-For")));
  }

  /// @param forwarded the header `X-Forwarded-For`, to which each proxy adds whom it saw
  String of(String peer, @Nullable String forwarded) {
    if (forwarded == null || !isProxy(peer)) {
      return network(peer);
    }
    String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    return network(last);
  }

  boolean isProxy(String peer) {
    String bare = bare(peer);
    return proxies.contains(bare) || onLoopback && isLoopback(bare);
  }

  private static boolean isLoopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// An IPv4 address as it is; of an IPv6 address the half that names a network, for whoever has
  /// one address of it has them all.
  static String network(String address) {
    try {
      byte[] bytes = InetAddress.ofLiteral(bare(address)).getAddress();
      if (bytes.length > NETWORK_BYTES) {
        Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
      }
      return InetAddress.getByAddress(bytes).getHostAddress();
    } catch (IllegalArgumentException | java.net.UnknownHostException _) {
      return "?";
    }
  }

  private static String bare(String address) {
    return address.startsWith("[") && address.endsWith("]")
        ? address.substring(1, address.length() - 1)
        : address;
  }
}
