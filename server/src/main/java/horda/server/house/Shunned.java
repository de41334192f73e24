package horda.server.house;

/// Who may not sit down at a table, because its host does not want to meet them. Nobody is told.
public interface Shunned {
  /// A house where everybody may sit with everybody.
  Shunned NOBODY =
      new Shunned() {
        @Override
        public boolean token(String host, Keyring.Token device) {
          return false;
        }

        @Override
        public boolean key(String host, String key) {
          return false;
        }
      };

  /// Whether whoever made a table (by the hash of their key to it) shuns the owner of a device.
  boolean token(String host, Keyring.Token device);

  /// The same of whoever has the key with that hash.
  boolean key(String host, String key);
}
