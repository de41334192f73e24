package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Option;
import horda.engine.Seed;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.server.view.Gallery;
import horda.server.view.Have;
import horda.server.view.Viewer;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.doc.FromServer;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the server says about real games is what its schema says.
class MessagesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int ANSWERS = 60;
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(
              Contract.of(SHELF)
                  .files()
                  .get(Contract.SCHEMAS.resolve(Contract.schema("FromServer"))));

  /// Somebody who looks, and finds fault with every message.
  private static final class Reader implements Viewer {
    private final int seat;
    private final boolean beats;
    private int wholes;
    private int updates;
    private int inFrames;

    Reader(int seat, boolean beats) {
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
    public void show(FromServer.Shown message) {
      assertThat(SCHEMA.validate(TextPen.of(message.numbered(1)), InputFormat.JSON)).isEmpty();
      switch (message) {
        case FromServer.Whole _ -> wholes++;
        case FromServer.Update update -> {
          updates++;
          inFrames += update.frames() == null ? 0 : 1;
        }
      }
    }
  }

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMessageAboutATableFits(String id) {
    Game<?> game = SHELF.game(id);
    TableState state = table(game);
    Gallery gallery = new Gallery(SHELF, InstantSource.fixed(Instant.EPOCH));
    List<Reader> readers = List.of(new Reader(0, true), new Reader(-1, false));
    readers.forEach(reader -> gallery.enter(reader, Have.NOTHING, state));
    add(state, new Line.Start(null));
    gallery.refresh(state);
    Chance chance = new Chance(Seed.of(3));
    for (int n = 0; n < ANSWERS && !state.match().isOver(); n++) {
      int seat = state.awaited().getFirst();
      List<Option> options = state.match().options(seat);
      String option = options.get(chance.below(options.size())).id();
      add(state, new Line.Answer(seat, option, Line.By.PERSON));
      gallery.refresh(state);
    }
    add(state, new Line.Say(0, "Hm."));
    gallery.refresh(state);

    assertThat(readers).allMatch(reader -> reader.wholes > 0 && reader.updates > 10);
    assertThat(readers.getFirst().inFrames).isPositive();
    assertThat(readers.getLast().inFrames).isZero();
  }

  @Test
  void aMessageOfAnotherShapeDoesNotFit() {
    String bye = TextPen.of(new FromServer.Bye("closing", "The house closes."));

    assertThat(SCHEMA.validate(bye, InputFormat.JSON)).isEmpty();
    assertThat(SCHEMA.validate(bye.replace("\"bye\"", "\"by\""), InputFormat.JSON)).isNotEmpty();
    assertThat(SCHEMA.validate(bye.replace("\"text\"", "\"said\""), InputFormat.JSON)).isNotEmpty();
  }

  private static TableState table(Game<?> game) {
    List<Chair> chairs =
        IntStream.range(0, game.minSeats())
            .mapToObj(seat -> Chair.person("", "", "key" + seat))
            .toList();
    Header header =
        new Header(
            Header.FORMAT,
            game.id(),
            new TreeMap<>(),
            "5",
            game.revision(),
            SHELF.contentHash(game.id()),
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
}
