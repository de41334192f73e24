package horda.amanecerzombi.state;

import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// Pointers at the components of this game, for prompts and options.
public final class Refs {
  private Refs() {}

  /// A kind of Action card.
  public static Ref action(int kind) {
    return new Ref("action", kind);
  }

  public static Ref object(int card) {
    return new Ref("object", card);
  }

  public static Ref character(int c) {
    return new Ref("character", c);
  }

  public static Ref mission(int card) {
    return new Ref("mission", card);
  }

  public static Ref skill(int card) {
    return new Ref("skill", card);
  }

  public static Ref damage(int card) {
    return new Ref("damage", card);
  }

  public static Ref square(int square) {
    return new Ref("square", square);
  }

  public static Ref tile(int tile) {
    return new Ref("tile", tile);
  }

  public static Ref seat(int seat) {
    return Ref.seat(seat);
  }

  public static Ref number(int n) {
    return Ref.number(n);
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

  public static Phrase prompt(String key, Ref... refs) {
    return Phrase.of("prompt." + key, refs);
  }

  /// `farm-3-2`: row and column of a square as printed, from 1.
  public static String square(AmanecerState s, int square) {
    int i = square % 25;
    return s.content().tile(square / 25).id() + "-" + (i / 5 + 1) + "-" + (i % 5 + 1);
  }

  /// An Object in an id: its name, and which of several copies in the box: `pistol-2`.
  public static String objectId(AmanecerState s, int card) {
    return s.table.objectName(card);
  }

  public static String skillId(AmanecerState s, int card) {
    return s.table.skillName(card);
  }

  /// The id of a Character: its card's, or `nameless-0`.
  public static String characterId(AmanecerState s, int character) {
    return character < AmanecerState.CARDS_OF_PEOPLE
        ? s.content().character(character).id()
        : "nameless-" + (character - AmanecerState.CARDS_OF_PEOPLE);
  }

  public static String actionId(AmanecerState s, int kind) {
    return s.content().action(kind).id();
  }

  /// `cut-2`.
  public static String damageId(AmanecerState s, int card) {
    return s.table.damageName(card);
  }
}
