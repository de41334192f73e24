package horda.cityofhorror.rules;

import horda.cityofhorror.state.Refs;
import horda.engine.Code;
import horda.engine.Phrase;
import horda.engine.Ref;

/// What a promise says, as one small number that an event can carry, and in words.
public final class Vow {
  private static final int SIZE = 64;

  private Vow() {}

  /// The promise without who makes it: its kind and what it names.
  static int of(long term) {
    return (Code.verb(term) * SIZE + Code.a(term)) * SIZE + Code.b(term);
  }

  public static Phrase phrase(int vow) {
    int verb = vow / (SIZE * SIZE);
    int a = vow / SIZE % SIZE;
    int b = vow % SIZE;
    return switch (verb) {
      case Terms.NO_ACTION -> Phrase.of("vow.no-action");
      case Terms.VOTE -> Phrase.of(b == 1 ? "vow.vote-for" : "vow.vote-not", Ref.seat(a));
      case Terms.TIEBREAK -> Phrase.of(b == 1 ? "vow.tie-for" : "vow.tie-not", Ref.seat(a));
      case Terms.GIVE_ON_SHARE ->
          Phrase.of(a == Terms.CARD ? "vow.share-card" : "vow.share-antidote", Ref.seat(b));
      case Terms.ACT_NOW_CARD -> Phrase.of("vow.play", new Ref("kind", a), Refs.place(b));
      default -> Phrase.of("vow.ability", Refs.character(a));
    };
  }
}
