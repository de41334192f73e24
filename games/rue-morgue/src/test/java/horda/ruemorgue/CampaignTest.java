package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.GreedyBot;
import horda.bots.Position;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Workshop.Flaw;
import horda.engine.campaign.Camp;
import horda.engine.campaign.Campaign;
import horda.engine.campaign.Campaigns;
import horda.engine.campaign.Chapter;
import horda.engine.campaign.Finale;
import horda.engine.campaign.Leg;
import horda.engine.campaign.Run;
import horda.engine.campaign.Traveller;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Missions in a row: their file, what is carried over, and a campaign played to its end by bots.
class CampaignTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);
  private static final Campaigns<MorgueState> CAMPAIGNS = GAME.campaigns();
  private static final String TEXT = Box.text("campaigns/long-night.yaml");
  private static final Campaign NIGHT = CAMPAIGNS.read(CAMPAIGNS.plan("long-night"));
  private static final List<String> SIX = List.of("joe", "jane", "dan", "bear", "cathy", "parker");

  /// After so many decisions a careful bot that goes nowhere is replaced by one that goes anywhere.
  private static final int PATIENCE = 1_500;

  private static Run run(Leg... legs) {
    return new Run("r1", new TreeMap<>(), List.of(legs));
  }

  private static Traveller one(String who, boolean gone, int xp, int wounds, String... things) {
    return new Traveller(
        who, gone, new TreeMap<>(Map.of("xp", xp, "wounds", wounds)), List.of(things));
  }

  private static List<Traveller> six() {
    return SIX.stream().map(who -> one(who, false, 0, 0)).toList();
  }

  /// Everybody comes back unharmed but Joe.
  private static Leg leg(String chapter, boolean won, Traveller joe) {
    List<Traveller> back = new ArrayList<>(six());
    back.set(0, joe);
    return new Leg(chapter, "t", won, six(), back);
  }

  private static Traveller find(Camp camp, String who) {
    return camp.people().stream().filter(one -> one.who().equals(who)).findFirst().orElseThrow();
  }

  @Test
  void theShippedOneIsSoundAndGoesThroughAtLeastSixMissions() {
    // when
    List<Flaw> flaws = CAMPAIGNS.check(CAMPAIGNS.plan("long-night"));

    // then
    assertThat(flaws).isEmpty();
    assertThat(NIGHT.chapters()).hasSizeGreaterThanOrEqualTo(6);
    assertThat(way(true)).hasSizeGreaterThanOrEqualTo(6);
    assertThat(way(false)).hasSizeGreaterThanOrEqualTo(6);
  }

  private static List<String> way(boolean won) {
    List<String> way = new ArrayList<>();
    var at = (horda.engine.campaign.Milestone) NIGHT.chapters().getFirst();
    while (at instanceof Chapter chapter) {
      way.add(chapter.id());
      at = NIGHT.known(chapter.branch(won).to());
    }
    assertThat(((Finale) at).won()).isEqualTo(won);
    return way;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "table: {mission: t1} | table: {mission: t9} | There is no mission 't9'.",
        "table: {mission: t1} | table: {mission: pvp1} | In the mission 'pvp1' teams are rivals; a"
            + " campaign is played together.",
        "table: {mission: t1} | table: {misson: t1} | 'misson' is not understood here; known are"
            + " mission.",
        "to: fuel | to: fule | There is no chapter or ending 'fule'.",
        "place: depot | place: depo | There is no place 'depo' on the map.",
        "things: [rifle, ammo-light] | things: [bazooka] | 'bazooka' is no card that survivors can"
            + " carry.",
        "team: 6 | team: 5 | 'team' is 6 to 12, not 5.",
        "id: lights | id: fuel | 'fuel' stands here twice.",
        "at: [13, 72] | at: [13, 720] | The place 'clinic' lies at two numbers from 0 to 100: east,"
            + " then south.",
        "- clinic+depot | - clinic+moon | There is no place 'moon' on the map.",
        "fallen: nobody | fallen: dawn | 'dawn' must be an ending that is lost: it is told when too"
            + " few are left.",
        "to: dawn | to: silence | No way leads to 'dawn'.",
        "place: clinic | plaec: clinic | 'plaec' is not understood here; known are id, title,"
            + " place, table, before, won, lost.",
      })
  void eachFaultIsOneSentence(String old, String changed, String sentence) {
    // given
    assertThat(TEXT).contains(old);

    // when
    List<Flaw> flaws = CAMPAIGNS.check(YamlData.traced(TEXT.replaceFirst(literal(old), changed)));

    // then
    List<String> said = new ArrayList<>();
    for (Flaw flaw : flaws) {
      said.add(said(flaw, Language.EN));
      assertThat(said(flaw, Language.ES)).doesNotContain("fault.").isNotBlank();
      assertThat(flaw.where()).matches("(?s).* line \\d+");
    }
    assertThat(said).contains(sentence);
  }

  private static String literal(String text) {
    return java.util.regex.Pattern.quote(text);
  }

  private static String said(Flaw flaw, Language language) {
    Texts texts = SHELF.texts(RueMorgue.ID, language);
    return texts.say("fault." + flaw.code(), flaw.args());
  }

  @Test
  void beginsWithEverybodyAndNothing() {
    // when
    Camp camp = CAMPAIGNS.camp(NIGHT, run());

    // then
    assertThat(camp.stop().id()).isEqualTo("first-steps");
    assertThat(camp.people()).hasSize(12).noneMatch(Traveller::gone);
    assertThat(camp.stores()).isEmpty();
  }

  @Test
  void woundsCardsAndAShareOfExperienceComeAlong() {
    // when
    Traveller joe = one("joe", false, 30, 1, "pistol", "saber", "bow", "knife");
    Camp camp = CAMPAIGNS.camp(NIGHT, run(leg("first-steps", true, joe)));

    // then: three cards stay in his hands, the fourth and the reward lie in the stores
    Traveller now = find(camp, "joe");
    assertThat(now.things()).containsExactly("pistol", "saber", "bow");
    assertThat(now.number("wounds")).isEqualTo(1);
    assertThat(now.number("xp")).isEqualTo(30);
    assertThat(now.number("starts")).isEqualTo(7);
    assertThat(now.number("missions")).isEqualTo(1);
    assertThat(camp.stores()).containsExactlyInAnyOrder("knife", "rifle", "ammo-light");
    assertThat(camp.stop().id()).isEqualTo("fuel");
  }

  @Test
  void whoeverStaysBehindRestsAndLendsCards() {
    // given
    Leg first = leg("first-steps", true, one("joe", false, 0, 1, "pistol"));
    List<Traveller> others =
        List.of("jane", "dan", "bear", "cathy", "parker", "james").stream()
            .map(
                who ->
                    who.equals("james") ? one(who, false, 0, 0, "pistol") : one(who, false, 0, 0))
            .toList();

    // when
    Leg second = new Leg("fuel", "t2", false, others, others);
    Camp camp = CAMPAIGNS.camp(NIGHT, run(first, second));

    // then
    assertThat(find(camp, "joe").number("wounds")).isZero();
    assertThat(find(camp, "joe").things()).isEmpty();
    assertThat(find(camp, "james").things()).containsExactly("pistol");
  }

  @Test
  void theDeadStayDead() {
    // given
    Run run = run(leg("first-steps", false, one("joe", true, 5, 0)));

    // when
    Camp camp = CAMPAIGNS.camp(NIGHT, run);

    // then
    assertThat(find(camp, "joe").gone()).isTrue();
    assertThat(camp.stop().id()).isEqualTo("lights");
    assertThatThrownBy(() -> CAMPAIGNS.setOut(NIGHT, run, six()))
        .isInstanceOf(Refusal.class)
        .hasMessage("There is no living survivor 'joe' to send.");
  }

  @Test
  void withoutATeamItIsOver() {
    // given: seven dead of twelve
    List<Traveller> dead = SIX.stream().map(who -> one(who, true, 0, 0)).toList();
    List<Traveller> rest =
        CAMPAIGNS.camp(NIGHT, run()).people().stream()
            .filter(one -> !SIX.contains(one.who()))
            .toList();
    List<Traveller> back = new ArrayList<>(rest);
    back.set(0, one(rest.getFirst().who(), true, 0, 0));

    // when
    Run run =
        run(
            new Leg("first-steps", "a", false, six(), dead),
            new Leg("lights", "b", true, rest, back));

    // then
    assertThat(CAMPAIGNS.camp(NIGHT, run).stop().id()).isEqualTo("nobody");
    assertThatThrownBy(() -> CAMPAIGNS.setOut(NIGHT, run, six()))
        .hasMessage("This campaign is over.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "5 | pistol | 6 different survivors go on a mission, not 5.",
        "6 | chainsaw | There is no chainsaw left to take.",
        "6 | pistol,bow,knife,saber | Nobody carries more than 3 cards.",
      })
  void teamsThatCannotGoAreRefused(int size, String things, String sentence) {
    // given
    Run run = run(leg("first-steps", true, one("joe", false, 9, 0, "pistol")));
    List<Traveller> party = new ArrayList<>(six().subList(0, size));
    party.set(0, one("joe", false, 0, 0, things.split(",")));

    // then
    assertThatThrownBy(() -> CAMPAIGNS.setOut(NIGHT, run, party))
        .isInstanceOf(Refusal.class)
        .hasMessage(sentence);
  }

  @Test
  void aTableOfAnotherRunIsNotTakenOver() {
    // given
    SortedMap<String, String> options = CAMPAIGNS.setOut(NIGHT, run(), six());
    Match<MorgueState> match = new Match<>(GAME, Setup.of(GAME, 1, options, Seed.of(1)));
    Run other = new Run("r2", new TreeMap<>(), List.of());

    // then
    assertThatThrownBy(() -> CAMPAIGNS.comeBack(NIGHT, other, "t", match.setup(), match.state()))
        .hasMessage("That table is not the next chapter of this campaign.");
    assertThatThrownBy(() -> CAMPAIGNS.comeBack(NIGHT, run(), "t", match.setup(), match.state()))
        .hasMessage("The game is not over yet.");
  }

  @Test
  void botsPlayOneToItsEnd() {
    // given: people enough for a hard night
    Run run =
        new Run(
            "bots",
            new TreeMap<>(Map.of("difficulty", "easier", "own-survivors", own())),
            List.of());
    long seed = 1;

    // when
    while (CAMPAIGNS.camp(NIGHT, run).stop() instanceof Chapter chapter) {
      Camp camp = CAMPAIGNS.camp(NIGHT, run);
      List<Traveller> party = camp.people().stream().filter(one -> !one.gone()).limit(6).toList();
      SortedMap<String, String> options = CAMPAIGNS.setOut(NIGHT, run, party);
      Match<MorgueState> match = played(Setup.of(GAME, 1, options, Seed.of(seed++)));
      Leg leg = CAMPAIGNS.comeBack(NIGHT, run, "t" + seed, match.setup(), match.state());

      // then: what they took along lay on their sheets, and whoever died does not come again
      assertThat(leg.chapter()).isEqualTo(chapter.id());
      assertThat(leg.out()).hasSize(6);
      run = run.and(leg);
    }
    assertThat(run.legs()).hasSizeGreaterThanOrEqualTo(6);
    assertThat(CAMPAIGNS.camp(NIGHT, run).stop()).isInstanceOf(Finale.class);
  }

  private static String own() {
    StringBuilder own = new StringBuilder("[");
    for (int n = 0; n < 12; n++) {
      own.append(n == 0 ? "" : ", ")
          .append("{name: Spare ")
          .append((char) ('a' + n))
          .append(
              ", blue: [ninja], yellow: tough, orange: [jump, medic], red: [taunt, rotten, loud]}");
    }
    return own.append("]").toString();
  }

  private static Match<MorgueState> played(Setup setup) {
    Match<MorgueState> match = new Match<>(GAME, setup);
    GreedyBot<MorgueState> bot = new GreedyBot<>(GAME, new Chance(Seed.of(7)));
    RandomBot<MorgueState> bold = new RandomBot<>(new Chance(Seed.of(8)));
    for (int n = 0; match.outcome() == null; n++) {
      Question<MorgueState> asked = Objects.requireNonNull(match.question());
      Position<MorgueState> position = Position.of(GAME, match.state(), asked, 0);
      match.answer(0, n < PATIENCE ? bot.choose(position) : bold.choose(position));
    }
    return match;
  }
}
