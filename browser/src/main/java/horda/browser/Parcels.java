package horda.browser;

import horda.wire.Overlay;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games' files, as far as they have come.
final class Parcels implements Overlay {
  /// The name under which the hash of a game's content comes.
  static final String HASH = "hash";

  private final Map<String, Map<String, String>> files = new HashMap<>();

  void put(String game, String name, String text) {
    files.computeIfAbsent(game, _ -> new HashMap<>()).put(name, text);
  }

  @Override
  public Optional<byte[]> read(String game, String name) {
    return Optional.ofNullable(files.getOrDefault(game, Map.of()).get(name))
        .map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> hash(String game) {
    return Optional.ofNullable(files.getOrDefault(game, Map.of()).get(HASH));
  }

  @Override
  public List<String> names(String game, String folder) {
    return List.of();
  }
}
