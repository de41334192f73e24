package horda.app.art;

import horda.app.shell.Speech;
import horda.wire.Texts;

/// What an artist works with.
///
/// @param width columns there are
/// @param height lines of the whole screen, of which the table should leave some
/// @param seat through whose eyes
/// @param brief whether the question is one of many small ones, so that few lines should do
public record Easel(int width, int height, int seat, Texts texts, Speech speech, boolean brief) {
  public Easel(int width, int height, int seat, Texts texts, Speech speech) {
    this(width, height, seat, texts, speech, false);
  }

  public String say(String key, Object... args) {
    return speech.say(key, args);
  }
}
