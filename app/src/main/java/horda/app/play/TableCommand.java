package horda.app.play;

import horda.art.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What may be typed besides answers. Each has its English name and the one of the language.
enum TableCommand {
  WHY,
  ODDS,
  UNDO,
  SAVE,
  LOG,
  RULES,
  CARD,
  LOOK,
  BACK,
  ORDERS,
  ORDER,
  HELP,
  QUIT;

  String english() {
    return name().toLowerCase(Locale.ROOT);
  }

  String in(Speech speech) {
    return speech.say("word." + english());
  }

  /// The word that is exactly typed.
  static Optional<TableCommand> exactly(String typed, Speech speech) {
    if (typed.equals("?")) {
      return Optional.of(HELP);
    }
    return Arrays.stream(values())
        .filter(w -> typed.equals(w.english()) || typed.equals(Typed.fold(w.in(speech))))
        .findFirst();
  }

  /// The one word that begins so.
  static Optional<TableCommand> begun(String typed, Speech speech) {
    List<TableCommand> found =
        Arrays.stream(values())
            .filter(
                w -> w.english().startsWith(typed) || Typed.fold(w.in(speech)).startsWith(typed))
            .toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }
}
