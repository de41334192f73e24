package horda.browser;

import org.teavm.jso.JSObject;

/// What the house needs of the worker that it runs in. Called by name: see `web/src/near`.
public interface Host extends JSObject {
  /// A message to the page on one of its lines.
  void say(int line, String text);

  /// The house says no more on that line.
  void end(int line);

  /// Calls [Near#ring] with that number once the given milliseconds are over.
  void wake(int alarm, double millis);

  /// Somebody else may think about what a bot is asked: `text` is for [Near#think], and what it
  /// gives for [Near#thought], with that number.
  void think(int number, int seat, String game, String text);

  /// Something of a table is to be kept for ever: JSON that [Near#remember] takes.
  void keep(String table, String what);
}
