package horda.server.http;

import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;

/// The house has no sessions of HTTP. The library below asks for one with every WebSocket; by
/// itself it would set a cookie and keep the session in memory for ever.
final class NoSessions extends SessionHandler {
  NoSessions() {
    setUsingCookies(false);
    setUsingUriParameters(false);
    NullSessionCache none = new NullSessionCache(this);
    none.setSessionDataStore(new NullSessionDataStore());
    setSessionCache(none);
  }
}
