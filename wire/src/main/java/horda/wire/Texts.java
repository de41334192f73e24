package horda.wire;

import horda.engine.Data;
import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a game says, in one language. A template has places: `{0}` is the first argument by name,
/// `{1|point|points}` a word that follows the number of the second. What is missing is shown in
/// guillemets, so that it is seen and does no harm.
public final class Texts {
  private static final Pattern PLACE =
      Pattern.compile("\\{(\\d{1,2})(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  /// A name may be made of names (a card of a deck of a seat); deeper is a circle.
  private static final int DEEPEST = 4;

  private static final Map<Language, Texts> KERNEL = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> templates;
  private final @Nullable Game<?> game;
  private final @Nullable IntFunction<String> seatNames;

  private Texts(
      Language language,
      Map<String, String> templates,
      @Nullable Game<?> game,
      @Nullable IntFunction<String> seatNames) {
    this.language = language;
    this.templates = templates;
    this.game = game;
    this.seatNames = seatNames;
  }

  /// The texts of a game over those of the kernel.
  static Texts of(Language language, Game<?> game, Data own) {
    Map<String, String> templates = new HashMap<>(kernel(language).templates);
    flatten("", own, templates);
    return new Texts(language, templates, game, null);
  }

  /// The kernel's texts alone, where there is no game yet.
  static Texts kernel(Language language) {
    return KERNEL.computeIfAbsent(
        language,
        spoken -> {
          Map<String, String> templates = new HashMap<>();
          flatten("", data(Texts.class, spoken), templates);
          return new Texts(spoken, templates, null, null);
        });
  }

  /// The texts in the file beside a class of the house that is no game, over those of the kernel.
  public static Texts beside(Class<?> type, Language language) {
    Map<String, String> templates = new HashMap<>(kernel(language).templates);
    flatten("", data(type, language), templates);
    return new Texts(language, templates, null, null);
  }

  private static Data data(Class<?> type, Language language) {
    String name = "text_" + language.code() + ".yaml";
    try (InputStream in = type.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing beside " + type.getName());
      }
      return YamlData.parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void flatten(String prefix, Data data, Map<String, String> into) {
    for (String key : data.keys()) {
      Data below = data.at(key);
      if (below.isMap()) {
        flatten(prefix + key + ".", below, into);
      } else {
        into.put(prefix + key, below.text());
      }
    }
  }

  /// The same texts, with these names for the seats.
  public Texts seated(IntFunction<String> names) {
    return new Texts(language, templates, game, names);
  }

  /// The same texts; a seat beyond the list, or with a blank name, is called "Seat 3".
  public Texts seated(List<String> names) {
    List<String> kept = List.copyOf(names);
    return seated(
        seat ->
            seat >= 0 && seat < kept.size() && !kept.get(seat).isBlank()
                ? kept.get(seat)
                : plainSeat(seat));
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

  /// Every text as it stands in the files, its places unfilled.
  public SortedMap<String, String> templates() {
    return new TreeMap<>(templates);
  }

  /// Those of `keys` that have no text here: for tests.
  public List<String> missing(Collection<String> keys) {
    return keys.stream().filter(key -> !has(key)).distinct().sorted().toList();
  }

  /// The events of the game that have no text here: for tests.
  public List<String> missingEvents() {
    List<? extends Happening> happenings = game == null ? List.of() : game.happenings();
    return missing(happenings.stream().map(h -> "event." + h.key()).toList());
  }

  /// A text without places.
  public String say(String key) {
    return say(Phrase.of(key));
  }

  public String say(Phrase phrase) {
    return say(phrase, 0);
  }

  /// A text whose places are filled with words as they are.
  public String say(String key, List<String> words) {
    String template = templates.get(key);
    if (template == null) {
      return "«" + key + "»";
    }
    return PLACE
        .matcher(template)
        .replaceAll(place -> Matcher.quoteReplacement(fill(place, words)));
  }

  private static String fill(MatchResult place, List<String> words) {
    int index = Integer.parseInt(place.group(1));
    if (index >= words.size()) {
      return "«" + place.group() + "»";
    }
    String word = words.get(index);
    if (place.group(2) == null) {
      return word;
    }
    return word.equals("1") ? place.group(2) : place.group(3);
  }

  /// What a component is called.
  public String name(Ref ref) {
    return name(ref, 0);
  }

  /// Why something was refused. English sentences come with the refusal and know more than a text.
  public String refusal(Refusal refusal) {
    String key = "refusal." + refusal.code();
    return language == Language.EN || !has(key) ? String.valueOf(refusal.getMessage()) : say(key);
  }

  private String say(Phrase phrase, int depth) {
    String template = templates.get(phrase.key());
    if (template == null || depth > DEEPEST) {
      return "«" + phrase.key() + "»";
    }
    if (template.indexOf('{') < 0) {
      return template; // most names, and they are said for everybody after every answer
    }
    return PLACE
        .matcher(template)
        .replaceAll(place -> Matcher.quoteReplacement(fill(place, phrase.args(), depth)));
  }

  private String fill(MatchResult place, List<Ref> args, int depth) {
    int index = Integer.parseInt(place.group(1));
    if (index >= args.size()) {
      return "«" + place.group() + "»";
    }
    Ref ref = args.get(index);
    if (place.group(2) != null) {
      return ref.id() == 1 ? place.group(2) : place.group(3);
    }
    return name(ref, depth);
  }

  private String name(Ref ref, int depth) {
    return switch (ref.kind()) {
      case Ref.NUMBER -> Integer.toString(ref.id());
      case Ref.SEAT -> seatNames == null ? plainSeat(ref.id()) : seatNames.apply(ref.id());
      default -> named(ref, depth);
    };
  }

  /// A component without a name must not stop a game: it is shown as it is.
  private String named(Ref ref, int depth) {
    try {
      return game == null ? "«" + ref + "»" : say(game.name(ref), depth + 1);
    } catch (RuntimeException _) {
      return "«" + ref + "»";
    }
  }

  private String plainSeat(int seat) {
    return say(Phrase.of("seat.name", Ref.number(seat + 1)));
  }
}
