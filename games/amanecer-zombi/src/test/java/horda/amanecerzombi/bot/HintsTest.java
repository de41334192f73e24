package horda.amanecerzombi.bot;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.AmanecerZombi;
import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.rules.Fight;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Rules of thumb make a sensible player.
class HintsTest {
  private static final AmanecerZombi GAME = TableBuilder.GAME;

  /// Plays a game; seats whose bit is set follow the rules of thumb, the others do anything.
  private static AmanecerState played(int seats, int sensible, int seed) {
    Setup setup =
        Setup.of(GAME, seats, Map.of("uniform-windows", "no", "maps", "quick"), Seed.of(seed));
    AmanecerState s = GAME.deal(setup);
    Chance chance = new Chance(Seed.of(seed * 7L));
    Advice advice = new Advice(seed * 11L);
    Choices all = new Choices();
    Question<AmanecerState> question = Engine.advance(s, Out.SILENT);
    while (question != null) {
      int seat = Integer.numberOfTrailingZeros(question.awaited(s));
      question.choices(s, seat, all.clear());
      long choice =
          (sensible & 1 << seat) != 0
              ? advice.best(s, question, seat)
              : all.get(chance.below(all.size()));
      question = Engine.answer(s, question, seat, choice, Out.SILENT);
    }
    return s;
  }

  @Test
  void theySearchWhereTheyStandAndShowWhatIsDone() {
    Played search =
        TableBuilder.table().at("ana", "start-blue-4-1").hand("ana", "loner", "run").play();
    assertThat(Advice.to(search)).isEqualTo("search");

    Played mission =
        TableBuilder.table()
            .at("ana", "start-blue-4-1")
            .tokens("ana", "farm-1-2", "farm-5-2", "farm-4-5")
            .missions("ana", "country-life")
            .hand("ana", "loner", "run")
            .play();
    assertThat(Advice.to(mission)).isEqualTo("complete:country-life");
  }

  /// Else a search that finds both alike would lay down and take up as often as it may.
  @Test
  void nothingIsLaidDownButForSomethingBetterThatNobodyCanCarry() {
    // given a Rifle, and nobody has a hand free for it
    Played full =
        TableBuilder.table()
            .at("ana", "farm-1-2")
            .person("ana", "kid", "petrol")
            .search(1, "rifle")
            .play();
    full.play("ana", "end-search");
    assertThat(Advice.of(full, "lay-down:petrol")).isZero();

    // what lies there after the swap is no better
    full.play("ana", "lay-down:petrol").play("ana", "take:rifle:kid");
    assertThat(Advice.of(full, "lay-down:rifle")).isEqualTo(Hints.FOOLISH);
  }

  @Test
  void theyFleeWhenTheyAreLosingAndFightWhenTheyAreNot() {
    // given a Horde with a Trio against one Character, then a Loner
    Fight bad = Fight.against(Fight.bensTurn().hand("ana", "run", "car"), "horde", "trio").on();
    assertThat(Advice.to(bad.game())).startsWith("flee:");

    Fight good = Fight.against(Fight.bensTurn().hand("ana", "run", "car"), "loner").on();
    assertThat(Advice.to(good.game())).isEqualTo("melee");
  }

  @Test
  void theySendZombiesToWhoeverLeads() {
    // given the round ends, and Eva leads
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .hand("ana", "trio", "pair")
            .tokens("eva", "farm-1-2", "hospital-1-4")
            .from("end-of-round");

    assertThat(Advice.to(game)).isEqualTo("zombie:trio:2");
  }

  @Test
  void theyBeatThoseWhoDoAnything() {
    int wins = 0;
    for (int seed = 1; seed <= 6; seed++) {
      AmanecerState s = played(2, 1, seed);
      wins += s.winners == 1 ? 1 : 0;
    }
    assertThat(wins).isEqualTo(6);
  }

  @Test
  void aloneTheyWinNowAndThen() {
    int wins = 0;
    for (int seed = 1; seed <= 30; seed++) {
      wins += played(1, 1, seed).winners;
    }
    assertThat(wins).isBetween(4, 20);
  }

  @Test
  void amongEqualsTheNextOnTheLeftLeads() {
    AmanecerState s = TableBuilder.table("ana", "ben", "eva").play().state();

    assertThat(AmanecerHints.leader(s, 0)).isEqualTo(1);
    assertThat(AmanecerHints.leader(s, 1)).isEqualTo(2);
    assertThat(AmanecerHints.leader(s, 2)).isZero();
  }
}
