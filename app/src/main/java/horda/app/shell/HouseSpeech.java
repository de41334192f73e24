package horda.app.shell;

import horda.art.Speech;
import horda.wire.Language;

/// What the command line and the drawings say.
public final class HouseSpeech {
  private HouseSpeech() {}

  public static Speech in(Language language) {
    return Speech.read(language, Speech.DRAWINGS, "/horda/app/");
  }
}
