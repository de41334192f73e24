package horda.server.push;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// One POST to somebody outside, over a connection to the very machine that was looked at. It
/// follows no redirect, reads no more of the answer than its head, and ends after some seconds.
/// (Java's own client asks for the name a second time.)
public final class Outward {
  /// @param retryAfter seconds; 0 where nothing is said
  public record Reply(int status, int retryAfter) {}

  private static final int CONNECT_MS = 5000;
  private static final int READ_MS = 8000;
  private static final long ALL_NS = 15_000_000_000L;
  private static final int LONGEST_HEAD = 16 << 10;

  private final Reach reach;

  public Outward(Reach reach) {
    this.reach = reach;
  }

  public Reply post(URI to, Map<String, String> headers, byte[] body) throws IOException {
    try (Socket socket = connected(to)) {
      OutputStream out = socket.getOutputStream();
      out.write(head(to, headers, body.length).getBytes(StandardCharsets.ISO_8859_1));
      out.write(body);
      out.flush();
      return reply(socket.getInputStream());
    }
  }

  private Socket connected(URI to) throws IOException {
    IOException last = new IOException("nobody is there");
    for (InetAddress machine : reach.machines(to)) {
      Socket socket = new Socket();
      try {
        socket.setSoTimeout(READ_MS);
        socket.connect(new InetSocketAddress(machine, Reach.port(to)), CONNECT_MS);
        return Reach.isTls(to) ? secured(socket, to) : socket;
      } catch (IOException e) {
        socket.close();
        last = e;
      }
    }
    throw last;
  }

  private static Socket secured(Socket socket, URI to) throws IOException {
    SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    SSLSocket secured =
        (SSLSocket) factory.createSocket(socket, to.getHost(), Reach.port(to), true);
    SSLParameters parameters = secured.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secured.setSSLParameters(parameters);
    secured.startHandshake();
    return secured;
  }

  private static String head(URI to, Map<String, String> headers, int length) {
    String path = to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath();
    String query = to.getRawQuery() == null ? "" : "?" + to.getRawQuery();
    String port = to.getPort() < 0 ? "" : ":" + to.getPort();
    List<String> lines = new ArrayList<>();
    lines.add("POST " + path + query + " HTTP/1.1");
    lines.add("Host: " + to.getHost() + port);
    lines.add("Content-Length: " + length);
    lines.add("Connection: close");
    headers.forEach((name, value) -> lines.add(name + ": " + value));
    return String.join("\r\n", lines) + "\r\n\r\n";
  }

  private static Reply reply(InputStream from) throws IOException {
    InputStream in = new BufferedInputStream(from);
    long end = System.nanoTime() + ALL_NS;
    int left = LONGEST_HEAD;
    int status = 0;
    int retry = 0;
    while (true) {
      String line = line(in, left, end);
      left -= line.length() + 1;
      if (status == 0) {
        status = status(line);
      } else if (line.isEmpty()) {
        return new Reply(status, retry);
      } else if (line.toLowerCase(Locale.ROOT).startsWith("retry-after:")) {
        retry = seconds(line.substring(line.indexOf(':') + 1).strip());
      }
    }
  }

  private static String line(InputStream in, int most, long end) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0 || line.size() > most || System.nanoTime() - end > 0) {
        throw new IOException("that is no answer");
      }
      line.write(next);
    }
    return line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
  }

  private static int status(String line) throws IOException {
    if (!line.matches("HTTP/1\\.[01] [1-5]\\d\\d.*")) {
      throw new IOException("that is no answer");
    }
    return Integer.parseInt(line.substring(9, 12));
  }

  private static int seconds(String text) {
    return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
  }
}
