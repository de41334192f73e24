package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.view.BallotView;
import horda.cityofhorror.view.CityView;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// What lies open on the table for everybody: the moment, the last vote, the dead.
class OpenTableTest {
  private static CityView onlooker(Played game) {
    return GAME.view(game.state(), -1);
  }

  private static Played attackedChurch() {
    return table()
        .person("ana", "teen", "church")
        .person("ben", "geek", "church")
        .person("ben", "rocker", "bank")
        .person("cleo", "rasta", "church")
        .zombies("church", 5)
        .at("window attack church");
  }

  @Test
  @Rule("COH-VOTE-16")
  void votesLieOpenOnceAllAreCast() {
    // given
    Played game = attackedChurch();
    assertThat(onlooker(game).moment()).isEqualTo("attack");
    game.passUntil("vote");
    assertThat(onlooker(game).moment()).isEqualTo("vote-attack");

    // when: one has voted
    game.vote("ana", "ben");

    // then
    assertThat(onlooker(game).ballot()).isEqualTo(BallotView.NONE);
    assertThat(onlooker(game).chosen()).containsExactly(game.seat("ana"));

    // when: all have
    game.vote("ben", "ana").vote("cleo", "ben");

    // then
    BallotView ballot = onlooker(game).ballot();
    assertThat(ballot.place()).isEqualTo("church");
    assertThat(ballot.step()).isEqualTo("attack");
    assertThat(ballot.votes())
        .containsExactly(
            new BallotView.Pointing(game.seat("ana"), game.seat("ben"), 1),
            new BallotView.Pointing(game.seat("ben"), game.seat("ana"), 1),
            new BallotView.Pointing(game.seat("cleo"), game.seat("ben"), 1));
    // and: who died is known
    assertThat(onlooker(game).players().get(game.seat("ben")).lost()).containsExactly("geek");
  }

  @Test
  @Rule("COH-INV-11")
  void theLastInvasionCardIsReadableByAll() {
    CityView view = onlooker(attackedChurch());

    assertThat(view.lastInvasion().id()).isEqualTo(view.invasionsTurned().getLast());
    assertThat(view.order()).hasSize(6).endsWith("tower", "crossroads");
  }
}
