package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CardView;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.TermView;
import horda.engine.Refusal;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// NEG: what can be traded, how an offer is made, and who gets to know of it.
class NegotiationTest {
  private static CityView view(Played game, String who) {
    return GAME.view(game.state(), game.seat(who));
  }

  /// What one player knows of another's hand.
  private static List<String> known(Played game, String who, String ofWhom) {
    return view(game, who).players().get(game.seat(ofWhom)).knownCards().stream()
        .map(CardView::card)
        .toList();
  }

  private static TableBuilder traders() {
    return table()
        .hand("ana", "gun", "alarm")
        .antidotes("ana", 2)
        .hand("ben", "kitten", "shotgun")
        .antidotes("ben", 3);
  }

  private static Played talk() {
    return traders().at("window invasion-done");
  }

  @Test
  @Rule("COH-NEG-01")
  void cardsAndAntidotesAreTradedInBothDirections() {
    talk()
        .deal("ana", "ben", "give:gun", "give:antidotes:2", "want:shotgun", "want:antidotes:3")
        .sees("ana.hand", "alarm, shotgun")
        .sees("ana.antidotes", 3)
        .sees("ben.hand", "gun, kitten")
        .sees("ben.antidotes", 2);
  }

  @Test
  @Rule("COH-NEG-01")
  void anAntidoteMayPayForTheTieBreakOfSomebodyElsewhere() {
    Played game =
        table("andres", "santiago", "david", "marta")
            .firstPlayer("marta")
            .person("andres", "vigil", "armory")
            .person("andres", "geek", "armory")
            .antidotes("andres", 1)
            .person("santiago", "teen", "armory")
            .person("david", "punk", "armory")
            .zombies("armory", 6)
            .at("window attack armory")
            .pass("marta");

    game.deal("andres", "marta", "give:antidotes:1", "ask:tie-for:1").sees("marta.antidotes", 1);
    game.passAll().vote("andres", "santiago").vote("santiago", "andres").vote("david", "andres");

    assertThat(game.awaited()).containsExactly("marta");
    assertThat(game.options("marta")).containsExactly("name:1");
    game.tie("marta", "santiago").sees("teen.alive", "no").sees("armory.zombies", 6);
  }

  @Test
  @Rule("COH-NEG-02")
  void nothingElseIsTraded() {
    Played game =
        traders()
            .food("ana", 2)
            .food("ben", 1)
            .person("ana", "vigil", "church")
            .person("ben", "teen", "church")
            .at("window attack church")
            .against("ana", "offer", "ben");

    String goods = "(give|want):(antidotes:\\d|any-card|food|food:\\d|[a-z-]+)";
    String shown = "(show|see):[a-z-]+(:all)?";
    String promises =
        "(promise|ask):(no-action(-share)?|(share-)?(vote|tie)-(for|not):\\d"
            + "|share-(card|antidote)(:\\d)?|support|play-there:[a-z-]+"
            + "|play(:[a-z0-9-]+){1,3}|ability:[a-z-]+(:[a-z0-9-]+)?)(@[a-z]+)?";
    assertThat(game.options("ana"))
        .allMatch(id -> id.matches("drop|join:\\d|" + goods + "|" + shown + "|" + promises));
    assertThat(game.options("ana", "give"))
        .containsExactlyInAnyOrder(
            "give:antidotes:1",
            "give:antidotes:2",
            "give:gun",
            "give:alarm",
            "give:any-card",
            "give:food:2");
    List<String> cards = GAME.content().kinds().stream().map(kind -> "want:" + kind.id()).toList();
    assertThat(game.options("ana", "want"))
        .hasSize(cards.size() + 5)
        .containsAll(cards)
        .contains("want:any-card", "want:food", "want:antidotes:1", "want:antidotes:3");
  }

  @Test
  @Rule("COH-NEG-05")
  void anOfferComesFromThePlayerWithPriorityAndCountsOnceItIsAccepted() {
    Played game = talk();
    assertThat(game.awaited()).containsExactly("ana");
    assertThat(game.options("ana", "offer")).containsExactly("offer:1", "offer:2");

    game.offer("ana", "ben", "give:gun", "promise:no-action", "want:antidotes:1");
    game.sees("asked", "ben").sees("ana.antidotes", 2).sees("ana.hand", "alarm, gun");
    game.sees("promises.count", 0);

    game.play("ben", "accept").sees("ana.antidotes", 3).sees("ana.hand", "alarm");
    game.sees("promises.count", 1).sees("asked", "ben");
  }

  @Test
  @Rule("COH-NEG-05")
  void theEliminatedAreOfferedNothing() {
    Played game = traders().nobody("cleo").at("window invasion-done");

    assertThat(game.options("ana", "offer")).containsExactly("offer:1");
  }

  @Test
  @Rule("COH-NEG-05")
  void whoCannotDeliverCannotAcceptAndWhoAsksDoesNotLearnWhy() {
    Played game = talk().offer("ana", "ben", "give:antidotes:1", "want:chainsaw");

    assertThat(game.options("ben")).containsExactly("refuse", "counter");
    game.play("ben", "refuse").sees("ana.antidotes", 2).sees("asked", "ana");
    assertThat(known(game, "ana", "ben")).isEmpty();
  }

  @Test
  @Rule("COH-NEG-09")
  void aNamedCardIsKnownToThePartnersAndToNobodyElse() {
    Played game = talk().offer("ana", "ben", "give:gun");
    assertThat(view(game, "ben").offer().terms())
        .extracting(TermView::id)
        .containsExactly("give:gun");
    assertThat(view(game, "cleo").offer().terms()).isEmpty();
    assertThat(view(game, "cleo").offer().sent()).isTrue();

    game.play("ben", "accept");
    assertThat(known(game, "ana", "ben")).containsExactly("gun");
    assertThat(known(game, "cleo", "ben")).isEmpty();
    assertThat(view(game, "cleo").players().get(game.seat("ben")).hand()).isEqualTo(3);
    assertThat(game.told(CityEvent.GAVE_CARD)).isTrue();
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.GAVE_CARD_SEEN)
        .hasSize(1)
        .allMatch(event -> event.isFor(game.seat("ben")) && !event.isFor(game.seat("cleo")));
  }

  @Test
  @Rule("COH-NEG-09")
  void aCardLeftOpenIsTheGiversChoice() {
    Played game = talk().deal("ana", "ben", "give:antidotes:1", "want:any-card");

    game.sees("asks", "give-card").sees("asked", "ben");
    assertThat(known(game, "ana", "ben")).isEmpty();
    assertThat(game.options("ben")).containsExactlyInAnyOrder("give:kitten", "give:shotgun");
    game.play("ben", "give:kitten").sees("ana.hand", "alarm, gun, kitten");
    assertThat(known(game, "ben", "ana")).containsExactly("kitten");
    assertThat(known(game, "cleo", "ana")).isEmpty();
  }

  @Test
  @Rule("COH-NEG-09")
  void whoHasHandedOverACardDoesNotTakeItBackToGiveAWorseOne() {
    Played game = talk().deal("ana", "ben", "give:antidotes:1", "want:any-card");
    int ben = game.seat("ben");

    game.play("ben", "give:shotgun");

    assertThat(game.match().canUndo(ben)).isFalse();
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> game.match().undo(ben))
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("undo"));
    game.sees("ana.hand", "alarm, gun, shotgun");
  }

  @Test
  @Rule("COH-NEG-09")
  void promisesArePublic() {
    Played game = talk().deal("ana", "ben", "promise:no-action");

    assertThat(view(game, "cleo").promises())
        .singleElement()
        .satisfies(
            promise -> {
              assertThat(promise.from()).isEqualTo(game.seat("ana"));
              assertThat(promise.to()).isEqualTo(game.seat("ben"));
              assertThat(promise.what().id()).isEqualTo("promise:no-action");
            });
  }

  @Test
  @Rule("COH-NEG-10")
  void aGiftMayBeAcceptedOrRefused() {
    Played game = talk().offer("ana", "ben", "give:antidotes:1");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("accept", "refuse", "counter");

    game.play("ben", "refuse").sees("ana.antidotes", 2).sees("ben.antidotes", 3);
    assertThat(game.told(CityEvent.OFFER_REFUSED)).isTrue();
    game.deal("ana", "cleo", "give:antidotes:1").sees("ana.antidotes", 1).sees("cleo.antidotes", 1);
  }

  @Test
  @Rule({"COH-NEG-11", "COH-NEG-07"})
  void whatIsSaidNeedNotBeTrue() {
    Played game =
        traders()
            .person("ana", "vigil", "church")
            .person("ben", "teen", "church")
            .zombies("church", 4)
            .option("promises", "all-breakable")
            .at("window attack church");

    game.deal("ana", "ben", "promise:play:chainsaw:church", "want:antidotes:1");

    game.sees("ana.antidotes", 3)
        .sees("promises", "ana to ben promise:play:chainsaw:church free open")
        .sees("asked", "ben");
  }

  @Test
  @Rule({"COH-NEG-12", "COH-NEG-01"})
  void aHandIsShownToOnePlayerOrToAllInTurn() {
    Played game = talk();
    assertThat(game.options("ana", "show")).containsExactly("show:1", "show:2", "show:all");

    game.against("ana", "show", "ben").sees("ana.hand", "alarm, gun");
    assertThat(known(game, "ben", "ana")).containsExactlyInAnyOrder("gun", "alarm");
    assertThat(known(game, "cleo", "ana")).isEmpty();

    game.pass("ben").pass("cleo");
    assertThat(game.options("ana", "show")).containsExactly("show:2");
    game.against("ana", "show", "cleo");
    assertThat(known(game, "cleo", "ana")).containsExactlyInAnyOrder("gun", "alarm");
  }

  @Test
  @Rule("COH-NEG-12")
  void aLookedAtInvasionCardIsNeverShown() {
    Played game =
        traders().person("ana", "rasta", "bank").invasion("02-c").at("window invasion-done");

    game.play("ana", "use:rasta").pass("ben").pass("cleo").against("ana", "show", "ben");

    assertThat(view(game, "ana").topInvasion()).isEqualTo("02-c");
    assertThat(view(game, "ben").topInvasion()).isEmpty();
  }
}
