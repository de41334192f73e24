package horda.cardsofthedead.view;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Chance;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every choice can be made by clicking components that lie on the table, or is a plain button.
class TargetsTest {
  private static final Set<String> BUTTONS = Set.of("end", "done", "none");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void whatAChoiceTouchesLiesOnTheTable(int seats) {
    CardsOfTheDead game = TableBuilder.GAME;
    for (int n = 0; n < 40; n++) {
      Seed seed = Seed.of(n);
      Match<CardsState> match = new Match<>(game, Setup.of(game, seats, Map.of(), seed));
      Chance chance = new Chance(seed.child(1));
      while (!match.isOver()) {
        Question<CardsState> question = match.question();
        int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
        List<Option> offered = match.options(seat);
        Set<String> onTheTable = Refs.of(game.view(match.state(), seat));
        for (Option option : offered) {
          assertThat(option.targets().isEmpty())
              .as("%s of seed %d is a plain button", option.id(), n)
              .isEqualTo(BUTTONS.contains(option.id()));
          assertThat(onTheTable)
              .as("%s of seed %d", option.id(), n)
              .containsAll(option.targets().stream().map(Ref::toString).toList());
        }
        match.answer(seat, offered.get(chance.below(offered.size())).id());
      }
    }
  }

  @Test
  void aCardCanBeDraggedToWhereItGoes() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena", "ammunition_rifle", "antiviral", "pipe")
            .reserve("selena", "grenade")
            .equipped("selena", "rifle")
            .space(1, "bottle")
            .start();

    assertThat(touched(game, "load:ammunition_rifle")).contains("weapon:0").hasSize(3);
    assertThat(touched(game, "equip:pipe")).contains("weapon:0");
    assertThat(touched(game, "stow:pipe")).contains("reserve:0");
    assertThat(touched(game, "fetch:grenade")).contains("hand:0");
    assertThat(touched(game, "pick-up:1:hand")).contains("hand:0", "space:1");
    assertThat(touched(game, "pick-up:1:reserve")).contains("reserve:0", "space:1");
    assertThat(touched(game, "use:antiviral")).contains("survivor:1");
  }

  @Test
  void survivorsLieOnTheTableUntilEverybodyHasOne() {
    Played game = TableBuilder.dealt(1, 2);

    assertThat(view(game).free())
        .extracting(FreeSurvivor::ref)
        .containsExactly("survivor:0", "survivor:1", "survivor:2");
    assertThat(view(game).survivors().getFirst().ref()).isEqualTo("seat:0");

    game.play("seat1", "selena");
    assertThat(view(game).free()).extracting(FreeSurvivor::survivor).containsExactly("rick", "dan");
    assertThat(view(game).survivors().getFirst().ref()).isEqualTo("survivor:1");

    game.play("seat2", "dan");
    assertThat(view(game).free()).isEmpty();
  }

  private static CardsView view(Played game) {
    return TableBuilder.GAME.view(game.state(), 0);
  }

  private static List<String> touched(Played game, String id) {
    return game.match().options(0).stream()
        .filter(option -> option.id().equals(id))
        .flatMap(option -> option.targets().stream())
        .map(Ref::toString)
        .toList();
  }
}
