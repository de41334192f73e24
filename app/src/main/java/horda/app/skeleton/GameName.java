package horda.app.skeleton;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a new game is called, as files, classes, people and rules spell it.
///
/// @param id `my-game`
public record GameName(String id) {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final int PREFIX = 3;

  /// Small letters and dashes, and long enough for the prefix of its rules.
  public boolean isGood() {
    return ID.matcher(id).matches() && packageName().length() >= PREFIX;
  }

  /// `mygame`.
  public String packageName() {
    return id.replace("-", "");
  }

  /// `MyGame`.
  public String className() {
    return words("");
  }

  /// `My Game`.
  public String title() {
    return words(" ");
  }

  /// `MYG`, which its rules begin with.
  public String rulePrefix() {
    return packageName().substring(0, PREFIX).toUpperCase(Locale.ROOT);
  }

  /// A template's text, or the path of its file, for this game.
  String fill(String template) {
    return template
        .replace("__id__", id)
        .replace("__name__", packageName())
        .replace("__Name__", className())
        .replace("__title__", title())
        .replace("__RULE__", rulePrefix());
  }

  private String words(String between) {
    return Stream.of(id.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(between));
  }
}
