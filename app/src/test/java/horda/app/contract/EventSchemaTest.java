package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.EventJson;
import horda.wire.Language;
import horda.wire.SeatParts;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.Texts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Events of real games are what the schema of the game's events says.
class EventSchemaTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Contract CONTRACT = Contract.of(SHELF);
  private static final int ANSWERS = 150;

  static Iterable<String> games() {
    return SHELF.ids();
  }

  private static Schema schema(String name) {
    String text = CONTRACT.files().get(Contract.SCHEMAS.resolve(Contract.schema(name)));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
  }

  private static List<Event> events(Game<?> game, int seed) {
    Setup setup = Setup.of(game, game.minSeats(), Map.of(), Seed.of(seed));
    Match<?> match = new Match<>(game, setup);
    Chance chance = new Chance(Seed.of(seed));
    Texts texts = SHELF.texts(game.id(), Language.EN);
    for (int n = 0; n < ANSWERS && !match.isOver(); n++) {
      int seat = SeatParts.turn(match, texts).getFirst().seat();
      List<Option> options = match.options(seat);
      match.answer(seat, options.get(chance.below(options.size())).id());
    }
    return match.chronicle().events();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyEventFitsTheSchemaOfItsGame(String id) {
    Schema kinds = schema(id + ".events");
    Schema told = schema("ToldEvent");
    Texts texts = SHELF.texts(id, Language.EN);
    List<Event> events = events(SHELF.game(id), 4);
    assertThat(events).hasSizeGreaterThan(20);
    for (Event event : events) {
      String text = TextPen.of(EventJson.told(event, texts));
      assertThat(kinds.validate(text, InputFormat.JSON)).as(text).isEmpty();
      assertThat(told.validate(text, InputFormat.JSON)).as(text).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anEventOfNoKindOrWithOneArgumentMoreDoesNotFit(String id) {
    Schema kinds = schema(id + ".events");
    String first =
        TextPen.of(
            EventJson.told(events(SHELF.game(id), 4).getFirst(), SHELF.texts(id, Language.EN)));

    assertThat(kinds.validate(first.replace("\"kind\":\"", "\"kind\":\"no-"), InputFormat.JSON))
        .isNotEmpty();
    assertThat(
            kinds.validate(
                first.replace("],\"text\"", ",1,2],\"text\"").replace("[,", "["), InputFormat.JSON))
        .isNotEmpty();
  }
}
