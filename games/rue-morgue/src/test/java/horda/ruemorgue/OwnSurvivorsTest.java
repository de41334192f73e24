package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Gender;
import horda.engine.Known;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.lab.text.Spoken;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillRow;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SETUP: survivors whom the host made up.
class OwnSurvivorsTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);

  private static final String ADA =
      "[{name: Ada, gender: f, blue: [ninja], yellow: tough, orange: [jump, {damage: melee}],"
          + " red: [taunt, rotten, {dreadnought: skinner}]}]";

  private static final String SIX = "ada+joe+jane+dan+bear+cathy";

  private static Map<String, String> options(String own, String people) {
    return Map.of("mission", "t1", "own-survivors", own, "survivors", people);
  }

  private static Match<MorgueState> match(String own, String people) {
    return new Match<>(GAME, Setup.of(GAME, 1, options(own, people), Seed.of(3)));
  }

  private static String refusal(String own) {
    try {
      match(own, "choose");
    } catch (Refusal refusal) {
      assertThat(refusal.code()).isEqualTo("own-survivors");
      assertThat(refusal.rule()).isEqualTo("RMO-SETUP-25");
      return String.valueOf(refusal.getMessage());
    }
    throw new AssertionError("nothing was refused: " + own);
  }

  @Test
  @Rule("RMO-SETUP-25")
  void takePartByTheirNamesWithTheirSkills() {
    // when
    Match<MorgueState> match = match(ADA, SIX);

    // then
    assertThat(match.state().character(0).name()).isEqualTo("Ada");
    assertThat(match.state().has(0, Skill.NINJA)).isTrue();
    Texts texts = SHELF.texts(RueMorgue.ID, Language.ES).at(match);
    assertThat(texts.name(new Ref("survivor", match.state().who[0]))).isEqualTo("Ada");
    assertThat(GAME.gender(match.state(), new Ref("survivor", match.state().who[0])))
        .isEqualTo(Gender.FEMININE);
  }

  @Test
  @Rule("RMO-SETUP-25")
  void canBeChosenBesideThoseOfTheBox() {
    // when
    Match<MorgueState> match = match(ADA, "choose");

    // then
    List<String> offered = match.options(0).stream().map(Option::id).toList();
    assertThat(offered).contains("take:ada", "take:joe").hasSize(13);
    match.answer(0, "take:ada");
    assertThat(match.options(0).stream().map(Option::id)).doesNotContain("take:ada");
  }

  @Test
  @Rule("RMO-SETUP-25")
  void travelWithASavedGame() {
    // given
    Match<MorgueState> match = match(ADA, SIX);
    match.answer(0, match.options(0).getFirst().id());

    // when
    Match<?> again = SavedGame.of(SHELF, match, List.of()).replay(SHELF).match();

    // then
    MorgueState kept = (MorgueState) again.state();
    assertThat(GAME.view(kept, 0)).isEqualTo(GAME.view(match.state(), 0));
    assertThat(kept.character(0).name()).isEqualTo("Ada");
  }

  @Test
  @Rule({"RMO-SETUP-25", "RMO-SKILL-11"})
  void everySkillCanBePlayed() {
    // given: all 83, twelve people at a time, in games played at random
    List<String> skills = new ArrayList<>();
    for (Skill skill : Skill.values()) {
      SkillRow row = Box.CONTENT.skill(skill);
      List<String> words = row.words(Box.CONTENT.equipment());
      String word = Known.id(skill);
      skills.add(words.isEmpty() ? word : "{" + word + ": " + words.getFirst() + "}");
    }
    for (int from = 0; from < skills.size(); from += 6) {
      StringBuilder own = new StringBuilder();
      for (int n = 0; n < 6; n++) {
        String blue = skills.get((from + n) % skills.size());
        own.append("- {name: Own ").append((char) ('a' + n)).append(", blue: [").append(blue);
        own.append("], yellow: lucky, orange: [jump, shove], red: [taunt, medic, loud]}\n");
      }

      // when
      String people = "own-a+own-b+own-c+own-d+own-e+own-f";
      Setup setup = Setup.of(GAME, 2, options(own.toString(), people), Seed.of(from + 1L));
      Spoken spoken = Spoken.in(GAME, setup, OwnSurvivorsTest::any, 4_000);

      // then
      assertThat(spoken.size()).isGreaterThan(20);
    }
  }

  private static Option any(List<Option> offered, Chance chance) {
    return offered.get(chance.below(offered.size()));
  }

  @ParameterizedTest
  @Rule("RMO-SETUP-25")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          blue: [ninja] | blue: [ninja, tough] | Ada: blue takes one skill; a second one can only be helicopter-pilot or fast-roping.
          yellow: tough | yellow: [tough, loud] | Ada: yellow takes one skill, not 2.
          yellow: tough | yellow: fly | Ada: there is no skill 'fly'.
          yellow: tough | yellow: {starts-with: knife} | Ada: starts-with works at set-up only, so it can stand at blue only.
          yellow: tough | yellow: {tough: walker} | Ada: tough stands alone, without 'walker'.
          blue: [ninja] | blue: [dreadnought] | Ada: dreadnought needs one of walker, fatty, runner, crawler, a-bomb, skinner, such as {dreadnought: walker}.
          orange: [jump, {damage: melee}] | orange: [jump] | Ada: orange takes two skills to choose from, not 1.
          orange: [jump, {damage: melee}] | orange: [jump, jump] | Ada: orange has the same skill twice.
          name: Ada | name: Joe | There is somebody called Joe already; give yours another name.
          name: Ada | name: "<b>" | The name of a survivor of your own has 1 to 24 letters, with at least one from a to z.
          gender: f | gender: x | Ada: gender is m or f, not 'x'.
          gender: f | hat: red | Ada: 'hat' is not understood; known are name, gender, blue, yellow, orange, red.
          """)
  void whatIsWrongIsSaidInASentence(String old, String now, String sentence) {
    assertThat(ADA).contains(old);
    assertThat(refusal(ADA.replace(old, now))).isEqualTo(sentence);
  }

  @Test
  @Rule("RMO-SETUP-25")
  void aSecondBlueSkillIsForPilotsAndRopers() {
    Match<MorgueState> match = match(ADA.replace("[ninja]", "[ninja, helicopter-pilot]"), SIX);

    assertThat(match.state().has(0, Skill.HELICOPTER_PILOT)).isTrue();
  }

  @Test
  void textThatIsNoYamlIsRefusedToo() {
    assertThat(refusal("[{name: ")).startsWith("The survivors of your own cannot be read");
    assertThatThrownBy(() -> match("x".repeat(20_001), "choose"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("20000 characters");
  }
}
