package horda.server.table;

import horda.engine.Nullable;

/// A message of the chat.
///
/// @param seat who said it; [#HOUSE] for the house
/// @param text as it was typed; where a `key` gives the words in everybody's own language it is
///   empty, or the name of somebody who has left the seat that the house speaks of
/// @param key a text of the game (`phrase.hello`) or of the house (`house.flag`, `reaction.clap`)
/// @param about the seat that the house speaks of
public record Said(int seat, String text, @Nullable String key, int about, long at) {
  public static final int HOUSE = -1;

  static Said typed(int seat, String text, long at) {
    return new Said(seat, text, null, seat, at);
  }

  static Said phrase(int seat, String phrase, long at) {
    return new Said(seat, "", "phrase." + phrase, seat, at);
  }

  static Said reaction(int seat, String reaction, long at) {
    return new Said(seat, "", Reactions.KEY + reaction, seat, at);
  }

  /// The name of the reaction that it is; null for words.
  public @Nullable String reaction() {
    return seat != HOUSE && key != null && key.startsWith(Reactions.KEY)
        ? key.substring(Reactions.KEY.length())
        : null;
  }

  static Said house(String key, int about, long at) {
    return new Said(HOUSE, "", "house." + key, about, at);
  }

  /// Of somebody whose seat has another name by now.
  static Said house(String key, String name, int about, long at) {
    return new Said(HOUSE, name, "house." + key, about, at);
  }
}
