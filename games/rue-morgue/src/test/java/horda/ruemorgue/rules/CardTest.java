package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// CARD, ZOM and MINI: Zombie cards and figures. Tutorial 1, going on to the last survivor.
class CardTest {
  private static Scene tutorial() {
    return scene("t1", "alive: all", "alive: 1").at("bear", "2V:B");
  }

  @Test
  @Rule({"RMO-SPAWN-06", "RMO-XP-07"})
  void aCardIsReadAtTheLevelOfTheGame() {
    // given: card 148 brings 2, 3, 4 Walkers, then 2 Runners
    Scene blue = tutorial().deck(148).draw("6V:S1");
    Scene yellow = tutorial().xp("bear", 7).deck(148).draw("6V:S1");
    Scene red = tutorial().xp("bear", 43).deck(148).draw("6V:S1");

    // then
    assertThat(blue.count("6V:S1", WALKER)).isEqualTo(2);
    assertThat(yellow.count("6V:S1", WALKER)).isEqualTo(3);
    assertThat(red.count("6V:S1", RUNNER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-XP-07", "RMO-XP-08", "RMO-END-05"})
  void onlyThoseInPlayMakeTheDanger() {
    // given: the best of them has left
    Scene scene = tutorial().xp("joe", 43).at("joe", "7V:P2");
    assertThat(ZombieCards.danger(scene.state())).isEqualTo(Level.RED);

    // when
    scene.state().zone[scene.survivor("joe")] = MorgueState.AWAY;

    // then
    assertThat(ZombieCards.danger(scene.state())).isEqualTo(Level.BLUE);
  }

  @Test
  @Rule({"RMO-ZOM-03", "RMO-ZOM-04"})
  void aFattyBringsTwoWalkers() {
    // given: card 156 is one Fatty at Blue
    Scene scene = tutorial().deck(156).draw("6V:S1");

    // then
    assertThat(scene.count("6V:S1", FATTY)).isEqualTo(1);
    assertThat(scene.count("6V:S1", WALKER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-CARD-01", "RMO-CARD-02"})
  void anExtraActivationSpawnsNothingAndDoesNothingAtBlue() {
    // given: card 181, Walkers
    Scene blue = tutorial().noise("7V:Q", 3).zombies("7V:S1", WALKER, 1).deck(181).draw("6V:S1");
    Scene yellow =
        tutorial()
            .xp("bear", 7)
            .noise("7V:Q", 3)
            .zombies("7V:S1", WALKER, 1)
            .deck(181)
            .draw("6V:S1");

    // then
    assertThat(blue.count("7V:S1", WALKER)).isEqualTo(1);
    assertThat(yellow.count("7V:P1", WALKER)).isEqualTo(1);
    assertThat(yellow.count("6V:S1", WALKER)).isZero();
  }

  @Test
  @Rule({"RMO-ABOM-02", "RMO-MINI-06"})
  void theSecondAbominationIsAFatty() {
    // given: RMO-TV-86; card 180 is the A-Bomb at Blue
    Scene scene = tutorial().zombies("2V:A", A_BOMB, 1).deck(180).draw("6V:S1");

    // then
    assertThat(scene.count("6V:S1", A_BOMB)).isZero();
    assertThat(scene.count("6V:S1", FATTY)).isEqualTo(1);
    assertThat(scene.count("6V:S1", WALKER)).isEqualTo(2);

    // given: it is in the box
    Scene first = tutorial().deck(180).draw("6V:S1");

    // then
    assertThat(first.count("6V:S1", A_BOMB)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-CARD-03", "RMO-CARD-04", "RMO-CARD-06"})
  void sewersOnTilesWithSurvivorsFillSewerBySewer() {
    // given: card 185 at Yellow is 2 Walkers; Joe's street lies on 4V and 7V, with a sewer each
    Scene scene = tutorial().xp("joe", 7).at("joe", "4V:S3").deck(185).draw("6V:S1");

    // then
    assertThat(scene.count("7V:S4", WALKER)).isEqualTo(4);
    assertThat(scene.count("6V:S4", WALKER)).as("nobody on 6V").isZero();
    assertThat(scene.count("6V:S1", WALKER)).as("the zone of the card").isZero();
  }

  @Test
  @Rule("RMO-CARD-04")
  void aSewerOnAnEmptyTileGetsNothingThoughItsStreetReachesAnOccupiedOne() {
    // given: Joe indoors on 4V; the street with two sewers lies on 4V and 7V
    Scene scene = tutorial().xp("joe", 7).at("joe", "4V:C").deck(185).draw("6V:S1");

    // then
    assertThat(scene.count("7V:S4", WALKER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-CARD-05", "RMO-CARD-06", "RMO-CARD-11", "RMO-CARD-10"})
  void bedsOfOneColourOnTilesWithSurvivors() {
    // given: card 187, blue; Bear is on 2V (K1 has 1 blue, C 2 blue, K3 1 green, A 2 green)
    Scene scene = tutorial().deck(187).draw("6V:S1");

    // then
    assertThat(scene.count("2V:K1", CRAWLER)).isEqualTo(1);
    assertThat(scene.count("2V:C", CRAWLER)).isEqualTo(2);
    assertThat(scene.count("2V:K3", CRAWLER)).isZero();
    assertThat(scene.count("4V:C", CRAWLER)).isZero();

    // given: Joe in the crossing of all four tiles; 4V and 6V have unused triggers
    Scene crossing = tutorial().at("joe", "7V:S3").deck(187).draw("6V:S1");

    // then
    assertThat(crossing.count("4V:C", CRAWLER)).isEqualTo(1);
    assertThat(crossing.count("6V:A", CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-CARD-11", "RMO-HELI-22", "RMO-CARD-08"})
  void whoFliesOccupiesNoTile() {
    // given: Terry alone, flying
    Scene scene = scene("t2", "alive: all", "alive: 1").at("terry", "9R:S4").flying("9R:S4");
    scene.state().seat[scene.survivor("terry")] = MorgueState.PILOT;

    // when: card 185 at Blue would be one Walker a sewer
    scene.deck(185).draw("5R:S1");

    // then
    assertThat(scene.figures(WALKER)).isEqualTo(40);
    assertThat((int) scene.state().reserve[WALKER.ordinal()]).isEqualTo(40);
  }

  @Test
  @Rule({"RMO-CARD-09", "RMO-TENT-04"})
  void bedsInATentCountOnceItIsOpen() {
    // given: tent-02 (3 blue beds) stands on 8V:P2, Joe in the camp
    Scene scene = scene("m04").at("joe", "8V:S1").deck(187, 188);
    int tent = 2;
    scene.state().tentCard[tent] = 1;

    // then
    assertThat(scene.draw("8V:S3").count("8V:P2", CRAWLER)).isZero();

    // when
    scene.state().revealedTents = 1 << tent;

    // then
    assertThat(scene.draw("8V:S3").count("8V:P2", CRAWLER)).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-CARD-07", "RMO-MINI-03", "RMO-MINI-02"})
  void tooFewForTheSewersAreSharedOutByTheFirstPlayerAndOneActivationFollows() {
    // given: RMO-TV-84: sewers of 4V, 7V (one street) and 6V; 3 Walkers left, 37 stand at 7V:S1
    Scene scene =
        tutorial()
            .xp("joe", 7)
            .at("joe", "7V:S3")
            .noise("7V:Q", 9)
            .zombies("2V:A", WALKER, 36)
            .zombies("7V:P1", WALKER, 1)
            .deck(185);

    // when
    scene.draw("6V:S1");

    // then: the street wants four, 6V:S4 two
    assertThat(scene.options()).containsExactly("to:6V:S4", "to:7V:S4");

    // when
    scene.answer("to:6V:S4").answer("to:6V:S4").answer("to:7V:S4");

    // then: all Walkers have acted once, those just placed too
    assertThat(scene.count("7V:Q", WALKER)).isEqualTo(1);
    assertThat(scene.state().missing).isZero();
    assertThat(scene.figures(WALKER)).isEqualTo(40);
  }

  @Test
  @Rule({"RMO-MINI-01", "RMO-MINI-04", "RMO-ZOM-04"})
  void missingFattiesActivateFattiesNotWalkers() {
    // given: RMO-TV-85: card 149 at Orange is 2 Fatties, one is left
    Scene scene =
        tutorial()
            .xp("bear", 19)
            .noise("7V:Q", 9)
            .zombies("2V:A", FATTY, 6)
            .zombies("7V:P1", FATTY, 1)
            .zombies("7V:S1", WALKER, 1)
            .deck(149);

    // when
    scene.draw("6V:S1");

    // then: the new Fatty has moved on, its Walkers have not
    assertThat(scene.count("6V:S1", WALKER)).isEqualTo(2);
    assertThat(scene.count("6V:S2", FATTY)).isEqualTo(1);
    assertThat(scene.count("7V:Q", FATTY)).isEqualTo(1);
    assertThat(scene.count("7V:S1", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-MINI-01", "RMO-MINI-08"})
  void aShortageActivatesAtBlueToo() {
    // given: card 148 at Blue is 2 Walkers, none is left
    Scene scene =
        tutorial()
            .noise("7V:Q", 9)
            .zombies("2V:A", WALKER, 39)
            .zombies("7V:P1", WALKER, 1)
            .deck(148);

    // when
    scene.draw("6V:S1");

    // then
    assertThat(scene.count("7V:Q", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SPAWN-11", "RMO-DOOR-13"})
  void anEmptyDeckIsMadeOfItsDiscards() {
    // given
    Scene scene = tutorial().deck(148);
    MorgueState s = scene.state();
    while (s.cards.size(s.table.zombieDeck) > 0) {
      s.cards.add(s.table.zombieDiscard, s.cards.draw(s.table.zombieDeck));
    }

    // when
    ZombieCards.draw(s, horda.engine.Out.SILENT);

    // then
    assertThat(s.cards.size(s.table.zombieDeck)).isEqualTo(47);
    assertThat(s.cards.size(s.table.zombieDiscard)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SPAWN-12", "RMO-CRASH-01", "RMO-CRASH-02"})
  void nothingAppearsUnderTheWreck() {
    // given
    Scene scene = scene("m03").at("joe", "1R:S3").deck(148, 160).draw("7V:P2");

    // then
    assertThat(scene.count("7V:P2", WALKER)).isZero();
    assertThat(scene.draw("7V:S1").count("7V:S1", WALKER)).isEqualTo(2);
  }
}
