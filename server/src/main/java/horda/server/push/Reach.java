package horda.server.push;

import horda.engine.Refusal;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Where the house may send something.
public enum Reach {
  /// Addresses that a stranger has named: the open internet by TLS at the usual port, and nothing
  /// of this machine or its network.
  WORLD,
  /// Addresses that the host has named.
  ANYWHERE;

  private static final int LONGEST = 1000;
  private static final int HTTPS = 443;
  private static final int HTTP = 80;

  /// Refuses (`push`) what does not look like an address that it may call.
  URI address(String text) {
    try {
      URI uri = new URI(text);
      boolean tls = "https".equals(scheme(uri));
      boolean plain = "http".equals(scheme(uri)) && this == ANYWHERE;
      boolean port = this == ANYWHERE || port(uri) == HTTPS;
      if (text.length() <= LONGEST
          && (tls || plain)
          && port
          && uri.getHost() != null
          && uri.getRawUserInfo() == null
          && uri.getRawFragment() == null) {
        return uri;
      }
    } catch (URISyntaxException _) {
      // Refused below.
    }
    throw P256.wrong();
  }

  private static String scheme(URI uri) {
    return String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
  }

  static boolean isTls(URI uri) {
    return "https".equals(scheme(uri));
  }

  static int port(URI uri) {
    return uri.getPort() >= 0 ? uri.getPort() : isTls(uri) ? HTTPS : HTTP;
  }

  /// The machines behind the name, of which each may be called. Whoever calls uses one of these and
  /// does not ask for the name again: the second answer could be another.
  List<InetAddress> machines(URI uri) throws UnknownHostException {
    String host = uri.getHost().replaceAll("^\\[|\\]$", "");
    List<InetAddress> machines = new ArrayList<>();
    for (InetAddress machine : InetAddress.getAllByName(host)) {
      if (this == WORLD && !isOpen(machine)) {
        throw new Refusal("push", "", "That address is not on the open internet.");
      }
      machines.add(machine);
    }
    return machines;
  }

  /// Whether anybody on the internet has such an address.
  static boolean isOpen(InetAddress machine) {
    if (machine.isLoopbackAddress()
        || machine.isAnyLocalAddress()
        || machine.isLinkLocalAddress()
        || machine.isSiteLocalAddress()
        || machine.isMulticastAddress()) {
      return false;
    }
    byte[] bytes = machine.getAddress();
    int first = bytes[0] & 0xff;
    int second = bytes[1] & 0xff;
    int third = bytes[2] & 0xff;
    if (machine instanceof Inet4Address) {
      return !(first == 0
          || first >= 224
          || first == 100 && second >= 64 && second < 128
          || first == 192 && second == 0 && (third == 0 || third == 2)
          || first == 192 && second == 88 && third == 99
          || first == 198 && (second == 18 || second == 19)
          || first == 198 && second == 51 && third == 100
          || first == 203 && second == 0 && third == 113);
    }
    // Of 2000::/3 all but what leads to other addresses or to none: 2001:0::/23, 2001:db8::,
    // 2002::.
    boolean special =
        first == 0x20 && second == 0x01 && (third < 2 || third == 0x0d && (bytes[3] & 0xff) == 0xb8)
            || first == 0x20 && second == 0x02;
    return (first & 0xe0) == 0x20 && !special;
  }
}
