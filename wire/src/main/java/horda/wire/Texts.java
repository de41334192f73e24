package horda.wire;

import horda.engine.Data;
import horda.engine.Game;
import horda.engine.Gender;
import horda.engine.Happening;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.engine.State;
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
import java.util.function.Function;
import java.util.function.IntFunction;

/// What a game says, in one language. A template has places: `{0}` is the first argument by name,
/// `{1|point|points}` a word that follows the number of the second, `{0:herido:herida}` one that
/// follows the gender of the first (two more forms may stand for several). `{0:the}`, `{0:el}`,
/// `{0:al}` and `{0:del}` put the name behind its article ([Article]). What is missing is shown in
/// guillemets, so that it is seen and does no harm.
public final class Texts {
  /// A name may be made of names (a card of a deck of a seat); deeper is a circle.
  private static final int DEEPEST = 4;

  private static final Map<Language, Texts> KERNEL = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, Template> templates;
  private final @Nullable Game<?> game;
  private final @Nullable IntFunction<String> seatNames;
  private final @Nullable Function<Ref, @Nullable String> words;
  private final Function<Ref, Gender> genders;

  private Texts(
      Language language,
      Map<String, Template> templates,
      @Nullable Game<?> game,
      @Nullable IntFunction<String> seatNames,
      @Nullable Function<Ref, @Nullable String> words,
      Function<Ref, Gender> genders) {
    this.language = language;
    this.templates = templates;
    this.game = game;
    this.seatNames = seatNames;
    this.words = words;
    this.genders = genders;
  }

  /// The texts of a game over those of the kernel.
  static Texts of(Language language, Game<?> game, Data own) {
    Map<String, Template> templates = new HashMap<>(kernel(language).templates);
    flatten("", own, templates);
    return new Texts(language, templates, game, null, null, ref -> game.gender(null, ref));
  }

  /// The kernel's texts alone, where there is no game yet.
  static Texts kernel(Language language) {
    return KERNEL.computeIfAbsent(
        language,
        spoken -> {
          Map<String, Template> templates = new HashMap<>();
          flatten("", data(Texts.class, spoken), templates);
          return new Texts(spoken, templates, null, null, null, Texts::plain);
        });
  }

  /// The texts in the file beside a class of the house that is no game, over those of the kernel.
  public static Texts beside(Class<?> type, Language language) {
    Map<String, Template> templates = new HashMap<>(kernel(language).templates);
    flatten("", data(type, language), templates);
    return new Texts(language, templates, null, null, null, Texts::plain);
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

  private static void flatten(String prefix, Data data, Map<String, Template> into) {
    for (String key : data.keys()) {
      Data below = data.at(key);
      if (below.isMap()) {
        flatten(prefix + key + ".", below, into);
      } else {
        into.put(prefix + key, new Template(below.text()));
      }
    }
  }

  /// The same texts, with these names for the seats.
  public Texts seated(IntFunction<String> names) {
    return new Texts(language, templates, game, names, words, genders);
  }

  /// The same texts, with the names that the table of a match gives its own components.
  public Texts at(Match<?> match) {
    return of(match);
  }

  private <S extends State> Texts of(Match<S> match) {
    Game<S> played = match.game();
    S state = match.state();
    return new Texts(
        language,
        templates,
        game,
        seatNames,
        ref -> played.word(state, ref),
        ref -> played.gender(state, ref));
  }

  private static Gender plain(Ref ref) {
    return Gender.MASCULINE;
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
    SortedMap<String, String> all = new TreeMap<>();
    templates.forEach((key, template) -> all.put(key, template.text()));
    return all;
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
    Template template = templates.get(key);
    return template == null ? "«" + key + "»" : template.filled(place -> fill(place, words));
  }

  private static String fill(Template.Place place, List<String> words) {
    if (place.index() >= words.size()) {
      return "«" + place.text() + "»";
    }
    String word = words.get(place.index());
    String article = place.article();
    if (article != null) {
      return Article.before(article, "", word);
    }
    if (!place.forms().isEmpty()) {
      return place.forms().getFirst();
    }
    String one = place.one();
    String many = place.many();
    return one == null || many == null ? word : word.equals("1") ? one : many;
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
    Template template = templates.get(phrase.key());
    return template == null || depth > DEEPEST
        ? "«" + phrase.key() + "»"
        : template.filled(place -> fill(place, phrase.args(), depth));
  }

  private String fill(Template.Place place, List<Ref> args, int depth) {
    if (place.index() >= args.size()) {
      return "«" + place.text() + "»";
    }
    Ref ref = args.get(place.index());
    String one = place.one();
    String many = place.many();
    if (one != null && many != null) {
      return ref.id() == 1 ? one : many;
    }
    String article = place.article();
    if (article != null) {
      return Article.before(article, article(ref, depth), name(ref, depth));
    }
    return place.forms().isEmpty() ? name(ref, depth) : form(ref, place.forms());
  }

  /// The article of a component, by the text that names it; of a name made of a name, that one's.
  private String article(Ref ref, int depth) {
    if (game == null || ref.kind().equals(Ref.NUMBER) || ref.kind().equals(Ref.SEAT)) {
      return "";
    }
    Phrase name = game.name(ref);
    Template own = templates.get("article." + name.key());
    if (own != null) {
      return own.text();
    }
    Template template = templates.get(name.key());
    boolean made = template != null && template.text().startsWith("{0}");
    return made && depth < DEEPEST && !name.args().isEmpty()
        ? article(name.args().getFirst(), depth + 1)
        : "";
  }

  /// The form for the gender of a component; one who has no name yet is spoken of in the first.
  private String form(Ref ref, List<String> forms) {
    Gender gender;
    try {
      gender = genders.apply(ref);
    } catch (RuntimeException _) {
      gender = Gender.MASCULINE;
    }
    if (gender == Gender.PROPER) {
      return "";
    }
    int wanted = gender.ordinal();
    return forms.get(wanted < forms.size() ? wanted : wanted % 2 < forms.size() ? wanted % 2 : 0);
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
      String word = words == null ? null : words.apply(ref);
      if (word != null) {
        return word;
      }
      return game == null ? "«" + ref + "»" : say(game.name(ref), depth + 1);
    } catch (RuntimeException _) {
      return "«" + ref + "»";
    }
  }

  private String plainSeat(int seat) {
    return say(Phrase.of("seat.name", Ref.number(seat + 1)));
  }
}
