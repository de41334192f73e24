package horda.lab.golden;

import horda.engine.Match;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.stream.Collectors;

/// Puts phrases into words.
@FunctionalInterface
interface Wording {
  Shelf SHELF = Shelf.standard();

  String say(Phrase phrase);

  /// English, if the game is on the shelf; else the bare keys.
  static Wording of(Match<?> match) {
    String game = match.game().id();
    return SHELF.ids().contains(game)
        ? SHELF.texts(game, Language.EN).at(match)::say
        : Wording::bare;
  }

  private static String bare(Phrase phrase) {
    String args = phrase.args().stream().map(Ref::toString).collect(Collectors.joining(" "));
    return args.isEmpty() ? phrase.key() : phrase.key() + " " + args;
  }
}
