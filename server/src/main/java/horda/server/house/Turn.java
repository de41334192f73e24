package horda.server.house;

/// A person is asked something at a table, who was not a moment ago.
///
/// @param key what opens their seat: the hash of their token
/// @param open whether everybody at the table can see it; whose turn it is in a secret question of
///   a pause is for that person alone
public record Turn(String table, int seat, String key, boolean open) {}
