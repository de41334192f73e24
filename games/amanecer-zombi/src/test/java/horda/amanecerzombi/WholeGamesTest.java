package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.CopyCheck;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.golden.Golden;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whole games: no invariant broken, no secret told.
class WholeGamesTest {
  private static final AmanecerZombi GAME = TableBuilder.GAME;

  @Test
  void playthroughsAreAsTheyWereKept() {
    Golden.check(Path.of("src/test/resources/golden"), GAME);
  }

  @Test
  void everyDecisionOfFuzzedGamesStandsAllChecks() {
    FuzzSuite.check(GAME, 6_000, Seed.of(2026));
  }

  @Test
  void everyFieldOfTheTableIsCopied() {
    AmanecerState state = GAME.deal(Setup.of(GAME, 4, Map.of("maps", "quick"), Seed.of(5)));
    Engine.advance(state, Out.SILENT);

    assertThat(CopyCheck.everyFieldIsCopied(state)).hasSizeGreaterThan(50);
  }

  @Test
  void imaginedTablesLookTheSameAndDifferInWhatIsHidden() {
    AmanecerState state = GAME.deal(Setup.of(GAME, 3, Map.of("maps", "quick"), Seed.of(9)));
    Engine.advance(state, Out.SILENT);
    Chance chance = new Chance(Seed.of(1));
    boolean differed = false;

    for (int i = 0; i < 20; i++) {
      AmanecerState imagined = GAME.imagine(state, 0, chance);
      assertThat(GAME.view(imagined, 0)).isEqualTo(GAME.view(state, 0));
      differed |= !GAME.view(imagined, 1).equals(GAME.view(state, 1));
    }
    assertThat(differed).isTrue();
  }

  @Test
  void aDeclaredMissionStaysWhereItIsInWhatOthersImagine() {
    // given Ana on the antenna, with a Clean mission between two others
    Played game =
        TableBuilder.table()
            .zones("ana", "antenna-hill")
            .at("ana", "antenna-hill-3-3")
            .hand("ana", "pair")
            .missions("ana", "looter", "clean-the-antenna", "arsenal")
            .play();
    game.play("ana", "declare:clean-the-antenna");
    Chance chance = new Chance(Seed.of(1));

    for (int i = 0; i < 20; i++) {
      AmanecerState mine = GAME.imagine(game.state(), 0, chance);
      AmanecerState theirs = GAME.imagine(game.state(), 1, chance);
      assertThat(GAME.view(mine, 0)).isEqualTo(GAME.view(game.state(), 0));
      assertThat(theirs.zones.at(Piles.missions(0), 1)).isEqualTo(game.state().cleaning);
    }
  }
}
