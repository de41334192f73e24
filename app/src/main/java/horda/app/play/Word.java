package horda.app.play;

import horda.app.shell.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What may be typed besides answers. Each has its English name and the one of the language.
enum Word {
  WHY,
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
  static Optional<Word> exactly(String typed, Speech speech) {
    if (typed.equals("?")) {
      return Optional.of(HELP);
    }
    return Arrays.stream(values())
        .filter(w -> typed.equals(w.english()) || typed.equals(Fold.fold(w.in(speech))))
        .findFirst();
  }

  /// The one word that begins so.
  static Optional<Word> begun(String typed, Speech speech) {
    List<Word> found =
        Arrays.stream(values())
            .filter(w -> w.english().startsWith(typed) || Fold.fold(w.in(speech)).startsWith(typed))
            .toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }
}
