package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.view.CardView;
import horda.ruemorgue.view.SurvivorView;
import horda.wire.Shelf;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SETUP: a team that comes out of an earlier mission.
class CarriedTest {
  private static final RueMorgue GAME = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);

  private static final String TEAM =
      "{run: r1, leg: 2, team: [{who: joe, xp: 8, wounds: 1, cards: [pistol, saber]},"
          + " {who: jane, cards: [crowbar]}, {who: dan, cards: [mp5]}, {who: bear, cards: [bow]},"
          + " {who: cathy, cards: [gasoline]}, {who: parker, xp: 3}]}";

  private static Match<MorgueState> match(String team) {
    Map<String, String> options = Map.of("mission", "t1", "carried", team);
    return new Match<>(GAME, Setup.of(GAME, 1, options, Seed.of(3)));
  }

  private static Match<MorgueState> begun(String team) {
    Match<MorgueState> match = match(team);
    while (match.state().round == 0) {
      match.answer(0, match.options(0).getFirst().id());
    }
    return match;
  }

  private static List<String> cards(SurvivorView one) {
    return Stream.concat(one.hands().stream(), one.reserve().stream())
        .map(CardView::card)
        .filter(kind -> !kind.isEmpty() && !kind.equals("wound"))
        .toList();
  }

  @Test
  @Rule("RMO-SETUP-27")
  void beginsWithWhatItCarried() {
    // when
    MorgueState s = begun(TEAM).state();

    // then
    assertThat(s.wounds(0)).isEqualTo(1);
    assertThat(s.xp[0]).isEqualTo((short) 8);
    assertThat(s.level(0)).isEqualTo(Level.YELLOW);
    assertThat(s.has(0, s.character(0).yellow().skill())).isTrue();
    assertThat(cards(GAME.view(s, 0).survivors().get(0))).containsExactly("pistol", "saber");
    assertThat(s.xp[5]).isEqualTo((short) 3);
  }

  @Test
  @Rule("RMO-SETUP-27")
  void onlyTheUnarmedGetStartingWeapons() {
    // when: the first of the three weapons can go to Cathy and to Parker alone
    Match<MorgueState> match = match(TEAM);

    // then
    assertThat(match.options(0).stream().map(Option::id)).containsExactly("to:cathy", "to:parker");

    // when
    MorgueState s = begun(TEAM).state();

    // then: two of the three are given, and nobody has a second weapon but Joe, who brought two
    List<SurvivorView> team = GAME.view(s, 0).survivors();
    assertThat(cards(team.get(1))).containsExactly("crowbar");
    assertThat(cards(team.get(4))).hasSize(2).contains("gasoline");
    assertThat(cards(team.get(5))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{team: [{who: nobody}]} | There is no survivor 'nobody'.",
        "{team: [{who: joe, wounds: 2}]} | joe begins with 0 to 1 wounds, not 2.",
        "{team: [{who: joe, wounds: 1, cards: [bow, bow, bow, saber, saber]}]} | joe has room for 4"
            + " cards, not for 5.",
        "{team: [{who: joe, cards: [aaahh]}]} | joe cannot carry 'aaahh'.",
        "{team: [{who: joe, cards: [shotgun, shotgun, shotgun]}]} | The box holds only 2 of"
            + " shotgun.",
        "{team: [{who: joe}, {who: joe}]} | Somebody is in the team twice.",
        "{team: [{who: joe, xp: 999}]} | joe begins with 0 to 200 experience, not 999.",
        "[] | A team needs the word team, and below it a list of its survivors.",
      })
  @Rule("RMO-SETUP-27")
  void unsoundTeamsAreRefusedWithOneSentence(String team, String sentence) {
    assertThatThrownBy(() -> match(team))
        .isInstanceOf(Refusal.class)
        .hasMessage(sentence)
        .satisfies(thrown -> assertThat(((Refusal) thrown).rule()).isEqualTo("RMO-SETUP-27"));
  }

  @Test
  @Rule("RMO-SETUP-27")
  void aTeamIsAsLargeAsItsMissionAllows() {
    assertThatThrownBy(() -> match("{team: [{who: joe}, {who: jane}]}"))
        .hasMessage("This mission is for 6 to 12 survivors.");
  }
}
