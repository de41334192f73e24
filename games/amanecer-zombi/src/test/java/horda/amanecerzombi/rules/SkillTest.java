package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// SKILL: buying skills with experience.
class SkillTest {
  @Test
  @Rule({"AMZ-SKILL-01", "AMZ-SKILL-02", "AMZ-SKILL-03", "AMZ-SKILL-06"})
  void twoAreLookedAtAndOneIsLearnt() {
    Played game =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .experience("ana", 3)
            .deck("skill", "porter", "reflexes", "handy", "toughness")
            .play();
    game.play("ana", "skill");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "learn:porter:hiker",
            "learn:porter:boxer",
            "learn:reflexes:hiker",
            "learn:reflexes:boxer");
    // only the buyer sees them
    assertThat(GAME.view(game.state(), 0).offered())
        .containsExactlyInAnyOrder("porter", "reflexes");
    assertThat(GAME.view(game.state(), 0).offeredRefs())
        .hasSize(2)
        .allMatch(ref -> ref.startsWith("skill:"));
    assertThat(GAME.view(game.state(), 1).offered()).isEmpty();
    assertThat(GAME.view(game.state(), 1).offeredRefs()).isEmpty();

    // when one is assigned, it is in force, worth a point, and the other lies under the deck
    game.then("ana", "learn:porter:hiker").sees("hiker.skills", "porter").sees("hiker.load", 6);
    game.sees("ana.experience", 2).sees("ana.points", 1);
    int under = game.state().zones.at(Piles.SKILL_DECK, 0);
    assertThat(game.state().content().skill(under).id()).isEqualTo("reflexes");

    // and again, as long as it can be paid
    game.play("ana", "skill").then("ana", "learn:handy:boxer").sees("ana.experience", 0);
    assertThat(game.options()).doesNotContain("skill");
  }

  @Test
  @Rule("AMZ-SKILL-04")
  void eachIsDearerThanTheLast() {
    // TV-09
    String[][] skills = {{}, {"porter"}, {"porter", "reflexes"}, {"porter", "reflexes", "handy"}};
    for (int n = 0; n < skills.length; n++) {
      table()
          .person("ana", "hiker")
          .skills("ana", "hiker", skills[n])
          .play()
          .sees("ana.skill-cost", n + 1);
    }
  }

  @Test
  @Rule({"AMZ-SKILL-05", "AMZ-SKILL-04"})
  void skillsInThePileDoNotCountForTheCost() {
    // TV-08
    table().skillPile("ana", "porter", "reflexes", "handy").play().sees("ana.skill-cost", 1);
  }

  @Test
  @Rule({"AMZ-SKILL-05", "AMZ-MISS-06", "AMZ-DEATH-04", "AMZ-DEATH-06", "AMZ-DEATH-08"})
  void skillsOfADiscardedCharacterGoToThePile() {
    // TV-37
    Played game =
        table()
            .at("ana", "farm-4-3")
            .person("ana", "hiker", "pistol")
            .skills("ana", "hiker", "porter", "reflexes")
            .missions("ana", "safe-in-the-refuge", "looter")
            .deck("character", "boxer")
            .deck("special", "dog")
            .play();

    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:hiker");
    while (!game.look("ana.done").equals("safe-in-the-refuge")) {
      game.play(game.asked(), game.options().getFirst());
    }

    game.sees("ana.skill-pile", "porter, reflexes").sees("ana.dead", "none");
    game.sees("ana.skill-cost", 1).sees("ana.points", 5);
    assertThat(game.look("ana.objects")).isEqualTo("dog");
    assertThat(game.state().people(0)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-SKILL-04", "AMZ-GEN-16"})
  void theTeacherMakesThemCheaper() {
    // TV-55
    table()
        .person("ana", "teacher")
        .skills("ana", "teacher", "porter", "reflexes")
        .play()
        .sees("ana.skill-cost", 2);
    table().person("ana", "teacher").play().sees("ana.skill-cost", 1);
  }

  @Test
  @Rule("AMZ-SKILL-07")
  void thePriceMustBeThereBeforeLookingAndOneMustBeTaken() {
    Played poor = table().experience("ana", 0).play();
    assertThat(poor.options()).doesNotContain("skill");
    assertThat(poor.refuses("skill").rule()).isEqualTo("AMZ-SKILL-04");

    Played game = table().experience("ana", 1).deck("skill", "porter", "reflexes").play();
    game.play("ana", "skill");
    assertThat(game.options()).allMatch(id -> id.startsWith("learn:"));

    // of one, if only one is left
    Played last = table().experience("ana", 1).play();
    while (last.state().zones.size(Piles.SKILL_DECK) > 1) {
      int card = last.state().zones.draw(Piles.SKILL_DECK);
      last.state().zones.add(Piles.skills(1), card);
    }
    last.play("ana", "skill");
    assertThat(last.options()).hasSize(1);
  }

  @Test
  @Rule("AMZ-SKILL-08")
  void aCharacterMayHaveManyAndTwoOfAKindAddUp() {
    Played game =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .skills("ana", "hiker", "porter", "porter", "handy")
            .play();

    game.sees("hiker.load", 8).sees("boxer.load", 2);
    // skills never change hands
    assertThat(game.options()).noneMatch(id -> id.startsWith("hand:"));
  }
}
