package horda.cityofhorror;

import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.content.Place.BANK;
import static horda.cityofhorror.content.Place.CHURCH;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Test vectors of the catalogue that hang on chance: no scenario file can say them.
class VectorsTest {
  private static final int SEEDS = 60;

  /// TV-16: the Kitten from the Church that draws the Church card.
  @Test
  @Rule({"COH-CARD-10", "COH-CARD-11"})
  void theKittenMayStay() {
    int stayed = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game =
          table()
              .seed(seed)
              .hand("ana", "kitten")
              .zombies("church", 5)
              .zombies("bank", 6)
              .at("window location church")
              .play("ana", "play:kitten:church")
              .sees("discard", "kitten")
              .sees("reserve.zombies", 29);
      int to =
          game.told(CityEvent.KITTEN_RETURNS)
              ? CHURCH
              : game.events().only(CityEvent.KITTEN_RUNS).get(2);
      int come = to == BANK ? 2 : 5;
      game.sees("church.zombies", to == CHURCH ? 5 : 5 - come);
      if (to == CHURCH) {
        stayed++;
      } else {
        game.sees(Place.id(to) + ".zombies", (to == BANK ? 6 : 0) + come);
      }
    }
    assertThat(stayed).isPositive();
  }

  /// TV-49: after six picks everybody has six cards, and packets go to the left.
  @Test
  @Rule({"COH-VAR-01", "COH-VAR-02"})
  void packetsGoToTheLeft() {
    Played game = dealt(7, 4, "draft", "yes");
    while (!game.question().equals("draft")) {
      game.play(game.asked(), game.options().getFirst());
    }
    for (int pick = 1; pick <= 5; pick++) {
      List<String> left = new ArrayList<>();
      for (int seat = 1; seat <= 4; seat++) {
        String who = "seat" + seat;
        List<String> packet = cards(game, who);
        assertThat(packet).hasSize(7 - pick);
        String kept = packet.get(pick % packet.size());
        packet.remove(kept);
        left.add(String.join(", ", packet));
        game.play(who, "keep:" + kept);
      }
      for (int seat = 1; seat <= 4 && pick < 5; seat++) {
        String neighbour = "seat" + (seat % 4 + 1);
        assertThat(game.look(neighbour + ".hand")).isEqualTo(left.get(seat - 1));
      }
    }
    for (int seat = 1; seat <= 4; seat++) {
      game.sees("seat" + seat + ".hand.count", 6);
    }
    game.sees("deck.count", 16).sees("round", 1);
  }

  private static List<String> cards(Played game, String who) {
    return new ArrayList<>(List.of(game.look(who + ".hand").split(", ")));
  }

  /// TV-50: a Kitten brings six zombies to the Bank after it was resolved.
  @Test
  @Rule("COH-LOC-03")
  void theKittenComesTooLate() {
    int came = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game =
          table()
              .seed(seed)
              .option("layout", "bank+church+hospital+armory")
              .person("ana", "geek", "bank")
              .hand("ana", "kitten")
              .person("ben", "vigil", "bank")
              .zombies("hospital", 6)
              .from("window attack bank")
              .passUntilWindow("location church")
              .play("ana", "play:kitten:hospital");
      if (game.told(CityEvent.KITTEN_RUNS)
          && game.events().only(CityEvent.KITTEN_RUNS).get(2) == BANK) {
        came++;
        game.sees("bank.zombies", 6)
            .passUntilWindow("round-start")
            .sees("round", 2)
            .sees("bank.people", "geek, vigil");
      }
    }
    assertThat(came).isPositive();
  }
}
