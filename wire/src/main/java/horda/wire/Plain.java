package horda.wire;

import horda.engine.Refusal;
import java.text.Normalizer;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// Text that people typed or that stands in a file, made fit to be shown to others: nothing that
/// cannot be seen, nothing that turns the direction of writing. It must still be escaped where it
/// is shown.
public final class Plain {
  /// Ends of lines, tabs and other control characters.
  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}]+");

  /// The same without what a text of several lines needs.
  private static final Pattern CONTROLS_IN_BLOCKS =
      Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}&&[^\\n\\r\\t]]+");

  /// Overrides of direction, zero-width characters, characters that no font has, halves of
  /// characters; and letters that are drawn as nothing.
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F"
              + "\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\uFFFC]+");

  /// More of the like, beyond what every library can put into a pattern.
  private static final int FIRST_SELECTOR = 0xE0100;

  private static final int LAST_SELECTOR = 0xE01EF;

  /// A pile of accents would grow over the lines above and below.
  private static final Pattern PILE = Pattern.compile("(\\p{M}{3})\\p{M}+");

  private static final Pattern BLANKS =
      Pattern.compile(
          "[\\t-\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+");

  public static final int LONGEST_NAME = 24;

  private Plain() {}

  /// One line.
  public static String text(String typed, int most) {
    String seen = seen(CONTROLS.matcher(typed).replaceAll(" "));
    String text = BLANKS.matcher(seen).replaceAll(" ").strip();
    if (text.codePointCount(0, text.length()) > most) {
      throw new Refusal("long", "", "That is too long: " + most + " characters fit.");
    }
    return text;
  }

  public static String name(String typed) {
    return text(typed, LONGEST_NAME);
  }

  /// A text of several lines, of any length: a plan of a game, what stands in a file.
  public static String block(String typed) {
    boolean harmless =
        typed.chars().allMatch(c -> c >= ' ' && c < 127 || c == '\n' || c == '\r' || c == '\t');
    return harmless ? typed : seen(CONTROLS_IN_BLOCKS.matcher(typed).replaceAll(" "));
  }

  /// All texts of a tree, as blocks.
  static JsonNode tree(JsonNode node) {
    return switch (node) {
      case ObjectNode object -> {
        ObjectNode plain = Json.object();
        object.properties().forEach(field -> plain.set(field.getKey(), tree(field.getValue())));
        yield plain;
      }
      case ArrayNode array -> {
        ArrayNode plain = Json.array();
        array.forEach(item -> plain.add(tree(item)));
        yield plain;
      }
      case StringNode text -> StringNode.valueOf(block(text.stringValue()));
      default -> node;
    };
  }

  private static String withoutSelectors(String text) {
    if (text.codePoints().noneMatch(Plain::isSelector)) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    text.codePoints().filter(c -> !isSelector(c)).forEach(kept::appendCodePoint);
    return kept.toString();
  }

  private static boolean isSelector(int c) {
    return c >= FIRST_SELECTOR && c <= LAST_SELECTOR;
  }

  private static String seen(String text) {
    String seen = withoutSelectors(UNSEEN.matcher(text).replaceAll(""));
    return PILE.matcher(Normalizer.normalize(seen, Normalizer.Form.NFC)).replaceAll("$1");
  }
}
