package horda.art;

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

/// What the house itself says, and no game: sentences in one language. Places as in the games'
/// texts: `{0}`, and `{0|card|cards}` for a word that follows a number.
public final class Speech {
  /// Where the texts of the drawings are.
  public static final String DRAWINGS = "/horda/art/";

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  private final Language language;
  private final Map<String, String> templates = new TreeMap<>();

  private Speech(Language language) {
    this.language = language;
  }

  /// What the drawings say.
  public static Speech in(Language language) {
    return read(language, DRAWINGS);
  }

  /// What the text files of some folders say, taken together.
  public static Speech read(Language language, String... folders) {
    Speech speech = new Speech(language);
    for (String folder : folders) {
      String name = folder + "text_" + language.code() + ".yaml";
      try (InputStream in = Speech.class.getResourceAsStream(name)) {
        if (in == null) {
          throw new IllegalStateException(name + " is missing from the jar");
        }
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        speech.flatten("", YamlData.parse(name, text));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
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
