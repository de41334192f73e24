package horda.app.play;

import horda.app.screen.Screen;
import horda.art.Speech;
import horda.bots.Bot;
import horda.engine.Match;
import horda.engine.State;
import horda.wire.Secrets;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.nio.file.Path;
import java.util.SortedMap;

/// Everything around one game while it is played.
///
/// @param bots those of the party, ready to play
/// @param file where it is kept
public record Sitting<S extends State>(
    Match<S> match,
    Party party,
    SortedMap<Integer, Bot<S>> bots,
    Shelf shelf,
    Screen screen,
    Speech speech,
    SavedGames keep,
    Path file) {

  Texts texts() {
    return party.named(shelf.texts(match.game().id(), speech.language()).at(match));
  }

  /// Must the others at the keyboard look away while `seat` is asked?
  boolean secretFrom(int seat) {
    return Secrets.from(match, seat, party.people());
  }

  RulePrinter rules() {
    return new RulePrinter(shelf.rules(match.game().id()), texts(), speech);
  }

  String say(String key, Object... args) {
    return speech.say(key, args);
  }
}
