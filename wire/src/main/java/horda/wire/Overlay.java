package horda.wire;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Files that somebody who designs lays over those that came with a game.
public interface Overlay {
  /// Nothing laid over.
  Overlay NONE =
      new Overlay() {
        @Override
        public Optional<byte[]> read(String game, String name) {
          return Optional.empty();
        }

        @Override
        public List<String> names(String game, String folder) {
          return List.of();
        }
      };

  /// The file of that name for a game, if there is one; a name may have one folder.
  Optional<byte[]> read(String game, String name) throws IOException;

  /// The hash of a game's content, where these files are the ones that came with it in another
  /// shape, and others know them by the hash of the first.
  default Optional<String> hash(String game) {
    return Optional.empty();
  }

  /// Names of the files in a folder of a game, in any order.
  List<String> names(String game, String folder) throws IOException;
}
