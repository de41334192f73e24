package horda.lab.experiment;

import horda.wire.Overlay;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// What lies in a game's box: the shipped files, and a designer's own over them. The designer's
/// travel along as text, so that a machine elsewhere plays with the same cards.
///
/// @param hash of all content that the game reads, shipped or not
/// @param files own files by name: `content.yaml`, `missions/mine.yaml`
public record Content(String hash, SortedMap<String, String> files) implements Overlay {
  public Content {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  @Override
  public Optional<byte[]> read(String game, String name) {
    return Optional.ofNullable(files.get(name)).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public List<String> names(String game, String folder) {
    String start = folder + "/";
    return files.keySet().stream()
        .filter(name -> name.startsWith(start))
        .map(name -> name.substring(start.length()))
        .toList();
  }
}
