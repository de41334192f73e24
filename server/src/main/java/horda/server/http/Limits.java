package horda.server.http;

/// How much is too much.
///
/// @param message characters of one message of a client
/// @param body bytes of a request
/// @param file bytes of an imported game
/// @param perSecond messages of a connection, in the long run
/// @param burst messages of a connection at once
/// @param outbox messages that wait for a slow client
/// @param outboxChars characters that wait for a slow client
/// @param tables tables that one address may make at once
/// @param tablesPerMinute tables that one address may make, in the long run
/// @param connections connections to the house
/// @param connectionsOfOne connections of one address
/// @param easy without the limits that each kind of command has of its own
public record Limits(
    int message,
    int body,
    int file,
    int perSecond,
    int burst,
    int outbox,
    int outboxChars,
    int tables,
    int tablesPerMinute,
    int connections,
    int connectionsOfOne,
    boolean easy) {
  public static Limits standard() {
    return new Limits(8 << 10, 32 << 10, 4 << 20, 20, 40, 256, 1 << 20, 60, 30, 2000, 120, false);
  }

  /// For measuring: a program that plays hundreds of tables from one place.
  public static Limits wide() {
    return new Limits(
        8 << 10, 32 << 10, 4 << 20, 100_000, 100_000, 256, 1 << 20, 1_000_000, 1_000_000, 100_000,
        100_000, true);
  }

  /// The same for the given number of connections.
  public Limits crowd(int all, int ofOne) {
    return new Limits(
        message,
        body,
        file,
        perSecond,
        burst,
        outbox,
        outboxChars,
        tables,
        tablesPerMinute,
        all,
        ofOne,
        easy);
  }
}
