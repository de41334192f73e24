package horda.app.play;

import horda.app.shell.NearMisses;
import horda.art.Wrap;
import horda.engine.Game;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What the cards, people and threats of a game do, as its texts tell: everything named `kind.id`
/// that has an `about-kind.id`.
public final class Cards {
  private static final String ABOUT = "about-";
  private static final int MOST = 5;

  private final Texts texts;

  public Cards(Texts texts) {
    this.texts = texts;
  }

  /// What there is to say about a component; empty if nothing.
  public Optional<String> about(Game<?> game, Ref ref) {
    if (ref.kind().equals(Ref.NUMBER) || ref.kind().equals(Ref.SEAT)) {
      return Optional.empty();
    }
    Phrase name = game.name(ref);
    if (texts.has(ABOUT + name.key())) {
      return Optional.of(texts.say(ABOUT + name.key()));
    }
    // A name made of a name, such as a card and where it lies, is about that.
    return name.args().isEmpty() ? Optional.empty() : about(game, name.args().getFirst());
  }

  /// The cards of that name, or those whose name holds it.
  public List<String> find(String name, int width) {
    String sought = Typed.fold(name);
    List<String> keys =
        named().stream()
            .filter(key -> Typed.fold(title(key)).contains(sought) || key.endsWith(sought))
            .sorted(Comparator.comparingInt((String key) -> title(key).length()))
            .toList();
    boolean exact = !keys.isEmpty() && Typed.fold(title(keys.getFirst())).equals(sought);
    List<String> lines = new ArrayList<>();
    for (String key : keys.subList(0, exact ? 1 : Math.min(MOST, keys.size()))) {
      lines.addAll(Wrap.hanging("  ", title(key) + ": " + texts.say(ABOUT + key), width));
    }
    return lines;
  }

  /// Names that are nearly so.
  public List<String> near(String name) {
    return NearMisses.to(Typed.fold(name), names().stream().map(Typed::fold).toList());
  }

  public List<String> names() {
    return named().stream().map(this::title).distinct().sorted().toList();
  }

  private List<String> named() {
    return texts.keys().stream()
        .filter(key -> key.startsWith(ABOUT))
        .map(key -> key.substring(ABOUT.length()))
        .filter(key -> texts.has(key) || texts.has(front(key)))
        .toList();
  }

  /// A board with two sides has one name, and says two things: "Church A".
  private String title(String key) {
    if (texts.has(key)) {
      return texts.say(key);
    }
    String side = key.substring(front(key).length() + 1);
    return texts.say(front(key)) + " " + side.toUpperCase(Locale.ROOT);
  }

  private static String front(String key) {
    int hyphen = key.lastIndexOf('-');
    return hyphen < 0 ? key : key.substring(0, hyphen);
  }
}
