package horda.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Designed;
import horda.engine.Option;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Patch;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.doc.FromServer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a zombie phase with many figures costs those who watch it beat by beat.
class HordeFramesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int FIGURES = 60;
  private static final int MOST_BYTES = 30_000;
  private static final int MOST_ANSWERS = 4_000;
  private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

  /// What phases cost, in the order in which they came.
  private record Cost(long nanos, int bytes) {}

  private record Said(String text, boolean whole) {}

  private static final class Onlooker implements Viewer {
    private final Language language;
    private ObjectNode document = Json.object();
    private final List<Said> said = new ArrayList<>();
    private int bytes;
    private int frames;

    Onlooker(Language language) {
      this.language = language;
    }

    @Override
    public Set<String> keys() {
      return language == Language.EN ? Set.of("key") : Set.of();
    }

    @Override
    public int look() {
      return language == Language.EN ? 0 : -1;
    }

    @Override
    public Language language() {
      return language;
    }

    @Override
    public boolean beats() {
      return true;
    }

    /// Written at once, as for the line; read later, as elsewhere.
    @Override
    public void show(FromServer.Shown shown) {
      said.add(new Said(TextPen.of(shown), shown instanceof FromServer.Whole));
    }

    void read() {
      said.forEach(this::read);
      said.clear();
    }

    private void read(Said one) {
      bytes = one.text().getBytes(StandardCharsets.UTF_8).length;
      JsonNode message = Json.parse(one.text());
      if (one.whole()) {
        document = (ObjectNode) message.get("doc");
        return;
      }
      frames = message.has("frames") ? message.get("frames").size() : 1;
      List<JsonNode> parts = new ArrayList<>();
      if (message.has("frames")) {
        message.get("frames").forEach(parts::add);
      } else {
        parts.add(message);
      }
      parts.forEach(part -> Patch.apply(document, part.get("patch")));
    }

    int figures() {
      int figures = 0;
      for (JsonNode zone : document.get("view").get("zones")) {
        for (JsonNode count : zone.get("zombies")) {
          figures += count.intValue();
        }
      }
      return figures;
    }

    boolean hasSurvivorsTurn() {
      return document.get("view").get("phase").stringValue().equals("players");
    }

    int round() {
      return document.get("view").get("round").intValue();
    }
  }

  private static TableState table(String seed) {
    Header header =
        new Header(
            Header.FORMAT,
            "rue-morgue",
            new TreeMap<>(Map.of("mission", "own", "survivors", "random", "plan", plan())),
            seed,
            SHELF.game("rue-morgue").revision(),
            SHELF.contentHash("rue-morgue"),
            List.of(Chair.person("", "", "key")),
            "host",
            new Header.Wishes(false, Header.Talk.OPEN, null, 0, 0),
            true,
            null,
            null);
    return new TableState("t", header, 0, SHELF);
  }

  /// A mission of the box whose streets are full already.
  private static String plan() {
    Designed<?> game = (Designed<?>) SHELF.game("rue-morgue");
    ObjectNode plan = (ObjectNode) PlanJson.of(game.workshop().plan("m09"));
    ArrayNode zombies = plan.putArray("zombies");
    for (JsonNode spawn : plan.get("spawns")) {
      for (String kind : List.of("walker:10", "fatty:2", "runner:3")) {
        String[] parts = kind.split(":", -1);
        zombies
            .addObject()
            .put("at", spawn.get("at").stringValue())
            .put("kind", parts[0])
            .put("count", parts[1]);
      }
    }
    return PlanText.of(plan);
  }

  private static void add(TableState state, Line line) {
    String text = new Line.Entry("", line).text();
    state.play(new Store.Line(state.seq() + 1, state.seq() + 1, text));
  }

  @Test
  void aPhaseOfSixtyFiguresTakesLessThanThirtyKilobytesForEachViewer() {
    List<Cost> phases = new ArrayList<>();
    for (int seed = 1; seed <= 4; seed++) {
      phases.addAll(watched("" + seed));
    }
    assertThat(phases).as("phases with so many figures").hasSizeGreaterThanOrEqualTo(5);
    report(phases);
  }

  /// Measured, not asserted (docs/speed.md).
  private static void report(List<Cost> phases) {
    List<Cost> byTime = phases.stream().sorted(Comparator.comparingLong(Cost::nanos)).toList();
    System.out.printf(
        "a zombie phase of %d figures or more, for each viewer: %.2f ms of processor time"
            + " (first %.2f, most %.2f), at most %.1f kB; %d phases%n",
        FIGURES,
        byTime.get(phases.size() / 2).nanos() / 1e6,
        phases.getFirst().nanos() / 1e6,
        byTime.getLast().nanos() / 1e6,
        phases.stream().mapToInt(Cost::bytes).max().orElseThrow() / 1e3,
        phases.size());
  }

  /// A team that does nothing, until it is dead or the horde is large. Such phases.
  private static List<Cost> watched(String seed) {
    TableState state = table(seed);
    Gallery gallery = new Gallery(SHELF, InstantSource.fixed(Instant.EPOCH));
    List<Onlooker> all = List.of(new Onlooker(Language.EN), new Onlooker(Language.ES));
    all.forEach(viewer -> gallery.enter(viewer, Have.NOTHING, state));
    add(state, new Line.Start(null));
    gallery.refresh(state);
    all.forEach(Onlooker::read);
    List<Cost> phases = new ArrayList<>();
    for (int n = 0; n < MOST_ANSWERS && !state.match().isOver(); n++) {
      int round = all.getFirst().round();
      Line answer = new Line.Answer(0, idle(state.match().options(0)), Line.By.PERSON);
      long began = PROCESSOR.getCurrentThreadCpuTime();
      add(state, answer);
      gallery.refresh(state);
      long spent = PROCESSOR.getCurrentThreadCpuTime() - began;
      all.forEach(Onlooker::read);
      boolean told =
          round > 0 && all.getFirst().round() > round && all.getFirst().hasSurvivorsTurn();
      if (told && all.getFirst().figures() >= FIGURES) {
        int most = all.stream().mapToInt(viewer -> viewer.bytes).max().orElseThrow();
        phases.add(new Cost(spent / all.size(), most));
        assertThat(all).allMatch(viewer -> viewer.frames > 5);
        assertThat(all).extracting(viewer -> viewer.bytes).allMatch(bytes -> bytes < MOST_BYTES);
      }
    }
    return phases;
  }

  private static String idle(List<Option> options) {
    return options.stream()
        .map(Option::id)
        .filter(id -> id.equals("end-turn"))
        .findFirst()
        .orElse(options.getFirst().id());
  }
}
