package horda.server.house;

import java.util.Set;

/// What a token opens at a table besides the seat that it was made for: the token of a device opens
/// the seats that its owner has claimed.
public interface Keyring {
  /// A house that knows nobody.
  Keyring NONE = (table, token) -> Set.of();

  /// As it was shown.
  record Token(String text) {}

  /// Hashes of keys of that table.
  Set<String> opens(String table, Token token);
}
