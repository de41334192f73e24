package horda.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;

/// Whether somebody asks from the house's own machine. Behind a proxy of this machine everybody's
/// line comes from loopback, so a request that any proxy has passed on is not from here, nor one
/// that was sent to another name than loopback's.
public final class Nearby {
  /// What proxies add.
  private static final List<String> PASSED_ON =
      List.of(
          "Forwarded",
          "X-Forwarded-For",
          "X-Forwarded-Host",
          "X-Forwarded-Proto",
          "X-Forwarded-Server",
          "X-Real-IP",
          "Via");

  private Nearby() {}

  public static boolean is(Context context) {
    return isLoopback(context.ip())
        && PASSED_ON.stream().allMatch(name -> context.header(name) == null)
        && Origins.isLoopback(context.header("Host"));
  }

  private static boolean isLoopback(String peer) {
    boolean dressed = peer.startsWith("[") && peer.endsWith("]");
    try {
      return InetAddress.ofLiteral(dressed ? peer.substring(1, peer.length() - 1) : peer)
          .isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
