package horda.server.http;

import horda.wire.doc.HouseDoc.Invite;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// By which addresses others come to this house. Told only at the machine itself: the address that
/// somebody else has used works for others too, and what this machine is called at home is nobody
/// else's business.
final class Invitation {
  private static final String COMMAND = "./horda serve --host 0.0.0.0";

  private Invitation() {}

  static Optional<Invite> to(Context context, FrontDoor.Settings settings, int port) {
    return Nearby.is(context)
        ? Optional.of(of(settings, port, Neighbours.addresses()))
        : Optional.empty();
  }

  /// @param neighbours the machine's addresses in its networks
  static Invite of(FrontDoor.Settings settings, int port, List<String> neighbours) {
    if (settings.loopbackOnly()) {
      return new Invite(List.of(), COMMAND);
    }
    List<String> addresses = new ArrayList<>();
    boolean everywhere = Neighbours.isEverywhere(settings.host());
    for (String host : everywhere ? neighbours : List.of(settings.host())) {
      addresses.add("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port);
    }
    return new Invite(addresses, null);
  }
}
