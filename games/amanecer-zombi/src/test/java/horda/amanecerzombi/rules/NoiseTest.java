package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Noise (NOISE).
class NoiseTest {
  private static String noise(Fight fight) {
    return fight.told(AmanecerEvent.NOISE);
  }

  @Test
  @Rule({"AMZ-NOISE-01", "AMZ-NOISE-05", "AMZ-NOISE-09", "AMZ-CMB-02"})
  void theZombiesAmongTheRevealedCardsFormOneCombat() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .hand("ben", "you-make-noise")
                .experience("ana", 1)
                .deck("action", "pair", "breakdown", "loner"));

    // when
    fight.play("ben", "play:you-make-noise:0").on();

    // then
    assertThat(noise(fight)).isEqualTo("0 3");
    assertThat(fight.count(AmanecerEvent.COMBAT_BEGINS)).isEqualTo(1);
    fight.sees("dice", 3).sees("zombies", "pair, loner");
    fight.sees("action-discard", "you-make-noise, breakdown");
  }

  @Test
  @Rule("AMZ-NOISE-01")
  void withoutZombiesNothingHappens() {
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .hand("ben", "you-make-noise")
                .deck("action", "car", "breakdown", "run"));
    fight.play("ben", "play:you-make-noise:0").on();

    fight.sees("fighting", "nobody").sees("action-discard", "you-make-noise, car, breakdown, run");
  }

  @Test
  @Rule({"AMZ-NOISE-02", "AMZ-NOISE-03", "AMZ-NOISE-04"})
  void aWeaponIsHeardOncePerCombatAndOthersApart() {
    // given a Rifle used twice, then a Pistol; its Noise reveals a Screamer (TV-14)
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "rifle", "ammunition", "pistol")
                    .experience("ana", 1)
                    .deck("action", "car", "car", "screamer", "run", "breakdown", "loner")
                    .dice(1, 1, 1, 1, 1, 1, 1, 1, 1),
                "horde")
            .on();
    fight.play("ana", "fire").play("ana", "with:rifle");
    assertThat(noise(fight)).isEqualTo("0 2");

    // when it is readied and fired again: no second Noise
    fight.to("ana").play("ana", "ready:ammunition").on();
    fight.play("ana", "fire").play("ana", "with:rifle").on();
    assertThat(noise(fight)).isEqualTo("0 2");
    fight.sees("dice", 4);

    // when the Pistol fires: its own 2, and 2 of the Screamer it reveals
    fight.play("ana", "fire").play("ana", "with:pistol").on();

    // then
    assertThat(noise(fight)).isEqualTo("0 2, 0 2, 0 2");
    fight.sees("zombies", "horde, screamer, loner").sees("dice", 6);
  }

  @Test
  @Rule("AMZ-NOISE-10")
  void onceFollowsTheWeaponNotTheBearer() {
    // given the Hiker has fired the Rifle
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "rifle", "ammunition")
                    .person("ana", "teacher")
                    .experience("ana", 1)
                    .deck("action", "car", "car", "pair", "pair")
                    .dice(1, 1, 1, 1, 1, 1),
                "trio")
            .on();
    fight.play("ana", "fire").play("ana", "with:rifle");

    // when the Teacher gets it, readied, and fires
    fight.to("ana").play("ana", "ready:ammunition").to("ana").play("ana", "hand:rifle:teacher");
    fight.on().play("ana", "fire").play("ana", "with:rifle").on();

    // then
    assertThat(noise(fight)).isEqualTo("0 2");
    fight.sees("dice", 3);
  }

  @Test
  @Rule({"AMZ-NOISE-03", "AMZ-GEN-18"})
  void inAnotherCombatItIsHeardAgain() {
    // given two combats with the same Pistol
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol", "ammunition")
                .experience("ana", 1)
                .hand("ben", "loner", "loner")
                .deck("action", "car", "car", "run", "run")
                .dice(5, 1, 1, 5, 1, 1));
    fight.play("ben", "zombie:loner:0").on().play("ana", "fire").play("ana", "with:pistol");
    fight.to("ana").play("ana", "ready:ammunition").to("ben");

    // when
    fight.play("ben", "zombie:loner:0").on().play("ana", "fire").play("ana", "with:pistol");

    // then
    assertThat(noise(fight)).isEqualTo("0 2, 0 2");
  }

  @Test
  @Rule({"AMZ-NOISE-07", "AMZ-CMB-08"})
  void theLastDieIsGoneButTheNoiseComesFirst() {
    // given one die, and a Pistol whose Noise reveals a Stealthy one (TV-35)
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "pistol")
                    .experience("ana", 1)
                    .deck("action", "stealthy", "run")
                    .dice(5, 1, 1, 6, 1, 1),
                "loner")
            .on();

    // when
    fight.play("ana", "fire").play("ana", "with:pistol").on();

    // then: no victory, an Initial Attack of 3 dice, and melee against 1
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 3");
    assertThat(fight.count(AmanecerEvent.DAMAGE)).isEqualTo(1);
    fight.sees("dice", 1).sees("ana.trophies", "none");
    assertThat(fight.offers("ana", "fire")).isFalse();
  }

  @Test
  @Rule({"AMZ-NOISE-07", "AMZ-CMB-07"})
  void withoutZombiesInTheNoiseTheCombatIsWon() {
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "pistol")
                    .experience("ana", 1)
                    .deck("action", "car", "run")
                    .dice(5, 1, 1),
                "loner")
            .on();
    fight.play("ana", "fire").play("ana", "with:pistol");

    fight.sees("fighting", "nobody").sees("ana.trophies", "loner");
    assertThat(fight.game().look("action-discard")).contains("car").contains("run");
  }

  @Test
  @Rule("AMZ-NOISE-08")
  void weaponsOfOnePhaseAreHeardTogether() {
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "pistol")
                    .person("ana", "teacher", "shotgun")
                    .experience("ana", 1)
                    .deck("action", "car", "car", "run", "run", "run"),
                "trio")
            .on();
    fight.play("ana", "fire").play("ana", "with:pistol").play("ana", "with:shotgun");

    assertThat(noise(fight)).isEqualTo("0 5");
  }

  @Test
  @Rule({"AMZ-NOISE-02", "AMZ-GEN-16"})
  void seasonHunterAndSilencerChangeWhatIsHeard() {
    // given dry leaves: 2 + 1
    Fight leaves = fired("dry-leaves", "hiker");
    assertThat(noise(leaves)).isEqualTo("0 3");

    // rain: 2 - 1
    Fight rain = fired("april-rain", "hiker");
    assertThat(noise(rain)).isEqualTo("0 1");

    // rain and a Hunter: 2 - 1 - 1
    Fight hunter = fired("april-rain", "hunter");
    assertThat(noise(hunter)).isEmpty();

    // dry leaves and a Hunter with a silencer: 2 - 1 - 1 is no Noise at all
    Fight silent =
        shot(
            Fight.bensTurn()
                .season("dry-leaves")
                .person("ana", "hunter", "pistol")
                .skills("ana", "hunter", "home-made-silencer"));
    assertThat(noise(silent)).isEmpty();
  }

  private static Fight fired(String season, String character) {
    return shot(Fight.bensTurn().season(season).person("ana", character, "pistol"));
  }

  private static Fight shot(TableBuilder table) {
    Fight fight =
        Fight.against(table.experience("ana", 1).deck("action", "car", "car", "run"), "trio").on();
    return fight.play("ana", "fire").play("ana", "with:pistol");
  }

  @Test
  @Rule("AMZ-GEN-06")
  void aDeckThatRunsOutIsMadeAnewWithoutWhatWasJustRevealed() {
    // given 1 card in the deck and 20 in the discard pile (TV-52)
    List<String> discard = new java.util.ArrayList<>();
    for (int i = 0; i < 4; i++) {
      discard.addAll(List.of("breakdown", "car", "blocked-access", "does-it-hurt"));
    }
    discard.addAll(List.of("run", "run", "run", "shortcut"));
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .hand("ben", "you-make-noise")
                .experience("ana", 1)
                .only(List.of("pair"), discard));

    // when
    fight.play("ben", "play:you-make-noise:0").on();

    // then: the Pair fights; 20 and the Noise itself were shuffled, two of them revealed
    fight.sees("zombies", "pair").sees("action-deck", 19);
    assertThat(fight.count(AmanecerEvent.REVEALED)).isEqualTo(3);
  }
}
