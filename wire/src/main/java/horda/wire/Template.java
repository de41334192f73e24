package horda.wire;

import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One text of the files. Its places are looked for once, when it is first said.
final class Template {
  private static final Pattern PLACE =
      Pattern.compile("\\{(\\d{1,2})(?:\\|([^{}|]*)\\|([^{}|]*)|:([^{}]*))?}");

  /// A piece of a text: words as they are, or a place to fill.
  private sealed interface Piece {}

  private record Words(String words) implements Piece {}

  /// A place that is filled with an argument.
  ///
  /// @param text how it stands in the file
  /// @param index the number of the argument
  /// @param one the word that follows the number 1; null where no word follows a number
  /// @param many the word that follows other numbers
  /// @param forms what follows the colon, by colons; empty where none does
  record Place(
      String text, int index, @Nullable String one, @Nullable String many, List<String> forms)
      implements Piece {
    /// The word that stands for an article before a name; null where none does.
    @Nullable
    String article() {
      return forms.size() == 1 && Article.isForm(forms.getFirst()) ? forms.getFirst() : null;
    }
  }

  private final String text;

  /// Found by whoever needs them first; two at once find the same.
  private @Nullable List<Piece> pieces;

  Template(String text) {
    this.text = text;
  }

  /// As it stands in the file.
  String text() {
    return text;
  }

  /// The text with its places filled.
  String filled(Function<Place, String> filler) {
    if (text.indexOf('{') < 0) {
      return text; // most names
    }
    StringBuilder filled = new StringBuilder(2 * text.length());
    for (Piece piece : pieces()) {
      filled.append(
          switch (piece) {
            case Words plain -> plain.words();
            case Place place -> filler.apply(place);
          });
    }
    return filled.toString();
  }

  private List<Piece> pieces() {
    List<Piece> known = pieces;
    if (known == null) {
      known = read(text);
      pieces = known;
    }
    return known;
  }

  private static List<Piece> read(String text) {
    List<Piece> pieces = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int end = 0;
    while (place.find()) {
      if (place.start() > end) {
        pieces.add(new Words(text.substring(end, place.start())));
      }
      pieces.add(
          new Place(
              place.group(),
              Integer.parseInt(place.group(1)),
              place.group(2),
              place.group(3),
              place.group(4) == null ? List.of() : List.of(place.group(4).split(":", -1))));
      end = place.end();
    }
    if (end < text.length()) {
      pieces.add(new Words(text.substring(end)));
    }
    return List.copyOf(pieces);
  }
}
