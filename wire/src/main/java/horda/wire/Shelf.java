package horda.wire;

import horda.engine.Data;
import horda.engine.Game;
import horda.engine.GameBox;
import horda.engine.Refusal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// All games of the house. A game is opened when it is first asked for, once; many threads may ask.
public final class Shelf {
  private record Opened(Game<?> game, String contentHash) {}

  private record Tongue(String id, Language language) {}

  private final SortedMap<String, GameBox> boxes = new TreeMap<>();
  private final Overlay overlay;
  private final Map<String, Opened> opened = new ConcurrentHashMap<>();
  private final Map<Tongue, Texts> texts = new ConcurrentHashMap<>();
  private final Map<String, RuleBook> rules = new ConcurrentHashMap<>();

  private Shelf(Iterable<GameBox> boxes, Overlay overlay) {
    this.overlay = overlay;
    for (GameBox box : boxes) {
      if (this.boxes.put(box.id(), box) != null) {
        throw new IllegalStateException("two games are called " + box.id());
      }
    }
  }

  /// Every game on the class path.
  public static Shelf standard() {
    return new Shelf(ServiceLoader.load(GameBox.class), Overlay.NONE);
  }

  public static Shelf of(GameBox... boxes) {
    return new Shelf(List.of(boxes), Overlay.NONE);
  }

  /// The same games, where `contentDir/<game-id>/content.yaml` (or any other file of the game)
  /// replaces the one that came with it.
  public Shelf with(Path contentDir) {
    return with(new FolderOverlay(contentDir));
  }

  /// The same games, with other files over those that came with them.
  public Shelf with(Overlay files) {
    return new Shelf(boxes.values(), files);
  }

  /// Sorted.
  public List<String> ids() {
    return List.copyOf(boxes.keySet());
  }

  /// The game of that id. Refuses (`game`) an unknown one; throws [Data.Fault] when its content is
  /// wrong.
  public Game<?> game(String id) {
    return opened(id).game();
  }

  /// SHA-256 of the content that the game was opened with, in hexadecimal digits.
  public String contentHash(String id) {
    return opened(id).contentHash();
  }

  public Texts texts(String id, Language language) {
    Game<?> game = game(id);
    return texts.computeIfAbsent(
        new Tongue(id, language),
        key -> {
          String name = "text_" + language.code() + ".yaml";
          return Texts.of(language, game, optional(id, name));
        });
  }

  /// `content.yaml` as it stands, comments and all tags of provenance included but not checked.
  public Data content(String id) {
    return optional(id, "content.yaml");
  }

  public RuleBook rules(String id) {
    GameBox box = box(id);
    return rules.computeIfAbsent(
        id,
        key ->
            new BoxFiles(box, overlay)
                .find("rules.yaml")
                .map(RuleBook::of)
                .orElseGet(RuleBook::empty));
  }

  private Opened opened(String id) {
    GameBox box = box(id);
    return opened.computeIfAbsent(
        id,
        key -> {
          BoxFiles files = new BoxFiles(box, overlay);
          return new Opened(box.open(files), files.hash());
        });
  }

  private Data optional(String id, String name) {
    return new BoxFiles(box(id), overlay).find(name).orElseGet(() -> YamlData.parse(name, ""));
  }

  private GameBox box(String id) {
    GameBox box = boxes.get(id);
    if (box == null) {
      String games = boxes.isEmpty() ? "none here" : String.join(", ", boxes.keySet());
      String near =
          Nearest.to(id, boxes.keySet()).map(n -> " Did you mean '" + n + "'?").orElse("");
      throw new Refusal(
          "game",
          "",
          "There is no game '" + Json.clip(id) + "'; the games are " + games + "." + near);
    }
    return box;
  }
}
