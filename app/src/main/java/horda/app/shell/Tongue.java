package horda.app.shell;

import horda.wire.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Finds the language before anything else is read, for even a mistake in the arguments is told in
/// it.
public final class Tongue {
  private static final String OPTION = "--lang";

  private Tongue() {}

  public static Language of(String[] args, Map<String, String> env) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].startsWith(OPTION + "=")) {
        return named(args[i].substring(OPTION.length() + 1));
      }
      if (args[i].equals(OPTION) && i + 1 < args.length) {
        return named(args[i + 1]);
      }
    }
    for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = env.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return named(value);
      }
    }
    return Language.EN;
  }

  /// `es`, `es_AR.UTF-8`; a word that names no language of ours is complained about later, in
  /// English.
  private static Language named(String word) {
    return word.toLowerCase(Locale.ROOT).startsWith("es") ? Language.ES : Language.EN;
  }
}
