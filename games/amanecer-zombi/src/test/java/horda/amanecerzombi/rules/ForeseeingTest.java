package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Throw;
import horda.engine.Question;
import horda.engine.Seed;
import horda.lab.Rule;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What Ana is told before she fires, strikes or flees.
class ForeseeingTest {
  private static final int ANA = 0;

  private static Preview preview(Fight fight, String option) {
    AmanecerState s = fight.game().state();
    Question<AmanecerState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, ANA, choices);
    long before = Digest.of(s);
    for (int i = 0; i < choices.size(); i++) {
      if (question.option(s, ANA, choices.get(i)).id().equals(option)) {
        Preview preview = Foreseeing.of(s, question, ANA, choices.get(i));
        assertThat(Digest.of(s)).as("nothing changes").isEqualTo(before);
        return Objects.requireNonNull(preview);
      }
    }
    throw new AssertionError(option + " is not on offer");
  }

  private static List<String> notes(Preview preview) {
    return preview.notes().stream()
        .map(Phrase::toString)
        .map(text -> text.replaceAll("Phrase\\[key=odds\\.|, args=.*", ""))
        .toList();
  }

  @Test
  @Rule({"AMZ-MEL-03", "AMZ-ZOM-02"})
  void strikingTellsWhatTheZombiesThrowAndTheyThrowIt() {
    // given
    Fight fight = Fight.against(Fight.bensTurn().hand("ana", "run"), "trio").on();
    AmanecerState s = fight.game().state();

    // when
    Throw zombies = preview(fight, "melee").dice().getFirst();

    // then
    assertThat(zombies.dice()).isEqualTo(s.dice);
    assertThat(zombies.needs()).isEqualTo(6);
    int[] seen = new int[s.dice + 1];
    Chance chance = new Chance(Seed.of(4));
    int times = 20_000;
    for (int n = 0; n < times; n++) {
      AmanecerState copy = s.copy();
      copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
      seen[CombatDice.zombies(copy, Out.SILENT)]++;
    }
    double sum = 0;
    for (int hits = 0; hits < seen.length; hits++) {
      double expected = zombies.once().hits().get(hits) * times;
      sum += (seen[hits] - expected) * (seen[hits] - expected) / expected;
    }
    // 99.99 % of a chi-square with three degrees of freedom lie below.
    assertThat(seen).hasSize(4);
    assertThat(sum).isLessThan(21.1);
  }

  @Test
  @Rule({"AMZ-FLEE-01", "AMZ-FLEE-04", "AMZ-FLEE-05"})
  void flightTellsItsPriceAndWhoSaysWhereTo() {
    // given
    Fight fight =
        Fight.against(Fight.bensTurn().hand("ana", "run", "car").experience("ana", 1), "trio").on();

    // when
    Preview card = preview(fight, "flee:car");
    Preview px = preview(fight, "flee:px");

    // then: Ben has begun it and chooses among four squares
    assertThat(notes(card)).containsExactly("flee-cards", "flee-to");
    assertThat(card.notes().getLast().args()).hasToString("[seat:1, number:4]");
    assertThat(notes(px)).containsExactly("flee-px", "flee-to");
  }
}
