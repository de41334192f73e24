package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Playout;
import horda.engine.Allied;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that say that their seats stand on one side with open hands: whoever sits there can think
/// for any seat without being told anything.
class AlliedTest {
  private static final Shelf SHELF = Shelf.standard();

  @ParameterizedTest
  @ValueSource(strings = {"cards-of-the-dead", "rue-morgue"})
  void everySeatKnowsWhatEachOtherCanChoose(String id) {
    check(SHELF.game(id));
  }

  private static <S extends State> void check(Game<S> game) {
    for (int number = 0; number < 6; number++) {
      S state = game.deal(Setup.of(game, 3, Map.of(), Seed.of(number)));
      assertThat(((Allied<S>) game).allied(state)).isTrue();
      Chance chance = new Chance(Seed.of(100 + number));
      Question<S> question = Engine.advance(state, Out.SILENT);
      for (int made = 0; made < 150 && question != null; made++) {
        int asked = Playout.nextSeat(state, question);
        List<String> truth = options(state, question, asked);
        for (int eyes = 0; eyes < state.seats(); eyes++) {
          S imagined = game.imagine(state, eyes, chance);
          Question<S> same = Engine.question(imagined);
          assertThat(same).as("seat %d knows who is asked", eyes).isNotNull();
          assertThat(options(imagined, same, asked))
              .as("%s, what seat %d knows of seat %d", question, eyes, asked)
              .isEqualTo(truth);
        }
        Choices choices = new Choices();
        question.choices(state, asked, choices);
        long choice = choices.get(chance.below(choices.size()));
        question = Engine.answer(state, question, asked, choice, Out.SILENT);
      }
    }
  }

  private static <S extends State> List<String> options(S state, Question<S> question, int seat) {
    Choices choices = new Choices();
    question.choices(state, seat, choices);
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      ids.add(question.option(state, seat, choices.get(i)).id());
    }
    return ids;
  }

  @ParameterizedTest
  @CsvSource({"pvp1, false", "pvp2, false", "t1, true"})
  void missionsOfTeamsAgainstEachOtherAreNotOnOneSide(String mission, boolean allied) {
    Game<?> game = SHELF.game("rue-morgue");
    Setup setup = Setup.of(game, 2, Map.of("mission", mission), Seed.of(1));
    assertThat(Allied.at(new Match<>(game, setup))).isEqualTo(allied);
  }

  @Test
  void otherGamesSayNothingOfTheKind() {
    for (String id : List.of("amanecer-zombi", "city-of-horror", "six-nights")) {
      assertThat(SHELF.game(id)).isNotInstanceOf(Allied.class);
    }
  }
}
