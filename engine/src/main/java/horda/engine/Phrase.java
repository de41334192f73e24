package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// Something to say in any language: a key of the text files and what its places are filled with.
public record Phrase(String key, List<Ref> args) {
  public Phrase {
    args = List.copyOf(args);
  }

  public static Phrase of(String key, Ref... args) {
    return new Phrase(key, List.of(args));
  }

  /// The components that it names: its arguments without plain numbers. A plain loop, for every
  /// option that is offered comes through here.
  List<Ref> targets() {
    List<Ref> targets = new ArrayList<>(args.size());
    for (Ref arg : args) {
      if (!arg.kind().equals(Ref.NUMBER)) {
        targets.add(arg);
      }
    }
    return List.copyOf(targets);
  }
}
