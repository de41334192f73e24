package horda.lab.golden;

import horda.engine.Game;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.stream.Collectors;

/** Puts phrases into words. */
@FunctionalInterface
interface Speaker {
  String say(Phrase phrase);

  /** English, if the game is on the shelf; else the bare keys. */
  static Speaker of(Game<?> game) {
    Shelf shelf = Shelf.standard();
    return shelf.ids().contains(game.id())
        ? shelf.texts(game.id(), Language.EN)::say
        : Speaker::bare;
  }

  private static String bare(Phrase phrase) {
    String args = phrase.args().stream().map(Ref::toString).collect(Collectors.joining(" "));
    return args.isEmpty() ? phrase.key() : phrase.key() + " " + args;
  }
}
