package horda.server.http;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/// By which addresses others in the network reach this machine.
public final class Neighbours {
  private Neighbours() {}

  /// Whether who listens there is reached by each of them.
  public static boolean isEverywhere(String host) {
    return host.equals("0.0.0.0") || host.equals("::");
  }

  public static List<String> addresses() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .map(address -> String.valueOf(address.getHostAddress()))
          .sorted()
          .toList();
    } catch (SocketException _) {
      return List.of();
    }
  }
}
