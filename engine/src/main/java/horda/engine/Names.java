package horda.engine;

import java.util.List;
import java.util.Map;

/// What the components of a game are called, for games whose things have ids: `card:3` is called
/// what the text `card.axe` says, `seat:0` what `name.seat` says for the number 1, and everything
/// else what `name.number` says.
///
/// @param things by the kind of their refs, in the order of their numbers
public record Names(Map<String, ? extends List<? extends Thing>> things) {
  /// A game that says itself what its components are called.
  public static final Names NONE = new Names(Map.of());

  /// Something with a name in the text files, and its gender.
  public interface Thing {
    String id();

    Gender gender();
  }

  public Phrase name(Ref ref) {
    List<? extends Thing> kind = things.get(ref.kind());
    if (kind != null) {
      return Phrase.of(ref.kind() + "." + kind.get(ref.id()).id());
    }
    return ref.kind().equals(Ref.SEAT)
        ? Phrase.of("name.seat", Ref.number(ref.id() + 1))
        : Phrase.of("name.number", Ref.number(ref.id()));
  }

  /// A name that stands for no thing is a proper name.
  public Gender gender(Ref ref) {
    List<? extends Thing> kind = things.get(ref.kind());
    return kind == null ? Gender.PROPER : kind.get(ref.id()).gender();
  }
}
