package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.View;
import horda.wire.Shelf;
import horda.wire.ViewJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Documents of real games are what their schemas say.
class SchemaTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Contract CONTRACT = Contract.of(SHELF);
  private static final int DOCUMENTS = 200;
  private static final int APART = 11;

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyViewOfRandomGamesFitsItsSchema(String id) {
    assertThat(faults(SHELF.game(id))).isEmpty();
  }

  @Test
  void aDocumentWithAnotherWordDoesNotFit() {
    Game<?> game = SHELF.game("cards-of-the-dead");
    View view = view(game);
    String text = ViewJson.text(view);

    assertThat(schema(view).validate(text, InputFormat.JSON)).isEmpty();
    assertThat(schema(view).validate(text.replace("\"going-on\"", "\"lost\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(schema(view).validate(text.replace("\"kills\"", "\"kill\""), InputFormat.JSON))
        .isNotEmpty();
  }

  private static <S extends State> View view(Game<S> game) {
    return game.view(game.deal(Setup.of(game, 2, Map.of(), Seed.of(1))), View.ONLOOKER);
  }

  private static Schema schema(View view) {
    String name = Contract.schema(view.getClass().getSimpleName());
    String text = CONTRACT.files().get(Contract.SCHEMAS.resolve(name));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
  }

  private static <S extends State> List<String> faults(Game<S> game) {
    List<String> faults = new ArrayList<>();
    Playout<S> playout = new Playout<>(game);
    Schema schema = null;
    int looked = 0;
    for (int seed = 1; looked < DOCUMENTS; seed++) {
      int seats = game.minSeats() + seed % (game.maxSeats() - game.minSeats() + 1);
      List<RandomBot<S>> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bots.add(new RandomBot<>(new Chance(Seed.of(100 * seed + seat))));
      }
      S state = game.deal(Setup.of(game, seats, Map.of(), Seed.of(seed)));
      Engine.advance(state, Out.SILENT);
      boolean over = false;
      while (!over) {
        over = Engine.question(state) == null;
        View view = game.view(state, looked % (seats + 1) - 1);
        schema = schema == null ? schema(view) : schema;
        schema
            .validate(ViewJson.text(view), InputFormat.JSON)
            .forEach(fault -> faults.add(fault.toString()));
        looked++;
        playout.play(state, bots, APART, Out.SILENT);
      }
    }
    return faults;
  }
}
