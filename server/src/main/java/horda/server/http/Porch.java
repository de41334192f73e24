package horda.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  /// Of every open connection: the name under which it was counted. A closed one no longer knows
  /// where it led to.
  private final Map<EndPoint, String> open = new ConcurrentHashMap<>();

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
      String id = id(peer, from.getPort());
      open.put(end, id);
      doorstep.opened(id, Addresses.network(peer), own, end::close);
    }
  }

  @Override
  protected void onEndPointClosed(EndPoint end) {
    String id = open.remove(end);
    if (id != null) {
      doorstep.closed(id);
    }
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
