package horda.cityofhorror;

import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;

/** Pointers at the components of this game, for prompts and options. */
public final class Refs {
  private Refs() {}

  public static Ref character(int c) {
    return new Ref("character", c);
  }

  public static Ref place(int p) {
    return new Ref("place", p);
  }

  public static Ref action(int card) {
    return new Ref("action", card);
  }

  public static Ref colour(int ring) {
    return new Ref("colour", ring);
  }

  /** An option whose label is below {@code option}. */
  public static Option option(String id, String label, Ref... refs) {
    return Option.of(id, Phrase.of("option." + label, refs));
  }
}
