package horda.lab.spark;

import horda.engine.Refusal;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Who hands out the work: threads of this process, or a master that knows machines.
///
/// @param houses host and port of each, where there are some: masters may stand in for each other
record Master(String url, List<InetSocketAddress> houses) {
  static final String HERE = "local[*]";

  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9][0-9]{0,3})])?");
  private static final Pattern HOUSE = Pattern.compile("([^:/,@\\s]+):([0-9]{1,5})");
  private static final String SCHEME = "spark://";

  /// Long for a machine in the next room, short for a person.
  private static final int KNOCK_MILLIS = 5_000;

  Master {
    houses = List.copyOf(houses);
  }

  /// @param url what stands behind `spark=`, or "" for all cores of this machine
  static Master parse(String url) {
    String wanted = url.isEmpty() ? HERE : url;
    if (LOCAL.matcher(wanted).matches()) {
      return new Master(wanted, List.of());
    }
    if (!wanted.startsWith(SCHEME)) {
      throw unknown(wanted);
    }
    List<InetSocketAddress> houses = new ArrayList<>();
    for (String house : wanted.substring(SCHEME.length()).split(",", -1)) {
      Matcher matcher = HOUSE.matcher(house);
      if (!matcher.matches()) {
        throw unknown(wanted);
      }
      int port = Integer.parseInt(matcher.group(2));
      if (port < 1 || port > 0xFFFF) {
        throw unknown(wanted);
      }
      houses.add(InetSocketAddress.createUnresolved(matcher.group(1), port));
    }
    return new Master(wanted, houses);
  }

  private static Refusal unknown(String url) {
    return new Refusal(
        "on",
        "",
        "'"
            + url
            + "' is no master that Spark knows here; use local[2], local[*] or spark://HOST:PORT.");
  }

  boolean here() {
    return houses.isEmpty();
  }

  /// Spark itself would try for a minute before it says anything.
  void knock() {
    IOException last = null;
    for (InetSocketAddress house : houses) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(house.getHostString(), house.getPort()), KNOCK_MILLIS);
        return;
      } catch (IOException e) {
        last = e;
      }
    }
    if (last != null) {
      throw new Refusal(
          "spark",
          "",
          "No Spark master answers at "
              + url
              + " ("
              + (last.getMessage() == null ? last.toString() : last.getMessage())
              + "); is it running, and is that the address it shows at the top of its page?");
    }
  }
}
