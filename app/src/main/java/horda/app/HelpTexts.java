package horda.app;

import horda.art.Speech;
import horda.engine.Nullable;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.TreeSet;

/// Gives the texts below `help` to the library that prints the help of commands.
final class HelpTexts extends ResourceBundle {
  private static final String ROOT = "help.";
  private final Speech speech;

  HelpTexts(Speech speech) {
    this.speech = speech;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return speech.has(ROOT + key) ? speech.say(ROOT + key) : null;
  }

  @Override
  public Enumeration<String> getKeys() {
    TreeSet<String> keys = new TreeSet<>();
    for (String key : speech.keys()) {
      if (key.startsWith(ROOT)) {
        keys.add(key.substring(ROOT.length()));
      }
    }
    return Collections.enumeration(keys);
  }
}
