package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.engine.Greyed;
import horda.engine.Ref;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whoever asks "why not?" hears a reason and its rule, on the component that was pointed at.
class WhyNotTest {
  private static List<Greyed.Reason> reasons(Played game, String who) {
    return game.match().greyed(game.seat(who));
  }

  /// The rule behind a choice that is not on offer, as its reason names it.
  private static String rule(Played game, String id) {
    return reasons(game, game.asked()).stream()
        .filter(reason -> reason.id().equals(id))
        .map(Greyed.Reason::rule)
        .findFirst()
        .orElse("no reason for " + id + " among " + reasons(game, game.asked()));
  }

  private static TableBuilder holding(String... cards) {
    return table().hand("ana", cards);
  }

  @Test
  void cardsInAWindow() {
    Played game =
        holding("canned-food", "pepper-spray", "back-door", "running-shoes", "gun", "chainsaw")
            .zombies("bank", 1)
            .at("window round-start");

    assertThat(rule(game, "play:canned-food")).isEqualTo("COH-CARD-03");
    assertThat(rule(game, "play:pepper-spray")).isEqualTo("COH-WIN-09");
    assertThat(rule(game, "play:back-door")).isEqualTo("COH-MOV-13");
    assertThat(rule(game, "play:running-shoes")).isEqualTo("COH-MOV-18");
    assertThat(rule(game, "play:chainsaw")).isEqualTo("COH-ZOM-04");
    // The Gun can be played at the bank, and nowhere else.
    assertThat(game.offers("play:gun:bank")).isTrue();
    assertThat(rule(game, "play:gun:church")).isEqualTo("COH-ZOM-04");
  }

  @Test
  void aReasonPointsAtTheCardAndThePlace() {
    Played game = holding("gun").zombies("bank", 1).at("window round-start");

    Greyed.Reason reason =
        reasons(game, "ana").stream()
            .filter(r -> r.id().equals("play:gun:church"))
            .findFirst()
            .orElseThrow();

    assertThat(reason.targets()).extracting(Ref::kind).containsExactly("action", "place");
  }

  @Test
  void charactersThatCannotHelp() {
    Played game =
        table()
            .person("ana", "geek", "church")
            .person("ana", "granny", "bank")
            .person("ana", "punk", "bank")
            .person("ana", "priest", "bank")
            .at("window round-start");

    assertThat(rule(game, "use:geek")).isEqualTo("COH-ZOM-04");
    assertThat(rule(game, "use:granny")).isEqualTo("COH-CHR-06");
    assertThat(rule(game, "use:punk")).isEqualTo("COH-ABL-08");
    assertThat(rule(game, "use:priest")).isEqualTo("COH-CHR-15");
  }

  @Test
  void anExhaustedCharacterSaysSo() {
    Played game =
        table().person("ana", "rasta", "bank").hand("ana", "gun", "alarm").at("window round-start");

    game.play("ana", "use:rasta");
    while (!game.asked().equals("ana")) {
      game.pass(game.asked());
    }

    assertThat(rule(game, "use:rasta")).isEqualTo("COH-ABL-01");
  }

  @Test
  void movesThatCannotBeMade() {
    Played game =
        table()
            .person("ana", "teen", "church")
            .person("ana", "geek", "bank")
            .movement("ana", "church")
            .hand("ana", "back-door")
            .at("mover ana");

    assertThat(rule(game, "move:teen")).isEqualTo("COH-MOV-03");
    assertThat(rule(game, "stay")).isEqualTo("COH-MOV-02");
    assertThat(rule(game, "go")).isEqualTo("COH-MOV-01");
    assertThat(rule(game, "play:back-door")).isEqualTo("COH-MOV-13");
    assertThat(rule(game, "offer:" + game.seat("ben"))).isEqualTo("COH-WIN-17");
  }

  @Test
  void offersThatCannotBeMade() {
    Played game = table().antidotes("ana", 1).at("window final");
    for (int i = 0; i < Bargaining.MOST_REFUSED; i++) {
      game.offer("ana", "ben", "give:antidotes:1").play("ben", "refuse");
    }

    assertThat(rule(game, "offer:" + game.seat("ben"))).isEqualTo("COH-WIN-07");
  }

  @Test
  void aDraftThatCannotBeSentAndAnOfferThatCannotBeMet() {
    Played game = table().antidotes("ana", 1).hand("ben", "gun").at("window final");

    game.against("ana", "offer", "ben");
    assertThat(rule(game, "send")).isEqualTo("COH-NEG-05");
    game.play("ana", "want:shotgun").play("ana", "send");
    assertThat(rule(game, "accept")).isEqualTo("COH-NEG-05");
    assertThat(game.refuses("ben", "accept").rule()).isEqualTo("COH-NEG-05");
  }

  @Test
  void whoCannotBePointedAt() {
    Played game =
        table()
            .person("ana", "teen", "church")
            .person("ben", "geek", "church")
            .person("cleo", "rasta", "bank")
            .zombies("church", 5)
            .at("window attack church")
            .passUntil("vote");

    assertThat(rule(game, "vote:" + game.seat("cleo"))).isEqualTo("COH-VOTE-04");
    // Any character there points at its player.
    assertThat(game.match().options(game.seat("ana")))
        .allSatisfy(option -> assertThat(option.targets()).hasSizeGreaterThan(1));
  }
}
