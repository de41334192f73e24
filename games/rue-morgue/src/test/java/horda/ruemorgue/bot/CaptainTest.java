package horda.ruemorgue.bot;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.Position;
import horda.bots.search.Budget;
import horda.bots.search.SearchBot;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Schemes;
import horda.engine.Seed;
import horda.ruemorgue.RueMorgue;
import horda.ruemorgue.RueMorgueBox;
import horda.ruemorgue.Scene;
import horda.ruemorgue.rules.Activation;
import horda.ruemorgue.rules.Moving;
import horda.ruemorgue.rules.NextSurvivor;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Orders for a team: what they change, which are thought of, and that a search follows them.
class CaptainTest {
  private final Captain captain = new Captain(new MorgueHints());

  private static Scene gasRun() {
    return Scene.deal("m01", 1, 1, "number=6").throughFirstChoices();
  }

  private static String best(Scene scene, TeamOrder order) {
    return HintsTest.best(new MorgueHints(order), scene);
  }

  private static Question<MorgueState> question(Scene scene) {
    return Objects.requireNonNull(Engine.question(scene.state()));
  }

  // What an order changes.

  @Test
  void whoIsToldToGoLeavesTheFight() {
    Scene scene = gifted().at("joe", NEAR).at("dan", NEAR).holds("joe", "sword");
    scene.zombies(NEAR, WALKER, 1).turn("joe");
    TeamOrder rally = TeamOrder.usual(scene.state()).rallyAt(scene.zone("7V:P2"));

    assertThat(best(scene, rally)).startsWith("melee");
    assertThat(best(scene, rally.going(true))).isEqualTo("move:7V:P2");
  }

  @Test
  void anOrderIsForItsRoundOnly() {
    Scene scene = gifted().at("joe", NEAR).at("dan", NEAR).holds("joe", "sword");
    scene.zombies(NEAR, WALKER, 1).turn("joe");
    TeamOrder go = TeamOrder.usual(scene.state()).rallyAt(scene.zone("7V:P2")).going(true);
    scene.state().round++;

    assertThat(best(scene, go)).startsWith("melee");
  }

  @Test
  void allRallyButWhoHasAPost() {
    Scene scene = gasRun();
    int rally = scene.zone("9R:S3");
    int post = scene.zone("5R:B");
    TeamOrder order = TeamOrder.usual(scene.state()).rallyAt(rally).united(true).send(2, post);
    Marching plan = Marching.of(scene.state(), null, order);

    for (int survivor = 0; survivor < 6; survivor++) {
      assertThat(plan.goal(survivor)).isEqualTo(survivor == 2 ? post : rally);
    }
  }

  @Test
  void whatShallStayShutStaysShut() {
    Scene scene = gasRun();
    String opener = opener(scene);
    scene.at(opener, "6V:S2").turn(opener);
    TeamOrder in = TeamOrder.usual(scene.state()).rallyAt(scene.zone("6V:L")).going(true);

    assertThat(best(scene, in)).startsWith("door:6V:L");
    assertThat(best(scene, in.shut(true))).doesNotStartWith("door");
  }

  private static String opener(Scene scene) {
    MorgueState s = scene.state();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (Worth.opens(s, survivor)) {
        return s.character(survivor).id();
      }
    }
    throw new AssertionError("nobody can open a door");
  }

  /// RMO-SK-43: so that all others can leave the zone for one action each.
  @Test
  void whoIsToldToPushZombiesAwayPlaysFirstAndBeginsWithIt() {
    Scene next = gifted("joe", "shove").at("joe", HERE).at("dan", HERE).zombies(HERE, WALKER, 3);
    next.state().zone[next.survivor("bear")] = MorgueState.DEAD;
    next.run(new NextSurvivor(0, 0, false));
    assertThat(best(next, TeamOrder.usual(next.state()).shoving(true))).isEqualTo("to:joe");

    Scene turn = gifted("joe", "shove").at("joe", HERE).at("dan", HERE).holds("joe", "sword");
    turn.zombies(HERE, WALKER, 3).turn("joe");
    assertThat(best(turn, TeamOrder.usual(turn.state()).shoving(true))).startsWith("shove");
  }

  // Which orders are thought of.

  @Test
  void theUsualComesFirstAndThenEveryPlaceThatCanBeReached() {
    Scene scene = gasRun();
    List<Hints<MorgueState>> plans = captain.propose(scene.state(), 0);
    List<String> places = new ArrayList<>();
    for (Hints<MorgueState> plan : plans) {
      int rally = ((MorgueHints) plan).order().rally();
      if (rally >= 0) {
        places.add(scene.state().table.board().zone(rally).name());
      }
    }

    assertThat(((MorgueHints) plans.getFirst()).order()).isEqualTo(TeamOrder.usual(scene.state()));
    assertThat(places).contains("5R:S6", "5R:A", "5R:B", "6V:L", "9R:S4").doesNotContain("4V:S2");
  }

  @Test
  void thereIsAPlanForEveryMissionWithoutRivals() {
    for (String mission : List.of("t1", "t2", "m01", "m03", "m05", "m06", "m10", "c61", "c62")) {
      assertThat(captain.apply(Scene.scene(mission).state(), 0)).as(mission).isTrue();
    }
    assertThat(captain.apply(Scene.scene("pvp1").state(), 0)).as("there are rivals").isFalse();
  }

  @Test
  void itIsThoughtOfAgainWhenSomethingHasBeenDoneAndNotWhileWoundsAreShared() {
    Scene scene = gifted().at("joe", HERE).at("dan", HERE).holds("joe", "sword");
    scene.zombies(HERE, WALKER, 1).turn("joe");
    int before = captain.moment(scene.state(), question(scene));
    scene.answer("melee:sword.0");
    assertThat(captain.moment(scene.state(), question(scene))).isNotEqualTo(before);

    Scene bites = gifted().at("joe", HERE).at("dan", HERE).zombies(HERE, WALKER, 1);
    bites.run(Activation.ofAll());
    assertThat(captain.moment(bites.state(), question(bites))).isEqualTo(Schemes.NO_USE);
  }

  /// RMO-SK-34: who stops too far from the others after a kill is lost.
  @Test
  void aMoveThatAKillHasEarnedIsThoughtOfToo() {
    Scene scene = gifted("joe", "hit-and-run").at("joe", HERE).at("dan", HERE);
    scene.run(new Moving.Free(scene.survivor("joe"), true));

    assertThat(scene.question()).isEqualTo("free-move");
    assertThat(captain.moment(scene.state(), question(scene))).isNotEqualTo(Schemes.NO_USE);
  }

  // What a position is worth.

  /// 2 steps to 5R:B, then 5 to 6V:A, 12 to 4V:B, 3 to 1V:C, 5 to 2V:D, 4 to the exit 9R:H.
  @Test
  void theRoadLeadsPastAllObjectivesAndOut() {
    Scene scene = gasRun();
    double all = Road.length(scene.state());
    scene.state().taken |= 1 << token(scene, "5R:B");

    assertThat(all).isEqualTo(31);
    assertThat(Road.length(scene.state())).isEqualTo(27);
  }

  private static int token(Scene scene, String zone) {
    MorgueState s = scene.state();
    for (int token = 0; token < s.objectiveZone.length; token++) {
      if (s.objectiveZone[token] == scene.zone(zone)) {
        return token;
      }
    }
    throw new AssertionError("no Objective in " + zone);
  }

  /// What is carried is not done yet, and work is as good as a way.
  @Test
  void theRoadOfADeliveryIsShorterWithEveryThingPutDownAndEveryActionOfWork() {
    Scene scene = Scene.deal("m05", 1, 1, "number=6").throughFirstChoices();
    double all = Road.length(scene.state());
    scene.state().taken |= 1 << token(scene, "4V:B");
    scene.state().carrier[token(scene, "4V:B")] = 0;
    double carried = Road.length(scene.state());
    scene.state().worked = 3;

    assertThat(carried).isLessThan(all);
    assertThat(Road.length(scene.state())).isLessThan(carried);
  }

  /// RMO-HELI-10: a way by air takes longer than its zones.
  @Test
  void aFlightMakesTheRoadLonger() {
    Scene scene = Scene.deal("t2", 1, 1, "number=6", AircrewTest.CREW).throughFirstChoices();
    double before = Road.length(scene.state());
    scene.at("dan", "2R:A").open("2R:Y", "2R:A");

    assertThat(Road.length(scene.state())).isLessThan(before - 5);
  }

  /// Where half may die a death is a loss all the same.
  @Test
  void whoHasDiedIsMissed() {
    Scene scene = Scene.deal("m08", 1, 1, "number=6").throughFirstChoices();
    double now = captain.worth(scene.state(), 0);
    scene.state().zone[5] = MorgueState.DEAD;

    assertThat(captain.worth(scene.state(), 0)).isLessThan(now);
  }

  @Test
  void aShorterRoadFewerZombiesAndLessDangerAreBetter() {
    Scene scene = gasRun();
    double now = captain.worth(scene.state(), 0);
    assertThat(captain.worth(gasRun().zombies("6V:S3", WALKER, 3).state(), 0)).isLessThan(now);
    Scene danger = gasRun();
    danger.state().xp[0] = 7;
    assertThat(captain.worth(danger.state(), 0)).isLessThan(now);
    Scene nearer = gasRun();
    for (int survivor = 0; survivor < 6; survivor++) {
      nearer.at(nearer.state().character(survivor).id(), "6V:L");
    }
    assertThat(captain.worth(nearer.state(), 0)).isGreaterThan(now);
  }

  @Test
  void whoHasWaitedLongDaresMore() {
    Scene near = gasRun();
    near.state().taken |= 1 << token(near, "5R:B");
    Scene far = gasRun();
    double early = captain.worth(near.state(), 0) / captain.worth(far.state(), 0);
    near.state().round = 60;
    far.state().round = 60;

    assertThat(captain.worth(near.state(), 0) / captain.worth(far.state(), 0))
        .isGreaterThan(2 * early);
  }

  // If nobody can open a door (RMO-DOOR-01).

  /// All before the hospital's door, with the key and whatever they hold.
  private static Scene before(String... held) {
    Scene scene = gasRun();
    MorgueState s = scene.state();
    for (int survivor = 0; survivor < 6; survivor++) {
      String id = s.character(survivor).id();
      scene.at(id, "4V:S2").holds(id, survivor == 0 ? held : new String[0]);
    }
    s.taken |= 1 << token(scene, "6V:A") | 1 << token(scene, "5R:B");
    return scene;
  }

  private static boolean lack(Scene scene) {
    MorgueState s = scene.state();
    return Openers.lack(s, Wanted.of(s, Errand.ways(s), true, null));
  }

  @Test
  void aTeamThatCannotOpenTheDoorGoesToSearch() {
    Scene scene = before("bow");
    Marching plan = Marching.of(scene.state(), null, null);

    assertThat(lack(scene)).isTrue();
    for (int survivor = 0; survivor < 6; survivor++) {
      assertThat(Errand.isSearchable(scene.state(), plan.goal(survivor))).isTrue();
    }
  }

  @Test
  void oneCrowbarIsEnoughInHandOrNot() {
    assertThat(lack(before("crowbar"))).isFalse();
    assertThat(lack(before("bow", "pistol", "crowbar"))).isFalse();
  }

  @Test
  void whoStandsInTheOpenNeedsNone() {
    Scene scene = before("bow");
    scene.state().openDoors = -1 >>> Integer.SIZE - scene.state().table.board().doors().size();

    assertThat(lack(scene)).isFalse();
  }

  /// The road is longer without, and shorter the nearer they are to where they can search.
  @Test
  void theRoadThenLeadsByAPlaceToSearch() {
    Scene scene = before("bow");
    double without = Road.length(scene.state());
    for (int survivor = 0; survivor < 6; survivor++) {
      scene.at(scene.state().character(survivor).id(), "5R:A");
    }

    assertThat(without).isGreaterThan(Road.length(before("crowbar").state()));
    assertThat(Road.length(scene.state())).isLessThan(without);
  }

  // How a search follows them.

  private static List<Long> choices(Bot<MorgueState> bot, int decisions) {
    RueMorgue game = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);
    MorgueState s = gasRun().state();
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(s));
    List<Long> made = new ArrayList<>();
    for (int i = 0; i < decisions; i++) {
      Choices offered = new Choices();
      question.choices(s, 0, offered);
      long choice = bot.choose(Position.of(game, s, question, 0));
      assertThat(offered.contains(choice)).isTrue();
      made.add(choice);
      question = Objects.requireNonNull(Engine.answer(s, question, 0, choice, Out.SILENT));
    }
    return made;
  }

  @Test
  void sameSeedAndRoundsGiveTheSameMoves() {
    List<Long> once = choices(thinker(Budget.rounds(60)), 12);
    assertThat(choices(thinker(Budget.rounds(60)), 12)).isEqualTo(once);
  }

  @Test
  void whoHasNoTimeStillAnswers() {
    assertThat(choices(thinker(Budget.millis(1)), 12)).hasSize(12);
  }

  private static Bot<MorgueState> thinker(Budget budget) {
    return new SearchBot<>(budget, new Chance(Seed.of(5)));
  }
}
