package horda.server.record;

import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.View;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.SeatParts;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.TreePen;
import horda.wire.doc.TableInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A game played at random, with changes of mind and standing orders, while somebody writes down
/// everything that each viewer's screen showed.
final class Evening<S extends State> {
  private static final TableInfo TABLE =
      new TableInfo(
          "t", "", "playing", false, null, "open", null, 0, 0, null, true, Map.of(), null, null,
          null, null, null, null, List.of(), 0);

  private final Shelf shelf;
  private final Match<S> match;
  private final Chance chance;
  private final Texts texts;
  private final Language language;

  /// Every picture that a viewer ever saw, and every line that they were told.
  final Map<Integer, Set<JsonNode>> seen = new TreeMap<>();

  final Map<Integer, Set<String>> told = new TreeMap<>();
  int undone;
  private int lookedAt;
  int secrets;

  private Evening(Shelf shelf, Match<S> match, Chance chance, Language language) {
    this.shelf = shelf;
    this.match = match;
    this.chance = chance;
    this.language = language;
    this.texts = shelf.texts(match.game().id(), language).seated(names());
    look();
  }

  static Evening<?> of(Shelf shelf, String game, int seats, long seed, Language language) {
    Setup setup = Setup.of(shelf.game(game), seats, Map.of(), Seed.of(seed));
    return of(shelf, new Match<>(shelf.game(game), setup), seed, language);
  }

  private static <S extends State> Evening<S> of(
      Shelf shelf, Match<S> match, long seed, Language language) {
    return new Evening<>(shelf, match, new Chance(Seed.of(seed + 1000)), language);
  }

  List<String> names() {
    return List.of("Ana", "Ben", "Cleo", "Dora").subList(0, match.setup().seats());
  }

  Match<S> match() {
    return match;
  }

  SavedGame saved() {
    return SavedGame.of(shelf, match, names());
  }

  ObjectNode recording(int viewer) {
    return json(Recording.of(shelf, saved(), viewer, language));
  }

  /// Of no table in particular.
  static ObjectNode json(Recording recording) {
    return TreePen.of(recording.document(TABLE));
  }

  boolean isOver() {
    return match.isOver();
  }

  /// Plays on, so many lines at most.
  Evening<S> play(int lines) {
    for (int i = 0; i < lines && !match.isOver(); i++) {
      line();
      look();
    }
    return this;
  }

  private void line() {
    Question<S> question = match.question();
    if (question == null) {
      return;
    }
    int seat = anyOf(question.awaited(match.state()));
    if (chance.below(6) == 0 && match.canUndo(seat)) {
      match.undo(seat);
      undone++;
    } else if (chance.below(20) == 0) {
      match.order(chance.below(match.setup().seats()), chance.below(2));
    } else {
      List<Option> options = match.options(seat);
      match.answer(seat, options.get(chance.below(options.size())).id());
      secrets += match.state().committed() != 0 ? 1 : 0;
    }
  }

  private int anyOf(int seats) {
    List<Integer> all = new ArrayList<>();
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      all.add(Integer.numberOfTrailingZeros(rest));
    }
    return all.get(chance.below(all.size()));
  }

  private void look() {
    List<Event> fresh = match.chronicle().since(Math.min(lookedAt, match.chronicle().size()));
    lookedAt = match.chronicle().size();
    for (int viewer = View.ONLOOKER; viewer < match.setup().seats(); viewer++) {
      int eyes = viewer;
      ObjectNode screen = TreePen.of(SeatParts.of(match, viewer, texts));
      seen.computeIfAbsent(viewer, v -> new HashSet<>()).add(screen.retain(PICTURE));
      Set<String> lines = told.computeIfAbsent(viewer, v -> new HashSet<>());
      fresh.stream()
          .filter((Event e) -> e.isFor(eyes))
          .forEach(e -> lines.add(texts.say(e.phrase())));
    }
  }

  static final List<String> PICTURE = List.of("view", "awaited", "prompt", "rule");
}
