package horda.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Stands between a store and its server, and can hang up or fall silent.
final class Relay implements AutoCloseable {
  private final int target;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile ServerSocket door;
  private volatile boolean silent;

  Relay(int target) throws IOException {
    this.target = target;
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.port = door.getLocalPort();
    listen(door);
  }

  int port() {
    return port;
  }

  /// As if the server had been stopped: lines break, new ones are refused.
  void hangUp() throws IOException {
    door.close();
    drop();
  }

  /// As if the network had been cut: nothing comes through, and nobody is told.
  void fallSilent() {
    silent = true;
  }

  void back() throws IOException {
    silent = false;
    drop();
    if (door.isClosed()) {
      door = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
      listen(door);
    }
  }

  private void drop() throws IOException {
    for (Socket socket : open) {
      open.remove(socket);
      socket.close();
    }
  }

  private void listen(ServerSocket on) {
    Thread.ofVirtual()
        .start(
            () -> {
              while (!on.isClosed()) {
                try {
                  Socket caller = on.accept();
                  Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                  open.add(caller);
                  open.add(server);
                  Thread.ofVirtual().start(() -> carry(caller, server));
                  Thread.ofVirtual().start(() -> carry(server, caller));
                } catch (IOException e) {
                  // Hung up.
                }
              }
            });
  }

  private void carry(Socket from, Socket to) {
    byte[] bytes = new byte[8192];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        if (!silent) {
          out.write(bytes, 0, n);
        }
      }
    } catch (IOException e) {
      // Hung up.
    }
  }

  @Override
  public void close() throws IOException {
    hangUp();
  }
}
