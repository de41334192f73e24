package horda.wire;

import horda.engine.Ref;
import horda.engine.Refusal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Which names cannot be told apart at a glance: two seats of a table never have such. Names are
/// compared by what is left of them when case, blanks, marks and accents are gone and each letter
/// that looks like a Latin one has become it.
public final class Likeness {
  /// A Latin letter, and what is taken for it in most fonts.
  private static final String[] ALIKE = {
    "a аαɑᴀ",
    "b ьвƅβʙ",
    "c сϲᴄ",
    "d ԁɗđðᴅ",
    "e еєεɛҽ℮ᴇ",
    "f ƒϝꜰ",
    "g ɡցɢ",
    "h һнհʜ",
    "i іιıɩӏlł1|ɪʟ",
    "j јϳᴊ",
    "k кκᴋ",
    "m мᴍ",
    "n пηиɴ",
    "o оοσөօø0ᴏ",
    "p рρᴘ",
    "q ԛզ",
    "r гᴦʀ",
    "s ѕʂ5ꜱ",
    "t тτᴛ",
    "u υսцμᴜ",
    "v νѵᴠ",
    "w ωѡшщɯᴡ",
    "x хχ×",
    "y уγүʏ",
    "z ζʐ2ᴢ",
    "3 зӡ",
    "6 б",
    "4 ч",
    "th þ",
    "ss ß",
    "ae æ",
    "oe œ"
  };

  /// Capitals that look like other letters than their small ones do.
  private static final String[] ALIKE_CAPITALS = {"h Η", "n Ν", "y Υ", "m Μ", "v Ѵ", "b Β"};

  private static final Map<Integer, String> LETTERS = letters(ALIKE);
  private static final Map<Integer, String> CAPITALS = letters(ALIKE_CAPITALS);

  private Likeness() {}

  private static Map<Integer, String> letters(String... rows) {
    Map<Integer, String> letters = new HashMap<>();
    for (String row : rows) {
      int blank = row.indexOf(' ');
      String latin = row.substring(0, blank);
      row.substring(blank + 1).codePoints().forEach(other -> letters.put(other, latin));
    }
    return letters;
  }

  /// The same for names that look alike.
  static String skeleton(String name) {
    String whole = each(Normalizer.normalize(name, Normalizer.Form.NFKC), CAPITALS);
    String small = whole.toLowerCase(Locale.ROOT);
    StringBuilder bare = new StringBuilder();
    each(Normalizer.normalize(small, Normalizer.Form.NFKD), LETTERS)
        .codePoints()
        .filter(letter -> !isOrnament(letter))
        .forEach(bare::appendCodePoint);
    // A name that consists of ornaments only is compared as it is.
    return bare.isEmpty()
        ? small.replace(" ", "")
        : bare.toString().replace("rn", "m").replace("vv", "w");
  }

  private static String each(String text, Map<Integer, String> letters) {
    StringBuilder changed = new StringBuilder();
    text.codePoints()
        .forEach(
            letter -> {
              String latin = letters.get(letter);
              if (latin == null) {
                changed.appendCodePoint(letter);
              } else {
                changed.append(latin);
              }
            });
    return changed.toString();
  }

  private static boolean isOrnament(int letter) {
    return switch (Character.getType(letter)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> isAccent(letter);
      case Character.SPACE_SEPARATOR,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.CONNECTOR_PUNCTUATION,
          Character.OTHER_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.MODIFIER_LETTER,
          Character.MODIFIER_SYMBOL,
          Character.CONTROL,
          Character.FORMAT ->
          true;
      default -> false;
    };
  }

  /// Marks of scripts whose vowels are marks are letters to their readers.
  private static boolean isAccent(int mark) {
    Character.UnicodeBlock block = Character.UnicodeBlock.of(mark);
    return block == Character.UnicodeBlock.COMBINING_DIACRITICAL_MARKS
        || block == Character.UnicodeBlock.COMBINING_DIACRITICAL_MARKS_EXTENDED
        || block == Character.UnicodeBlock.COMBINING_DIACRITICAL_MARKS_SUPPLEMENT
        || block == Character.UnicodeBlock.COMBINING_MARKS_FOR_SYMBOLS
        || block == Character.UnicodeBlock.COMBINING_HALF_MARKS;
  }

  /// Refuses (`name-taken`) a name for `seat` that another of these seats has, or nearly so, or may
  /// be shown with: a seat without a name is called after its number, in everybody's language.
  ///
  /// @param names by seat; blank where there is none
  public static void check(List<String> names, int seat, String name) {
    if (isTaken(names, seat, name)) {
      throw new Refusal(
          "name-taken",
          "",
          "Somebody at this table is called that, or nearly so: take another name.");
    }
  }

  /// The names of a new table, all of them.
  public static void check(List<String> names) {
    for (int seat = 0; seat < names.size(); seat++) {
      check(names, seat, names.get(seat));
    }
  }

  public static boolean isTaken(List<String> names, int seat, String name) {
    return !name.isBlank() && taken(names, seat).contains(skeleton(name));
  }

  /// The name, or with a number behind it where another has it: for names that nobody chose now.
  public static String distinct(List<String> names, int seat, String name) {
    Set<String> taken = taken(names, seat);
    String free = name;
    for (int number = 2; !free.isBlank() && taken.contains(skeleton(free)); number++) {
      String tail = " " + number;
      int most = Plain.LONGEST_NAME - tail.length();
      boolean cut = name.codePointCount(0, name.length()) > most;
      free = (cut ? name.substring(0, name.offsetByCodePoints(0, most)) : name) + tail;
    }
    return free;
  }

  /// All names of a file: the first that has a name keeps it, the others get numbers.
  public static List<String> distinct(List<String> names) {
    List<String> distinct = new ArrayList<>(Collections.nCopies(names.size(), ""));
    for (int seat = 0; seat < names.size(); seat++) {
      distinct.set(seat, distinct(distinct, seat, names.get(seat)));
    }
    return List.copyOf(distinct);
  }

  private static Set<String> taken(List<String> names, int except) {
    Set<String> taken = new HashSet<>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (seat != except) {
        shown(names.get(seat), seat).forEach(name -> taken.add(skeleton(name)));
      }
    }
    return taken;
  }

  /// Whoever has a name may lose it with the seat, so that its number is always its own.
  private static List<String> shown(String name, int seat) {
    List<String> names = new ArrayList<>();
    if (!name.isBlank()) {
      names.add(name);
    }
    names.add("Bot " + (seat + 1));
    for (Language language : Language.values()) {
      names.add(Texts.kernel(language).name(Ref.seat(seat)));
    }
    return names;
  }
}
