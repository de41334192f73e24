package horda.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/// Where a PostgreSQL server is and as whom to go there. `where` is for people and holds no
/// password.
record PostgresAddress(String jdbc, String where, String user, String password) {
  private static final String DRIVER = "jdbc:postgresql:";

  static boolean fits(String text) {
    return text.startsWith("postgres://")
        || text.startsWith("postgresql://")
        || text.startsWith(DRIVER);
  }

  static PostgresAddress of(String text) {
    return text.startsWith(DRIVER) ? driver(text) : link(text);
  }

  /// `jdbc:postgresql://host/name?user=…&password=…`, which the driver reads by itself.
  private static PostgresAddress driver(String text) {
    Properties said = org.postgresql.Driver.parseURL(text, null);
    if (said == null) {
      throw bad();
    }
    String where = said.getProperty("PGHOST", "localhost") + "/" + said.getProperty("PGDBNAME", "");
    String user = said.getProperty("user", System.getProperty("user.name", ""));
    return new PostgresAddress(text, where, user, said.getProperty("password", ""));
  }

  /// `postgres://user:password@host:port/name?sslmode=require`
  private static PostgresAddress link(String text) {
    try {
      URI uri = new URI(text);
      String host = uri.getHost();
      String path = uri.getPath() == null ? "" : uri.getPath();
      if (host == null || path.length() < 2) {
        throw bad();
      }
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      String[] who = (uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo()).split(":", 2);
      String user = who[0].isEmpty() ? System.getProperty("user.name", "") : decoded(who[0]);
      return new PostgresAddress(
          DRIVER + "//" + host + port + uri.getRawPath() + query,
          host + port + path,
          user,
          who.length < 2 ? "" : decoded(who[1]));
    } catch (URISyntaxException e) {
      throw bad();
    }
  }

  /// With this password if the address brought none.
  PostgresAddress orWith(String other) {
    return password.isEmpty() ? new PostgresAddress(jdbc, where, user, other) : this;
  }

  /// A record would tell all that it holds.
  @Override
  public String toString() {
    return where;
  }

  private static String decoded(String part) {
    // A plus is a plus in this part of an address.
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /// Says nothing of what was given: there may be a password in it.
  private static RuntimeException bad() {
    return Faults.refusal(
        "That is no address of a PostgreSQL database: it looks like"
            + " postgres://user:password@host/name.");
  }

  /// What every connection is opened with. A server that went away without a word is noticed.
  Properties properties() {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    if (!password.isEmpty()) {
      properties.setProperty("password", password);
    }
    properties.setProperty("ApplicationName", "horda");
    // Errors would tell what was to be written, and a log is no place for secrets.
    properties.setProperty("logServerErrorDetail", "false");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("socketTimeout", "30");
    return properties;
  }

  /// For connections that people wait for: they are told within five seconds if the server is away.
  Properties hasty() {
    Properties properties = properties();
    properties.setProperty("connectTimeout", "2");
    properties.setProperty("loginTimeout", "2");
    properties.setProperty("socketTimeout", "2");
    return properties;
  }

  /// For work on the whole database, where one statement may take minutes. It is not a house, which
  /// [Holdings#alone] looks for.
  Properties patient() {
    Properties properties = properties();
    properties.setProperty("ApplicationName", "horda-work");
    properties.setProperty("socketTimeout", "0");
    return properties;
  }
}
