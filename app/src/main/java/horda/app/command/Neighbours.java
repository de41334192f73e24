package horda.app.command;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/// By which addresses others in the network reach this machine.
final class Neighbours {
  private Neighbours() {}

  static List<String> addresses() {
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
