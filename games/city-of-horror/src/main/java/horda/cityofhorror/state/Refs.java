package horda.cityofhorror.state;

import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// Pointers at the components of this game, for prompts and options.
public final class Refs {
  private Refs() {}

  public static Ref character(int c) {
    return new Ref("character", c);
  }

  public static Ref place(int p) {
    return new Ref("place", p);
  }

  /// A place that is named because it has no room left.
  public static Ref fullPlace(int p) {
    return new Ref("full-place", p);
  }

  public static Ref action(int card) {
    return new Ref("action", card);
  }

  public static Ref colour(int ring) {
    return new Ref("colour", ring);
  }

  /// The antidotes that lie at a place.
  public static Ref antidotes(int place) {
    return new Ref("antidote", place);
  }

  /// The option touches these too, though its label does not name them.
  public static Option touching(Option option, Ref... more) {
    List<Ref> all = new ArrayList<>(option.targets());
    all.addAll(List.of(more));
    return new Option(option.id(), option.label(), all);
  }

  /// An option whose label is below `option`.
  public static Option option(String id, String label, Ref... refs) {
    return Option.of(id, Phrase.of("option." + label, refs));
  }
}
