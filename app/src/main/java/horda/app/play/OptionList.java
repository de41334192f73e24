package horda.app.play;

import horda.engine.Option;
import horda.engine.Ref;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The options of a question as a person meets them: a numbered list, or, when there are many,
/// gathered by the verb that their ids begin with.
public final class OptionList {
  /// A longer list is gathered by verbs.
  private static final int LONG = 9;

  /// And a list that one got to by a verb, when it is longer than this.
  private static final int ENDLESS = 18;

  /// One numbered line: an option, or all those of one verb.
  ///
  /// @param prefix what the ids have in common
  public record Line(String prefix, String title, List<Option> options) {
    public Line {
      options = List.copyOf(options);
    }

    boolean isOne() {
      return options.size() == 1;
    }
  }

  /// What a typed word means.
  public sealed interface Pick {}

  /// This one.
  public record Chosen(Option option) implements Pick {}

  /// One of those whose id begins so.
  public record Narrowed(String prefix) implements Pick {}

  /// It might be any of these.
  public record Unclear(List<String> words) implements Pick {}

  /// Nothing on offer.
  public record Unknown() implements Pick {}

  private final List<Option> options;
  private final Texts texts;
  private final int longest;

  public OptionList(List<Option> options, Texts texts) {
    this(options, texts, false);
  }

  /// @param sorted whether even a short list is gathered by verbs
  OptionList(List<Option> options, Texts texts, boolean sorted) {
    this.options = List.copyOf(options);
    this.texts = texts;
    this.longest = sorted ? 0 : LONG;
  }

  public List<Option> options() {
    return options;
  }

  /// The lines to show: all, or those that begin with `prefix`. A long list is gathered by the next
  /// word of the ids.
  public List<Line> lines(String prefix) {
    List<Option> rest = options.stream().filter(o -> o.id().startsWith(prefix)).toList();
    if (rest.size() > (prefix.isEmpty() ? longest : LONG)) {
      List<Line> gathered = gathered(rest, prefix);
      if (gathered.size() == 1) {
        return lines(gathered.getFirst().prefix());
      }
      // One word and a "done" gain nothing by being gathered, unless it fills the screen.
      long groups = gathered.stream().filter(line -> !line.isOne()).count();
      if (groups > 1 || groups == 1 && !prefix.isEmpty() && rest.size() > ENDLESS) {
        return gathered;
      }
    }
    return rest.stream().map(o -> new Line(o.id(), texts.say(o.label()), List.of(o))).toList();
  }

  private List<Line> gathered(List<Option> from, String prefix) {
    Map<String, List<Option>> byWord = new LinkedHashMap<>();
    for (Option option : from) {
      int colon = option.id().indexOf(':', prefix.length());
      String start = colon < 0 ? option.id() : option.id().substring(0, colon + 1);
      byWord.computeIfAbsent(start, word -> new ArrayList<>()).add(option);
    }
    List<Line> lines = new ArrayList<>();
    byWord.forEach((start, all) -> lines.add(new Line(start, title(start, all), all)));
    // "end", "done", "send": what closes a question is listed first, and read best below what there
    // is to do.
    int closing = 0;
    while (closing < lines.size() && !lines.get(closing).prefix().contains(":")) {
      closing++;
    }
    Collections.rotate(lines, -closing);
    return lines;
  }

  private String title(String start, List<Option> all) {
    Option first = all.getFirst();
    if (all.size() == 1) {
      return texts.say(first.label());
    }
    String word = start.substring(0, start.length() - 1);
    if (!word.contains(":")) {
      return verbTitle(word);
    }
    // Further words stand for what they are about, if they all agree on it.
    Optional<Ref> about = first.targets().stream().findFirst();
    boolean agreed = all.stream().allMatch(o -> o.targets().stream().findFirst().equals(about));
    if (agreed && about.isPresent() && !about.get().kind().equals(Ref.SEAT)) {
      return texts.name(about.get());
    }
    String beginning = beginning(all);
    return beginning.isEmpty() ? word.substring(word.lastIndexOf(':') + 1) : beginning;
  }

  /// The words that all their labels begin with.
  private String beginning(List<Option> all) {
    List<String> common = List.of(texts.say(all.getFirst().label()).split(" "));
    for (Option option : all) {
      List<String> words = List.of(texts.say(option.label()).split(" "));
      int same = 0;
      while (same < Math.min(common.size(), words.size())
          && common.get(same).equals(words.get(same))) {
        same++;
      }
      common = common.subList(0, same);
    }
    return String.join(" ", common);
  }

  private String verbTitle(String verb) {
    String key = "verb." + verb;
    return texts.has(key) ? texts.say(key) : verb.replace('-', ' ');
  }

  static String verb(String id) {
    int colon = id.indexOf(':');
    return colon < 0 ? id : id.substring(0, colon);
  }

  /// What somebody means by `typed`, with the lines of `prefix` before their eyes.
  public Pick read(String typed, String prefix) {
    String word = Typed.fold(typed).replace(' ', ':');
    List<Line> lines = lines(prefix);
    if (word.matches("\\d{1,4}")) {
      int number = Integer.parseInt(word);
      // A number may also be the end of an id: "3" of "attack:3" is the third line, never space 3.
      return number >= 1 && number <= lines.size() ? line(lines.get(number - 1)) : new Unknown();
    }
    for (String start : prefix.isEmpty() ? List.of("") : List.of(prefix, verb(prefix) + ":", "")) {
      Pick pick = begin(start + word);
      if (!(pick instanceof Unknown)) {
        return pick;
      }
    }
    Pick shortened = shortened(word);
    return shortened instanceof Unknown ? titled(word, lines) : shortened;
  }

  /// Each word cut short: "eq:bat" for "equip:bat".
  private Pick shortened(String typed) {
    String[] words = typed.split(":");
    List<Option> found = options.stream().filter(o -> isShort(words, o.id().split(":"))).toList();
    return switch (found.size()) {
      case 0 -> new Unknown();
      case 1 -> new Chosen(found.getFirst());
      default -> new Unclear(found.stream().map(Option::id).toList());
    };
  }

  private static boolean isShort(String[] typed, String[] full) {
    if (typed.length < 2 || typed.length > full.length) {
      return false;
    }
    for (int i = 0; i < typed.length; i++) {
      if (!full[i].startsWith(typed[i])) {
        return false;
      }
    }
    return true;
  }

  private static Pick line(Line line) {
    return line.isOne() ? new Chosen(line.options().getFirst()) : new Narrowed(line.prefix());
  }

  private Pick begin(String start) {
    List<Option> found = options.stream().filter(o -> o.id().startsWith(start)).toList();
    for (Option option : found) {
      if (option.id().equals(start)) {
        return new Chosen(option);
      }
    }
    // "use" is a verb, even where "use-up" is another.
    List<Option> exact = found.stream().filter(o -> verb(o.id()).equals(start)).toList();
    List<Option> those = exact.isEmpty() ? found : exact;
    if (those.size() == 1) {
      return new Chosen(those.getFirst());
    }
    if (those.isEmpty()) {
      return new Unknown();
    }
    List<String> verbs = those.stream().map(o -> verb(o.id())).distinct().toList();
    if (verbs.size() > 1) {
      return new Unclear(verbs);
    }
    String verb = verbs.getFirst();
    return new Narrowed(start.length() > verb.length() ? start : exactVerb(verb));
  }

  /// All ids of a verb begin with it and a colon, if there are several.
  private static String exactVerb(String verb) {
    return verb + ":";
  }

  /// By the words on the screen, which are in the player's language.
  private static Pick titled(String word, List<Line> lines) {
    List<Line> found =
        lines.stream()
            .filter(l -> Typed.fold(l.title()).replace(' ', ':').startsWith(word))
            .toList();
    return switch (found.size()) {
      case 0 -> new Unknown();
      case 1 -> line(found.getFirst());
      default -> new Unclear(found.stream().map(Line::title).toList());
    };
  }
}
