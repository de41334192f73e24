package horda.app.shell;

import horda.engine.Data;
import horda.engine.Refusal;
import horda.wire.Language;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the command line itself says, in one language. Places as in the games' texts: `{0}`, and
/// `{0|card|cards}` for a word that follows a number.
public final class Speech {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  private final Language language;
  private final Map<String, String> templates = new TreeMap<>();

  private Speech(Language language) {
    this.language = language;
  }

  public static Speech in(Language language) {
    Speech speech = new Speech(language);
    String name = "text_" + language.code() + ".yaml";
    try (InputStream in = Speech.class.getResourceAsStream("/horda/app/" + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the jar");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      speech.flatten("", YamlData.parse(name, text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return speech;
  }

  /// What another file says: a game's texts, where the game itself is not needed.
  public static Speech of(Language language, Data texts) {
    Speech speech = new Speech(language);
    speech.flatten("", texts);
    return speech;
  }

  private void flatten(String prefix, Data data) {
    for (String key : data.keys()) {
      Data below = data.at(key);
      if (below.isMap()) {
        flatten(prefix + key + ".", below);
      } else {
        templates.put(prefix + key, below.text());
      }
    }
  }

  public Language language() {
    return language;
  }

  public boolean has(String key) {
    return templates.containsKey(key);
  }

  public SortedSet<String> keys() {
    return new TreeSet<>(templates.keySet());
  }

  public String say(String key, Object... args) {
    String template = templates.get(key);
    if (template == null) {
      return "«" + key + "»";
    }
    return PLACE.matcher(template).replaceAll(p -> Matcher.quoteReplacement(fill(p, args)));
  }

  private static String fill(MatchResult place, Object[] args) {
    int index = Integer.parseInt(place.group(1));
    if (index >= args.length) {
      return "«" + place.group() + "»";
    }
    String value = String.valueOf(args[index]);
    if (place.group(2) == null) {
      return value;
    }
    return value.equals("1") ? place.group(2) : place.group(3);
  }

  /// Why something was refused. English sentences come with the refusal; elsewhere a text of ours
  /// goes first and the sentence, which knows more, follows.
  public String refusal(Refusal refusal) {
    String sentence = String.valueOf(refusal.getMessage());
    String key = "refusal." + refusal.code();
    return language == Language.EN || !has(key) ? sentence : say(key, sentence);
  }
}
