package horda.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/// Where connections come in. Everyone is counted from the first moment, also those who never ask
/// for anything.
final class Porch extends ServerConnector {
  private final Doorstep doorstep;
  private final Addresses addresses;

  Porch(Server server, HttpConfiguration http, Doorstep doorstep, Addresses addresses) {
    super(server, new HttpConnectionFactory(http));
    this.doorstep = doorstep;
    this.addresses = addresses;
  }

  @Override
  protected void onEndPointOpened(EndPoint end) {
    super.onEndPointOpened(end);
    if (end.getRemoteSocketAddress() instanceof InetSocketAddress from) {
      String peer = from.getAddress().getHostAddress();
      boolean own = !addresses.isProxy(peer);
      doorstep.opened(id(peer, from.getPort()), Addresses.network(peer), own, end::close);
    }
  }

  @Override
  protected void onEndPointClosed(EndPoint end) {
    doorstep.closed(id(end.getRemoteSocketAddress()));
    super.onEndPointClosed(end);
  }

  /// The name of a connection: the end that is not ours.
  static String id(SocketAddress remote) {
    return remote instanceof InetSocketAddress from
        ? id(from.getAddress().getHostAddress(), from.getPort())
        : "";
  }

  static String id(String peer, int port) {
    boolean dressed = peer.startsWith("[") && peer.endsWith("]");
    return (dressed ? peer.substring(1, peer.length() - 1) : peer) + ":" + port;
  }
}
