package horda.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.bots.search.Budget;
import horda.bots.search.SearchMaker;
import horda.engine.Chance;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.toy.FleaMarket;
import horda.engine.toy.FleaState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RosterTest {
  private static final FleaMarket GAME = new FleaMarket();

  /// A bot that plays one game only.
  private record Special(String name, String plays) implements BotMaker {
    @Override
    public boolean plays(Game<?> game) {
      return game.id().equals(plays);
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return new RandomBot<>(chance);
    }
  }

  @Test
  void randomIsAlwaysThere() {
    assertThat(Roster.standard().named("random", GAME).name()).isEqualTo("random");
    assertThat(Roster.standard().names(GAME)).contains("random");
  }

  @Test
  void anUnknownNameIsRefusedWithTheList() {
    assertThatThrownBy(() -> Roster.standard().named("clever", GAME))
        .isInstanceOf(Refusal.class)
        .hasMessage("No bot 'clever' plays flea-market; there are cunning, merciless, random.");
  }

  @Test
  void aBotIsOfferedOnlyForTheGameItPlays() {
    Special here = new Special("greedy", FleaMarket.ID);
    Special elsewhere = new Special("greedy", "chess");
    Roster roster = new Roster(List.of(elsewhere, here));

    assertThat(roster.named("greedy", GAME)).isSameAs(here);
    assertThat(new Roster(List.of(elsewhere)).names(GAME)).isEmpty();
    assertThatThrownBy(() -> new Roster(List.of(elsewhere)).named("greedy", GAME))
        .hasMessageEndingWith("there are none.");
  }

  @Test
  void levelsComeFirstFromTheWeakestUp() {
    Special own = new Special("artful", FleaMarket.ID);
    List<BotMaker> all = new ArrayList<>(List.of(own));
    for (String name : List.of("random", "merciless", "steady", "cunning", "novice")) {
      all.add(new Special(name, FleaMarket.ID));
    }

    assertThat(new Roster(all).names(GAME))
        .containsExactly("novice", "steady", "cunning", "merciless", "artful", "random");
  }

  @Test
  void aSearchIsNamedAfterItsBudget() {
    assertThat(Roster.standard().named("search-300", GAME))
        .isEqualTo(new SearchMaker("search-300", new Budget(300, 0, 1)));
    assertThat(Roster.standard().named("search-50msx2", GAME))
        .isEqualTo(new SearchMaker("search-50msx2", new Budget(Integer.MAX_VALUE, 50, 2)));
    assertThatThrownBy(() -> Roster.standard().named("search-0", GAME)).isInstanceOf(Refusal.class);
  }

  @Test
  void aSilentBotTakesNoPartInTalks() {
    Roster roster = Roster.standard();
    List<Bot<FleaState>> bots = new ArrayList<>();
    for (String name : List.of("random-silent", "random", "random")) {
      Chance chance = new Chance(Seed.of(bots.size()));
      bots.add(roster.named(name, GAME).bot(GAME, bots.size(), chance));
    }
    Playout<FleaState> playout = new Playout<>(GAME);
    int refused = 0;
    for (int game = 0; game < 20; game++) {
      FleaState s = GAME.deal(Setup.of(GAME, 3, Map.of(), Seed.of(game)));
      Question<FleaState> question = Engine.advance(s, Out.SILENT);
      while (question != null) {
        int seat = Playout.nextSeat(s, question);
        long choice = playout.choose(s, question, seat, bots);
        if (seat == 0) {
          assertThat(question).isNotInstanceOf(DealDraft.class);
        }
        if (seat == 0 && question instanceof DealReply<?>) {
          assertThat(choice).isEqualTo(DealReply.REFUSE);
          refused++;
        }
        question = Engine.answer(s, question, seat, choice, Out.SILENT);
      }
    }
    assertThat(refused).isPositive();
    assertThat(roster.knows("search-300-silent", GAME)).isTrue();
    assertThat(roster.names(GAME)).noneMatch(name -> name.endsWith("-silent"));
    assertThatThrownBy(() -> roster.named("clever-silent", GAME)).isInstanceOf(Refusal.class);
  }
}
