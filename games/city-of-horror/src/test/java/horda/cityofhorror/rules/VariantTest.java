package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.goOn;
import static horda.cityofhorror.rules.SetupTest.seated;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.cityofhorror.Played;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CardView;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.StandingOrder;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// VAR: the expert deal, the host's options, and standing orders.
class VariantTest {
  private static Played draft() {
    return goOn(dealt(1, 4, "draft", "yes"), game -> game.question().equals("draft"));
  }

  private static List<String> packet(Played game, int seat) {
    return new ArrayList<>(view(game, seat).hand().stream().map(CardView::ref).toList());
  }

  private static List<String> kept(Played game, int seat) {
    return view(game, seat).kept().stream().map(CardView::ref).toList();
  }

  /// Everybody keeps the first card on offer.
  private static void pick(Played game) {
    for (int seat = 1; seat <= 4; seat++) {
      game.play("seat" + seat, game.options("seat" + seat).getFirst());
    }
  }

  /// TV-49.
  @Test
  @Rule("COH-VAR-01")
  void eachKeepsOneCardAndPassesTheRestToTheLeft() {
    Played game = draft();
    for (int size = 6; size > 2; size--) {
      List<List<String>> left = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        assertThat(packet(game, seat)).hasSize(size);
        left.add(packet(game, seat));
      }
      pick(game);
      for (int seat = 0; seat < 4; seat++) {
        left.get(seat).removeAll(kept(game, seat));
        assertThat(packet(game, (seat + 1) % 4))
            .containsExactlyInAnyOrderElementsOf(left.get(seat));
      }
    }
    pick(game);
    game.sees("window", "round-start").sees("deck.count", 16);
    for (int seat = 1; seat <= 4; seat++) {
      game.sees("seat" + seat + ".hand.count", 6);
    }
  }

  @Test
  @Rule("COH-VAR-02")
  void picksAreSimultaneousAndSecret() {
    Played game = draft();
    assertThat(game.awaited()).containsExactly("seat1", "seat2", "seat3", "seat4");

    List<String> before = packet(game, 1);
    game.play("seat1", game.options("seat1").getFirst());
    assertThat(game.told(CityEvent.DRAFT_KEPT)).isFalse();
    assertThat(packet(game, 1)).isEqualTo(before);
    for (String card : packet(game, 0)) {
      assertThat(view(game, 1).toString()).doesNotContain(card + ",");
    }
  }

  @Test
  @Rule("COH-VAR-02")
  void theKeptCardsAreTheHandAndTheLastComesByItself() {
    Played game = draft();
    for (int pick = 1; pick < 5; pick++) {
      pick(game);
    }
    List<List<String>> kept = new ArrayList<>();
    List<List<String>> lastTwo = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      kept.add(kept(game, seat));
      lastTwo.add(packet(game, seat));
    }
    pick(game);
    assertThat(game.allEvents().count(CityEvent.DRAFT_KEPT)).isEqualTo(5);
    for (int seat = 0; seat < 4; seat++) {
      List<String> hand = packet(game, seat);
      assertThat(hand).hasSize(6).containsAll(kept.get(seat));
      // One of the last packet, and what the neighbour to the right left over.
      hand.removeAll(kept.get(seat));
      assertThat(hand).containsAnyElementsOf(lastTwo.get(seat));
      assertThat(hand).containsAnyElementsOf(lastTwo.get((seat + 3) % 4));
      assertThat(kept(game, seat)).isEmpty();
    }
  }

  @Test
  @Rule("COH-VAR-03")
  void theHostDecidesOnSidesLayoutAndDraft() {
    dealt(1, 3).sees("bank.side", "A");
    dealt(1, 3, "side-b", "bank").sees("bank.side", "B").sees("church.side", "A");
    dealt(1, 3, "layout", "bank+armory+church+hospital").sees("bank.number", 1);
    assertThat(seated(1, 3).allEvents().told(CityEvent.DRAFT_KEPT)).isFalse();
    assertThat(seated(1, 3, "draft", "yes").allEvents().told(CityEvent.DRAFT_KEPT)).isTrue();
  }

  @Test
  @Rule("COH-VAR-03")
  void theHostDecidesWhetherAReplicaNeedsPresence() {
    table().replicas("ana", "church").at("window attack church").sees("church.votes.ana", 0);
    table()
        .option("replica-needs-presence", "no")
        .replicas("ana", "church")
        .at("window attack church")
        .sees("church.votes.ana", 2);
  }

  @Test
  @Rule("COH-VAR-03")
  void theHostDecidesWhenTheTowerIsResolved() {
    assertThat(resolved("tower-after-corners"))
        .containsExactly("church", "hospital", "bank", "armory", "tower", "crossroads");
    assertThat(resolved("tower-first"))
        .containsExactly("tower", "church", "hospital", "bank", "armory", "crossroads");
  }

  private static List<String> resolved(String order) {
    Played game = table().option("resolution-order", order).from("end-of-moves");
    List<String> all = new ArrayList<>();
    goOn(
        game,
        g -> {
          if (g.look("window").startsWith("location ")) {
            String place = g.look("here");
            all.remove(place);
            all.add(place);
          }
          return g.look("round").equals("2");
        });
    return all;
  }

  @Test
  @Rule("COH-VAR-03")
  void theHostDecidesWhichPromisesBind() {
    assertThat(votesAfterPromise("standard")).containsExactly("vote:2");
    assertThat(votesAfterPromise("all-binding")).containsExactly("vote:2");
    assertThat(votesAfterPromise("all-breakable"))
        .containsExactlyInAnyOrder("vote:0", "vote:1", "vote:2");
  }

  /// Ana has promised Ben to vote for Cleo.
  private static List<String> votesAfterPromise(String promises) {
    return table()
        .option("promises", promises)
        .person("ana", "punk", "church")
        .person("ben", "geek", "church")
        .person("cleo", "thief", "church")
        .zombies("church", 3)
        .at("window attack church")
        .deal("ana", "ben", "promise:vote-for:2")
        .passUntil("vote")
        .options("ana");
  }

  @Test
  @Rule("COH-VAR-03")
  void otherValuesAreRefused() {
    for (String option :
        List.of("sides", "draft", "promises", "replica-needs-presence", "resolution-order")) {
      assertThatThrownBy(() -> dealt(1, 3, option, "perhaps"))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining(option);
    }
    assertThatThrownBy(() -> dealt(1, 3, "weather", "rain")).hasMessageContaining("no option");
  }

  @Test
  @Rule("COH-VAR-04")
  void standingOrdersGiveTheSameGameAsPassingByHand() {
    for (long seed = 1; seed <= 3; seed++) {
      Played byHand = goOn(seated(seed, 4), game -> false);
      for (StandingOrder order : GAME.standingOrders()) {
        Played ordered = seated(seed, 4);
        for (int seat = 0; seat < 4; seat++) {
          ordered.match().order(seat, order.number());
        }
        goOn(ordered, game -> false);

        assertThat(ordered.allEvents()).isEqualTo(byHand.allEvents());
        for (int seat = -1; seat < 4; seat++) {
          assertThat(view(ordered, seat)).isEqualTo(view(byHand, seat));
        }
        // Where nobody makes an offer, refusing them all saves nothing; and what is ordered about
        // the locations before the first round ends with its beginning.
        if (order.number() != StandingOrders.REFUSE_OFFERS
            && order.number() != StandingOrders.NO_EFFECTS) {
          assertThat(answers(ordered)).isLessThan(answers(byHand));
        }
      }
    }
  }

  private static long answers(Played game) {
    return game.match().log().stream().filter(e -> e instanceof Match.Answer).count();
  }

  @Test
  @Rule("COH-VAR-04")
  void anOrderToRefuseOffersAnswersThemAndNothingElse() {
    // given
    Played game =
        table().antidotes("ana", 1).hand("ben", "gun").zombies("bank", 2).at("window final");
    game.match().order(game.seat("ben"), StandingOrders.REFUSE_OFFERS);

    // when
    game.offer("ana", "ben", "give:antidotes:1");

    // then: refused like by hand, counted like by hand
    assertThat(game.told(CityEvent.OFFER_REFUSED)).isTrue();
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.state().refusedOffers[game.seat("ana")]).isEqualTo((byte) 1);
    // and: he is asked about everything else
    game.pass("ana");
    assertThat(game.asked()).isEqualTo("ben");
  }

  @Test
  @Rule("COH-VAR-04")
  void anOrderPassesAndNothingElse() {
    Played game =
        table()
            .hand("ben", "pepper-spray", "gun")
            .hand("ana", "gun")
            .zombies("bank", 2)
            .at("window invasion-done");
    game.match().order(game.seat("ben"), 1);

    game.play("ana", "play:gun:bank").sees("bank.zombies", 1).sees("ben.hand.count", 2);
    assertThat(game.asked()).isEqualTo("cleo");
    // Asked again as soon as he wants to.
    game.match().order(game.seat("ben"), 0);
    game.pass("cleo").pass("ana").sees("window", "final").pass("ana");
    assertThat(game.asked()).isEqualTo("ben");
  }
}
