package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.view.ChallengeView;
import horda.cardsofthedead.view.Viewing;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// END: the OPTIONAL challenges, scored at a win.
class EndChallengesTest {
  private static final String NOBODY_DIED = "nobody-died";
  private static final String ALL_VENUES = "all-venues";
  private static final String SIXTEEN_KILLS = "sixteen-kills";
  private static final String NO_NOISE = "no-noise";

  /// Day 3, EXIT on space 7.
  private static TableBuilder lastDay() {
    return table()
        .survivors("rick", "selena", "dan")
        .option("challenges", "yes")
        .day(3, "threat_strain", "threat_closing_in")
        .space(7, "exit");
  }

  /// What is scored when the active survivor walks out now.
  private static List<String> scored(Played game) {
    game.play(game.asked(), "go:exit").sees("result", "won");
    return game.events().events().stream()
        .filter(event -> event.what() == CardsEvent.CHALLENGE_MET)
        .map(event -> Viewing.CHALLENGES.get(event.args().getFirst()))
        .toList();
  }

  @Test
  @Rule("COD-END-05")
  void challengesAreScoredAtAWinEachByItself() {
    assertThat(scored(lastDay().start())).containsExactlyInAnyOrder(NOBODY_DIED, NO_NOISE);
    assertThat(scored(lastDay().dead("dan").start())).containsExactly(NO_NOISE);
    assertThat(scored(lastDay().venues("pharmacy", "market").start())).contains(ALL_VENUES);
    assertThat(scored(lastDay().kills(16).start())).contains(SIXTEEN_KILLS);
    assertThat(scored(lastDay().say("noise-made", true).start())).containsExactly(NOBODY_DIED);
    assertThat(scored(lastDay().venues("pharmacy", "market").kills(20).start()))
        .containsExactly(NOBODY_DIED, ALL_VENUES, SIXTEEN_KILLS, NO_NOISE);
  }

  @Test
  @Rule("COD-END-05")
  void aLostGameScoresNoChallenge() {
    Played game =
        table()
            .option("challenges", "yes")
            .kills(20)
            .vitality("rick", 1)
            .space(1, "zombie")
            .start()
            .play("rick", "end");

    game.sees("result", "all-dead");
    assertThat(game.allEvents().told(CardsEvent.CHALLENGE_MET)).isFalse();
  }

  @Test
  @Rule("COD-END-05")
  void oneWhoDiesInTheLastGameTurnCounts() {
    Played game = lastDay().vitality("rick", 2).space(1, "zombie").start();

    assertThat(scored(game)).doesNotContain(NOBODY_DIED);
    game.sees("rick.alive", "no");
  }

  @Test
  @Rule("COD-END-06")
  void bothVenuesMustHaveBeenEntered() {
    assertThat(scored(lastDay().venues("pharmacy").start())).doesNotContain(ALL_VENUES);
    assertThat(scored(lastDay().venues("market").start())).doesNotContain(ALL_VENUES);
    assertThat(scored(lastDay().venues("market", "pharmacy").start())).contains(ALL_VENUES);
  }

  @Test
  @Rule("COD-END-06")
  void enteringIsWhatCountsNotWhatWasFoundThere() {
    Played game = lastDay().venues("pharmacy").space(1, "market").start();
    assertThat(Laid.view(game).challenges()).contains(new ChallengeView(ALL_VENUES, false));

    game.play("rick", "go:market").sees("venues", "pharmacy, market");

    // No card of the market has been turned yet.
    assertThat(Laid.view(game).challenges()).contains(new ChallengeView(ALL_VENUES, true));
  }

  @Test
  @Rule("COD-END-07")
  void sixteenKillsAreNeeded() {
    assertThat(scored(lastDay().kills(15).start())).doesNotContain(SIXTEEN_KILLS);
    assertThat(scored(lastDay().kills(16).start())).contains(SIXTEEN_KILLS);
    Played sixteenth = lastDay().kills(15).space(1, "zombie").equipped("rick", "bat").start();
    assertThat(scored(sixteenth.play("rick", "attack:1"))).contains(SIXTEEN_KILLS);
  }

  @Test
  @Rule("COD-END-07")
  void aZombieKilledByDamageOrByItsOwnExplosionCountsWhoeverCausedIt() {
    // One by a blow; Baby Ghouls are Zombies too.
    TableBuilder bat = lastDay().equipped("rick", "bat");
    bat.space(1, "baby_ghoul").start().play("rick", "attack:1").sees("kills", 1);
    // A Fat Zombie's counter: itself and its two neighbours.
    lastDay()
        .space(1, "zombie")
        .space(2, "fat_zombie", 0, 1)
        .space(3, "zombie")
        .common("antiviral", "antiviral")
        .startGameTurn()
        .sees("kills", 3);
    // A Grenade: two at once.
    lastDay()
        .hand("rick", "grenade")
        .space(1, "zombie")
        .space(2, "zombie")
        .common("antiviral", "antiviral")
        .start()
        .play("rick", "use:grenade:1")
        .sees("kills", 2);
  }

  @Test
  @Rule("COD-END-07")
  void onlyZombiesCount() {
    lastDay()
        .equipped("rick", "bat")
        .space(1, "antiviral")
        .space(2, "vending_machine")
        .start()
        .play("rick", "attack:1")
        .play("rick", "attack:2")
        .sees("kills", 0);
  }

  @Test
  @Rule("COD-END-07")
  void zombiesDiscardedInAnyOtherWayDoNotCount() {
    TableBuilder two = table().survivors("rick", "selena").option("challenges", "yes");
    // Going out, going in, coming back.
    for (String place : List.of("exit", "pharmacy")) {
      two.space(1, "zombie").space(2, place).start().play("rick", "go:" + place).sees("kills", 0);
    }
    table()
        .indoors("market")
        .space(1, "zombie")
        .space(2, "exit_indoors")
        .start()
        .play("rick", "go:exit_indoors")
        .sees("kills", 0)
        .sees("space.1", "empty");
    // No room in Get Close, no room for a Zombie lured by Noise.
    table()
        .blocked(1, 2, 3, 4, 5, 6, 7)
        .spot("4.3", "zombie")
        .faceUp("4.3")
        .startGameTurn()
        .sees("common-discard", "zombie")
        .sees("kills", 0);
    table()
        .day(2, "threat_strain")
        .blocked(1, 2, 3, 4, 5, 6, 7)
        .spot("4.3", "car_alarm")
        .common("zombie", "zombie_runner")
        .start()
        .play("rick", "walk:4.3")
        .sees("common-discard", "car_alarm, zombie, zombie_runner")
        .sees("kills", 0);
  }

  private static TableBuilder quietPile() {
    return lastDay().common("antiviral", "antiviral", "antiviral", "antiviral");
  }

  @Test
  @Rule("COD-END-08")
  void noiseOfASurvivorFailsTheChallenge() {
    Played shotgun = quietPile().equipped("rick", "shotgun").space(1, "zombie").start();
    assertThat(scored(shotgun.play("rick", "attack:1"))).doesNotContain(NO_NOISE);

    Played grenade = quietPile().hand("rick", "grenade").space(1, "zombie").start();
    assertThat(scored(grenade.play("rick", "use:grenade:1"))).doesNotContain(NO_NOISE);

    Played agent =
        quietPile()
            .active("dan")
            .equipped("dan", "punch")
            .hand("dan")
            .loaded("dan", "explosive_agent", 0)
            .space(1, "zombie")
            .start();
    assertThat(scored(agent.play("dan", "attack:1"))).doesNotContain(NO_NOISE);

    Played rifle =
        quietPile()
            .active("selena")
            .equipped("selena", "rifle")
            .hand("selena")
            .automatic("selena")
            .loaded("selena", "ammunition_rifle", 0)
            .space(1, "zombie")
            .start();
    assertThat(scored(rifle.play("selena", "attack:1"))).doesNotContain(NO_NOISE);
  }

  @Test
  @Rule("COD-END-08")
  void anExplosionSetOffByAnAttackFailsTheChallenge() {
    for (String card : List.of("fat_zombie", "gas_station")) {
      int hits = card.equals("fat_zombie") ? 5 : 2;
      Played game = quietPile().equipped("rick", "pipe").space(1, card, hits, 0).start();
      game.play("rick", "attack:1").sees("noise-made", "yes");
      assertThat(scored(game)).doesNotContain(NO_NOISE);
    }
  }

  @Test
  @Rule("COD-END-08")
  void quietAttacksDoNotFailTheChallenge() {
    Played game =
        quietPile()
            .equipped("rick", "bat")
            .hand("rick", "bottle")
            .space(1, "zombie")
            .space(2, "fat_zombie", 4, 0)
            .start();
    game.play("rick", "attack:1").play("rick", "use:bottle:2");

    assertThat(scored(game)).contains(NO_NOISE);
  }

  @Test
  @Rule("COD-END-08")
  void noiseOfZombiesAndEventsDoesNotCount() {
    Played screamer = quietPile().space(1, "zombie_screamer", 0, 1).startGameTurn();
    assertThat(screamer.allEvents().told(CardsEvent.NOISE)).isTrue();
    assertThat(scored(screamer)).contains(NO_NOISE);

    Played bomb = quietPile().space(1, "fat_zombie", 0, 1).startGameTurn();
    assertThat(bomb.allEvents().told(CardsEvent.NOISE)).isTrue();
    assertThat(scored(bomb)).contains(NO_NOISE);

    Played alarm = quietPile().spot("7.0", "car_alarm").start().play("rick", "walk:7.0");
    assertThat(alarm.allEvents().told(CardsEvent.NOISE)).isTrue();
    assertThat(scored(alarm)).contains(NO_NOISE);
  }
}
