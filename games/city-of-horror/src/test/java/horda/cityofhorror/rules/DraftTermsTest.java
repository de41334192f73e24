package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.Engine;
import horda.engine.Given;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Terms of a draft that are only counted are as many as those that are listed, and the same; the
/// promises among them are those that may be given, tried one by one. At every draft of random
/// games.
class DraftTermsTest {
  private static final int DECISIONS = 1_500;

  /// The steps in which somebody names a player.
  private static final Set<Integer> CHOICES =
      Set.of(
          LocationSteps.ATTACK_VOTE,
          LocationSteps.ATTACK_TIE,
          LocationSteps.SHARING_VOTE,
          LocationSteps.SHARING_TIE);

  private final Chance chance = new Chance(Seed.of(5));
  private int drafts;

  @ParameterizedTest
  @ValueSource(strings = {"standard", "all-breakable", "all-binding"})
  @Rule({"COH-NEG-05", "COH-NEG-06"})
  void whatIsCountedIsWhatIsListed(String promises) {
    for (int seats = 3; seats <= 6; seats++) {
      Map<String, String> options = Map.of("promises", promises);
      CityState s = GAME.deal(Setup.of(GAME, seats, options, Seed.of(seats)));
      Question<CityState> question = Engine.advance(s, Out.SILENT);
      for (int i = 0; i < DECISIONS && question != null; i++) {
        question = play(s, question);
      }
    }
    assertThat(drafts).isGreaterThan(1_000);
  }

  private @Nullable Question<CityState> play(CityState s, Question<CityState> question) {
    int seat = Integer.numberOfTrailingZeros(question.awaited(s));
    Choices all = new Choices();
    question.choices(s, seat, all);
    if (question instanceof DealDraft<CityState> draft) {
      drafts++;
      compare(s, draft, seat, all);
      if (drafts % 5 == 0) {
        promises(s, draft.deal(), all);
      }
    }
    return Engine.answer(s, question, seat, all.get(chance.below(all.size())), Out.SILENT);
  }

  private final Choices late = Choices.late();

  private void compare(CityState s, DealDraft<CityState> draft, int seat, Choices all) {
    draft.choices(s, seat, late.clear());
    assertThat(late.size()).as("counted").isEqualTo(all.size());
    for (int n = 0; n < 8; n++) {
      int i = chance.below(all.size());
      assertThat(late.pick(i)).as("number " + i).isEqualTo(all.get(i));
    }
    assertThat(late.get(all.size() - 1)).isEqualTo(all.get(all.size() - 1));
    boolean pays = DealTerms.canPay(s, draft.deal(), seat) && DealTerms.leavesLoot(s, draft.deal());
    assertThat(Bargaining.DEALS.isSound(s, draft.deal()))
        .as("its promises can be given")
        .isEqualTo(pays);
  }

  /// Every promise about a vote, about rest, gifts and cards that the rules let its maker give, by
  /// trying all there could be.
  private static void promises(CityState s, Deal draft, Choices all) {
    Set<Long> listed = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      long term = all.get(i);
      if (Pledge.is(term) && !Pledge.is(term, Shape.ACT)) {
        assertThat(listed.add(term)).as("listed once").isTrue();
      }
    }
    if (draft.size() >= Bargaining.MOST_TERMS) {
      assertThat(listed).isEmpty();
      return;
    }
    Set<Long> tried = new HashSet<>();
    for (int maker = 0; maker < s.seats(); maker++) {
      for (int receiver = 0; receiver < s.seats(); receiver++) {
        if (maker != receiver && draft.has(maker) && draft.has(receiver)) {
          Given given = Vows.KEEPING.given(s, draft, maker);
          for (long pledge : all(s, draft, maker, receiver)) {
            if (Vows.KEEPING.may(s, given, pledge)) {
              tried.add(pledge);
            }
          }
        }
      }
    }
    assertThat(words(s, draft, listed)).isEqualTo(words(s, draft, tried));
  }

  private static Set<String> words(CityState s, Deal draft, Set<Long> terms) {
    Set<String> words = new TreeSet<>();
    for (long term : terms) {
      words.add(TermWords.option(s, draft, term).id());
    }
    return words;
  }

  private static List<Long> all(CityState s, Deal draft, int maker, int receiver) {
    List<Long> all = new ArrayList<>();
    all.add(Pledge.of(Shape.WORDS, 0, 0, maker, receiver, 0, Place.NOWHERE));
    if (s.here < 0) {
      all.add(Pledge.of(Shape.NOTHING, 0, 0, maker, receiver, 0, Place.NOWHERE));
    }
    for (int place = 0; place < Place.COUNT; place++) {
      for (int step = 1; step <= LocationSteps.SHARING; step++) {
        all.add(Pledge.of(Shape.NOTHING, 0, 0, maker, receiver, step, place));
        for (int seat = 0; seat < s.seats(); seat++) {
          if (CHOICES.contains(step)) {
            all.add(Pledge.of(Shape.FOR, seat, 0, maker, receiver, step, place));
          }
          // Of sharing later only for whom is promised, and a share only to the other.
          boolean against = place == s.here || step < LocationSteps.BEFORE_SHARING;
          if (against && CHOICES.contains(step)) {
            all.add(Pledge.of(Shape.NOT, seat, 0, maker, receiver, step, place));
          }
          if (step == LocationSteps.SHARING && (place == s.here || seat == receiver)) {
            all.add(Pledge.of(Shape.GIVE, Terms.ANTIDOTE, seat, maker, receiver, step, place));
            all.add(Pledge.of(Shape.GIVE, Terms.CARD, seat, maker, receiver, step, place));
          }
        }
      }
      for (int kind = 0; kind < s.content.kinds().size(); kind++) {
        boolean names =
            maker != draft.from()
                || s.promiseRule != CityState.ALL_BINDING
                || DealTerms.hasSpare(s, draft, kind);
        if (names) {
          all.add(Pledge.of(Shape.PLAY, kind, 0, maker, receiver, 1, place));
        }
      }
    }
    return all;
  }
}
