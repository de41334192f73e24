package horda.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Option;
import horda.engine.Seed;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Patch;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.doc.FromServer;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Viewers who want to see each moment of an answer come to the same document as the others.
class FramesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int MOST_ANSWERS = 150;

  /// Keeps what it was shown.
  private static final class Spectator implements Viewer {
    private final int seat;
    private final boolean beats;
    private ObjectNode document = Json.object();
    private final List<JsonNode> log = new ArrayList<>();
    private int frames;
    private int updates;

    Spectator(int seat, boolean beats) {
      this.seat = seat;
      this.beats = beats;
    }

    @Override
    public Set<String> keys() {
      return seat < 0 ? Set.of() : Set.of("key" + seat);
    }

    @Override
    public int look() {
      return seat;
    }

    @Override
    public Language language() {
      return Language.EN;
    }

    @Override
    public boolean beats() {
      return beats;
    }

    @Override
    public void show(FromServer.Shown shown) {
      JsonNode message = Json.parse(TextPen.of(shown));
      if (shown instanceof FromServer.Whole) {
        document = (ObjectNode) message.get("doc");
        log.clear();
        tail(message);
        return;
      }
      updates++;
      if (!message.has("frames")) {
        take(message);
        return;
      }
      assertThat(beats).as("nobody gets frames who did not ask for them").isTrue();
      assertThat(message.get("frames").size()).isGreaterThan(1);
      int left = message.get("frames").size();
      for (JsonNode frame : message.get("frames")) {
        frames++;
        take(frame);
        if (--left > 0) {
          assertThat(document.get("options")).as("in the middle nobody is asked").isEmpty();
          assertThat(document.get("awaited")).isEmpty();
          assertThat(document.has("prompt")).isFalse();
          assertThat(frame.has("log")).as("a moment that tells nothing is none").isTrue();
        }
      }
    }

    private void take(JsonNode change) {
      Patch.apply(document, change.get("patch"));
      tail(change);
    }

    private void tail(JsonNode message) {
      if (message.has("log")) {
        int keep = message.get("log").get("keep").intValue();
        assertThat(keep).isLessThanOrEqualTo(log.size());
        log.subList(keep, log.size()).clear();
        message.get("log").get("add").forEach(log::add);
      }
    }
  }

  private static TableState table(String game, int seats, String seed) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chairs.add(Chair.person("", "", "key" + seat));
    }
    Header header =
        new Header(
            Header.FORMAT,
            game,
            new TreeMap<>(),
            seed,
            SHELF.game(game).revision(),
            SHELF.contentHash(game),
            chairs,
            "host",
            new Header.Wishes(false, Header.Talk.OPEN, null, 0, 0),
            true,
            null,
            null);
    return new TableState("t", header, 0, SHELF);
  }

  private static void add(TableState state, Line line) {
    String text = new Line.Entry("", line).text();
    state.play(new Store.Line(state.seq() + 1, state.seq() + 1, text));
  }

  @ParameterizedTest
  @CsvSource({
    "cards-of-the-dead, 2",
    "city-of-horror, 3",
    "rue-morgue, 2",
    "amanecer-zombi, 2",
    "six-nights, 3",
    "flea-market, 3"
  })
  void inTheEndEverybodyHasTheSameDocumentAndTheSameLog(String game, int seats) {
    TableState state = table(game, seats, "5");
    Gallery gallery = new Gallery(SHELF, InstantSource.fixed(java.time.Instant.EPOCH));
    List<Spectator> slow = new ArrayList<>();
    List<Spectator> quick = new ArrayList<>();
    for (int seat = -1; seat < seats; seat++) {
      slow.add(new Spectator(seat, true));
      quick.add(new Spectator(seat, false));
      gallery.enter(slow.getLast(), Have.NOTHING, state);
      gallery.enter(quick.getLast(), Have.NOTHING, state);
    }
    add(state, new Line.Start(null));
    gallery.refresh(state);
    // Who came later missed what was said of those before.
    slow.forEach(spectator -> spectator.updates = 0);
    quick.forEach(spectator -> spectator.updates = 0);
    Chance chance = new Chance(Seed.of(8));
    for (int n = 0; n < MOST_ANSWERS && !state.match().isOver(); n++) {
      int seat = state.awaited().getFirst();
      List<Option> options = state.match().options(seat);
      String option = options.get(chance.below(options.size())).id();
      add(state, new Line.Answer(seat, option, Line.By.PERSON));
      gallery.refresh(state);
      if (chance.below(10) == 0 && state.match().canUndo(seat)) {
        add(state, new Line.Undo(seat));
        gallery.refresh(state);
      }
      if (chance.below(10) == 0) {
        add(state, new Line.Say(0, "Hm."));
        gallery.refresh(state);
      }
      for (int i = 0; i < slow.size(); i++) {
        assertThat(slow.get(i).document).isEqualTo(quick.get(i).document);
        assertThat(slow.get(i).log).isEqualTo(quick.get(i).log);
        assertThat(slow.get(i).updates).as("messages").isEqualTo(quick.get(i).updates);
      }
    }
    assertThat(slow).extracting(s -> s.frames).anyMatch(frames -> frames > 4);
    assertThat(quick).extracting(s -> s.frames).containsOnly(0);
  }

  @Test
  void nothingIsKeptWhereNobodyWantsToSeeIt() {
    TableState state = table("cards-of-the-dead", 2, "5");
    Gallery gallery = new Gallery(SHELF, InstantSource.fixed(java.time.Instant.EPOCH));
    Spectator slow = new Spectator(0, true);
    gallery.enter(new Spectator(0, false), Have.NOTHING, state);
    add(state, new Line.Start(null));
    gallery.refresh(state);
    answerOften(state);
    assertThat(state.match().moments()).isEmpty();

    gallery.enter(slow, Have.NOTHING, state);
    assertThat(answerOften(state)).isPositive();

    gallery.leave(slow, state);
    assertThat(answerOften(state)).isZero();
  }

  /// How many moments there were to see.
  private static int answerOften(TableState state) {
    int moments = 0;
    for (int n = 0; n < 8; n++) {
      int seat = state.awaited().getFirst();
      add(state, new Line.Answer(seat, state.match().options(seat).getLast().id(), Line.By.PERSON));
      moments += state.match().moments().size();
    }
    return moments;
  }
}
