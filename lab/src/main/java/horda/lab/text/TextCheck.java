package horda.lab.text;

import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.StandingOrder;
import horda.engine.TableOption;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What the texts of a game must have, whatever the game: each check gives what is wrong.
public record TextCheck(Shelf shelf, String id) {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");
  private static final Pattern SENTENCE = Pattern.compile("(?s)[\\p{Lu}¡{].*[.]");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private Game<?> game() {
    return shelf.game(id);
  }

  private Texts texts(Language language) {
    return shelf.texts(id, language);
  }

  /// Keys that only one language has, and keys whose places differ between the languages.
  public List<String> differencesOfLanguages() {
    Texts english = texts(Language.EN);
    Texts spanish = texts(Language.ES);
    Set<String> all = new TreeSet<>(english.keys());
    all.addAll(spanish.keys());
    return all.stream()
        .filter(
            key ->
                !english.has(key)
                    || !spanish.has(key)
                    || !places(english, key).equals(places(spanish, key)))
        .toList();
  }

  /// Events without a whole sentence, or whose sentence does not name all that it speaks of.
  public List<String> poorEvents(Language language) {
    Texts texts = texts(language);
    List<String> poor = new ArrayList<>();
    for (Happening event : game().happenings()) {
      String key = "event." + event.key();
      boolean whole = texts.has(key) && SENTENCE.matcher(template(texts, key)).matches();
      if (!whole || places(texts, key).size() != event.kinds().size()) {
        poor.add(key);
      }
    }
    return poor;
  }

  /// Sentences for events that the game does not know.
  public List<String> idleEvents(Language language) {
    Set<String> known = new TreeSet<>();
    game().happenings().forEach(event -> known.add("event." + event.key()));
    return texts(language).keys().stream()
        .filter(key -> key.startsWith("event.") && !known.contains(key))
        .toList();
  }

  /// Options of the table, their values and standing orders that nobody explains.
  public List<String> unexplained(Language language) {
    Stream<String> options =
        game().options().stream()
            .flatMap(TextCheck::spoken)
            .flatMap(option -> Stream.of("table-option." + option, "about-table-option." + option));
    Stream<String> orders =
        game().standingOrders().stream().map(StandingOrder::label).map(label -> label.key());
    return texts(language).missing(Stream.concat(options, orders).toList());
  }

  /// The option and each of its values that is a word: numbers speak for themselves.
  private static Stream<String> spoken(TableOption option) {
    Stream<String> values =
        option.values().stream()
            .filter(value -> !NUMBER.matcher(value).matches())
            .map(value -> option.id() + "-" + value);
    return Stream.concat(Stream.of(option.id()), values);
  }

  /// Does it show that something is missing?
  public static boolean isGap(String said) {
    return said.isBlank() || said.contains("«") || said.contains("{") || said.contains("}");
  }

  private static Set<Integer> places(Texts texts, String key) {
    Set<Integer> places = new TreeSet<>();
    PLACE
        .matcher(template(texts, key))
        .results()
        .forEach(place -> places.add(Integer.parseInt(place.group(1))));
    return places;
  }

  /// The template itself: places that nothing fills show themselves in guillemets.
  private static String template(Texts texts, String key) {
    return texts.say(key).replaceAll("[«»]", "");
  }
}
