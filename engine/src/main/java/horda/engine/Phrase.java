package horda.engine;

import java.util.List;

/// Something to say in any language: a key of the text files and what its places are filled with.
public record Phrase(String key, List<Ref> args) {
  public Phrase {
    args = List.copyOf(args);
  }

  public static Phrase of(String key, Ref... args) {
    return new Phrase(key, List.of(args));
  }
}
