package horda.lab.text;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.TableOption;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Looks for words of the program in sentences for people: ids of cards and places, keys of texts,
/// places that nothing fills; and for articles that do not fit together.
public final class RawWords {
  /// One that was found.
  ///
  /// @param key of the text in which it stands
  /// @param said the whole sentence, as an example
  public record Found(String word, Language language, String key, String said) {
    @Override
    public String toString() {
      return "'%s' in %s (%s): %s".formatted(word, key, language.code(), said.strip());
    }
  }

  /// How many answers of each game are looked at, however long it is.
  private static final int MOST_ANSWERS = 1_500;

  private static final int MOST_GAMES = 60;

  /// A word that no option knows, to be refused.
  private static final String NONSENSE = "no-such-thing";

  /// What looks like the inside of the program, in whatever language the sentence is.
  private static final Pattern RAW =
      Pattern.compile(
          String.join(
              "|",
              // what has no text is shown in guillemets; Spanish sentences quote with them as well
              "«[\\w-]*[.:{][^»]*»?",
              "\\{[^}]*}?|}",
              "\\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\\b",
              // equipment.gasoline: a dot inside a word; p.ej. and e.g. have a single letter before
              "\\b[a-z][a-z0-9-]+\\.[a-z][a-z0-9-]+\\b",
              // church+tower
              "\\b[a-z][a-z0-9-]*\\+[a-z][a-z0-9+-]*\\b",
              // card:12, zone:3.4
              "\\b[a-z][a-z0-9-]*:[a-z0-9][a-z0-9-]*\\b",
              // long-3
              "\\b[a-z]+(?:-[a-z]+)*-\\d+\\b",
              "\\b[a-z]+(?:[A-Z][a-z]+)+\\b",
              "\\b[a-z]+_[a-z_]+\\b"));

  /// Numbers, and what has a text in every game.
  private static final Pattern PLAIN_VALUE = Pattern.compile("\\d+|yes|no|random");

  private static final Pattern PLACE =
      Pattern.compile("\\{\\d{1,2}(?:\\|[^{}|]*\\|[^{}|]*|:[^{}]*)?}");

  /// Two words joined as in an id; in English such words are common, in Spanish hardly one is.
  private static final Pattern JOINED = Pattern.compile("\\b[a-z]+(?:-[a-z]+)+\\b");

  /// What nobody says: two articles in a row.
  private static final Pattern STUMBLES_EN =
      Pattern.compile("\\b(?:the|an?) (?:the|an?)\\b(?!-)", Pattern.CASE_INSENSITIVE);

  /// In Spanish also an article that a preposition swallows (*del*, *al*), filled in already or
  /// still a place.
  private static final Pattern STUMBLES_ES =
      Pattern.compile(
          "\\b(?:[Dd]e|[Aa]) (?:el\\b|\\{\\d{1,2}:el[ :}])"
              + "|\\b(?:[Ee]l|[Ll]as?|[Ll]os|[Uu]na?) (?:el|las?|los|una?)\\b",
          Pattern.UNICODE_CHARACTER_CLASS);

  private final Shelf shelf;
  private final String id;
  private final Map<String, Found> found = new TreeMap<>();
  private final TreeSet<String> ids = new TreeSet<>();

  private RawWords(Shelf shelf, String id) {
    this.shelf = shelf;
    this.id = id;
  }

  /// Fails with every word of the program that a game says: in its texts, when it refuses options
  /// of the table, and in many random games, as far as `time` goes.
  public static void check(Shelf shelf, String game, Seed seed, Duration time) {
    List<Found> all = look(shelf, game, seed, time);
    if (!all.isEmpty()) {
      throw new AssertionError(
          "%s says %d raw words (seed %s):\n%s"
              .formatted(
                  game,
                  all.size(),
                  seed,
                  all.stream().map(Found::toString).collect(Collectors.joining("\n"))));
    }
  }

  /// Each word once a text, with an example.
  public static List<Found> look(Shelf shelf, String game, Seed seed, Duration time) {
    RawWords words = new RawWords(shelf, game);
    words.games(shelf.game(game), seed, System.nanoTime() + time.toNanos());
    words.refusals(shelf.game(game));
    for (Language language : Language.values()) {
      words.templates(language, shelf.texts(game, language));
      words.values(language, shelf.texts(game, language));
    }
    return List.copyOf(words.found.values());
  }

  /// The raw words in one text; its places do not count, for they are filled when it is said.
  public static List<String> in(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = RAW.matcher(PLACE.matcher(text).replaceAll("x"));
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /// Where a sentence of that language stumbles over its articles.
  public static List<String> stumbles(Language language, String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = (language == Language.ES ? STUMBLES_ES : STUMBLES_EN).matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  private void templates(Language language, Texts texts) {
    texts.templates().entrySet().stream()
        // Whoever writes a plan of a mission is told how things are written there.
        .filter(text -> !text.getKey().startsWith("fault."))
        .forEach(text -> note(language, text.getKey(), text.getValue(), text.getValue()));
  }

  /// A value of an option without a text of its own is shown to people as it is.
  private void values(Language language, Texts texts) {
    for (TableOption option : shelf.game(id).options()) {
      for (String value : option.values()) {
        String key = "table-option." + option.id() + "-" + value;
        if (!texts.has(key) && !PLAIN_VALUE.matcher(value).matches()) {
          found.put(language.code() + " " + key, new Found(value, language, key, "has no text"));
        }
      }
    }
  }

  private void note(Language language, String key, String text, String said) {
    List<String> words = new ArrayList<>(in(text));
    words.addAll(stumbles(language, text));
    if (language == Language.ES) {
      Matcher joined = JOINED.matcher(text);
      while (joined.find()) {
        if (ids.contains(joined.group())) {
          words.add(joined.group());
        }
      }
    }
    for (String word : words) {
      found.putIfAbsent(
          language.code() + " " + key + " " + word, new Found(word, language, key, said));
    }
  }

  private <S extends State> void games(Game<S> game, Seed seed, long deadline) {
    Spoken spoken = new Spoken();
    for (int n = 0; n < MOST_GAMES && System.nanoTime() < deadline; n++) {
      Seed own = seed.child(n);
      Setup setup = setup(game, own);
      if (setup != null) {
        spoken.listen(game, setup, Spoken.Taste.EVERY_VERB, MOST_ANSWERS);
      }
    }
    ids.addAll(spoken.ids());
    game.options().forEach(option -> ids.addAll(option.values()));
    ids.removeIf(word -> word.indexOf('-') < 0);
    for (Language language : Language.values()) {
      Texts texts = shelf.texts(id, language);
      spoken.phrases().forEach(p -> note(language, p.key(), texts.say(p), texts.say(p)));
      for (Ref ref : spoken.refs()) {
        note(language, "name of " + ref.kind(), texts.name(ref), texts.name(ref));
      }
    }
  }

  /// Any options that the game takes; null when it refuses what was drawn.
  private static @Nullable Setup setup(Game<?> game, Seed seed) {
    Chance chance = new Chance(seed.child(-1));
    int seats = game.minSeats() + chance.below(game.maxSeats() - game.minSeats() + 1);
    Map<String, String> options = new TreeMap<>();
    for (TableOption option : game.options()) {
      if (!option.values().isEmpty() && chance.below(2) == 0) {
        options.put(option.id(), option.values().get(chance.below(option.values().size())));
      }
    }
    try {
      Setup setup = Setup.of(game, seats, options, seed);
      return game.deal(setup).seats() == seats ? setup : null;
    } catch (Refusal _) {
      return null;
    }
  }

  /// What is said about options that the game does not take.
  private void refusals(Game<?> game) {
    for (TableOption option : game.options()) {
      Collection<String> values = new TreeSet<>(option.values());
      values.add(NONSENSE);
      for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
        for (String value : values) {
          refusal(game, seats, option, value);
        }
      }
    }
  }

  private void refusal(Game<?> game, int seats, TableOption option, String value) {
    try {
      game.deal(Setup.of(game, seats, Map.of(option.id(), value), Seed.of(1)));
    } catch (Refusal refusal) {
      for (Language language : Language.values()) {
        String said = shelf.texts(id, language).refusal(refusal);
        // What was typed may be quoted, and what can be typed in its place may be listed.
        String own = said.replace(value, "x").replace(option.id(), "x");
        for (String other : option.values()) {
          own = own.replace(other, "x");
        }
        note(language, "refusal." + refusal.code(), own, said);
      }
    }
  }
}
