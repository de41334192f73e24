package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// NEG: Objects for Objects, or for peace.
class NegotiationTest {
  @Test
  @Rule({"AMZ-NEG-02", "AMZ-NEG-03"})
  void objectsAreExchangedAtOnceWhereverTheGroupsStand() {
    // TV-24: a Pistol for Tinned Food
    Played game =
        table()
            .person("ana", "hiker", "pistol turned")
            .person("ben", "boxer", "tinned-food")
            .experience("ben", 2)
            .hand("ben", "pair")
            .play();
    game.play("ana", "offer:1");
    // nothing but Objects can be named
    assertThat(game.options()).containsExactlyInAnyOrder("drop", "give:pistol", "want:tinned-food");
    assertThat(game.refuses("experience").rule()).isEqualTo("AMZ-NEG-02");

    game.play("ana", "give:pistol").play("ana", "want:tinned-food").play("ana", "send");
    game.play("ben", "accept");
    while (game.question().equals("who-carries")) {
      game.play(game.asked(), game.options().getFirst());
    }

    game.sees("ana.objects", "tinned-food").sees("ben.objects", "pistol turned");
  }

  @Test
  @Rule("AMZ-NEG-03")
  void bothMustAgree() {
    Played game = table().person("ana", "hiker", "pistol").play();

    game.offer("ana", "ben", "give:pistol").play("ben", "refuse");

    game.sees("ana.objects", "pistol").sees("ben.objects", "none");
    assertThat(game.allEvents().told(AmanecerEvent.OFFER_REFUSED)).isTrue();
  }

  private static Played traders() {
    return table()
        .person("ana", "hiker", "pistol")
        .person("ben", "boxer", "tinned-food")
        .play()
        .offer("ana", "ben", "want:tinned-food");
  }

  @Test
  @Rule("AMZ-NEG-03")
  void aRefusalCarriesACounterOffer() {
    Played game = traders();

    game.play("ben", "counter");
    assertThat(game.allEvents().told(AmanecerEvent.OFFER_REFUSED)).isTrue();
    game.play("ben", "want:pistol").play("ben", "give:tinned-food").play("ben", "send");
    game.play("ana", "accept");
    while (game.question().equals("who-carries")) {
      game.play(game.asked(), game.options().getFirst());
    }

    game.sees("ana.objects", "tinned-food").sees("ben.objects", "pistol");
  }

  @Test
  @Rule({"AMZ-NEG-03", "AMZ-INT-13"})
  void aCounterOfferCountsLikeAnyOther() {
    Played game = traders();
    for (int i = 0; i < 2; i++) {
      game.play("ben", "counter").play("ben", "want:pistol").play("ben", "send");
      game.play("ana", "counter").play("ana", "want:tinned-food").play("ana", "send");
    }
    // Ana has made three by now, Ben two.
    game.play("ben", "counter").play("ben", "want:pistol").play("ben", "send");

    assertThat(game.options()).containsExactlyInAnyOrder("refuse", "accept");
  }

  @Test
  @Rule({"AMZ-NEG-01", "AMZ-NEG-04"})
  void anAttackerMayNameAnotherPrice() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair")
            .person("ben", "boxer", "pistol", "tinned-food")
            .play();
    game.play("ana", "attack:1:pair").offer("ben", "ana", "give:tinned-food");

    game.play("ana", "counter").play("ana", "want:pistol").play("ana", "send");
    game.play("ben", "accept");
    while (game.question().equals("who-carries")) {
      game.play(game.asked(), game.options().getFirst());
    }
    game.passAll();

    game.sees("ana.objects", "pistol").sees("ana.hand", 1).sees("fighting", "nobody");
  }

  @Test
  @Rule({"AMZ-NEG-01", "AMZ-NEG-04", "AMZ-NEG-05"})
  void anAttackMayBeBoughtOff() {
    // TV-45
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair")
            .person("ben", "boxer", "pistol")
            .play();
    game.play("ana", "attack:1:pair").offer("ben", "ana", "give:pistol").play("ana", "accept");
    while (game.question().equals("who-carries")) {
      game.play(game.asked(), game.options().getFirst());
    }
    game.passAll();

    // the Pistol moves, no card is discarded, nobody fights
    game.sees("ana.objects", "pistol").sees("ana.hand", 1).sees("fighting", "nobody");
    assertThat(game.question()).isEqualTo("act");
    // and nothing keeps Ana from attacking again
    assertThat(game.options()).contains("attack:1:pair");
  }

  @Test
  @Rule("AMZ-NEG-06")
  void whatCannotBeCarriedIsDiscarded() {
    Played game =
        table().person("ana", "hiker", "pistol turned", "rifle").person("ben", "kid").play();
    game.offer("ana", "ben", "give:pistol", "give:rifle").play("ben", "accept");

    // both lie there at once
    assertThat(game.options()).contains("give:rifle:kid", "give:pistol:kid");
    game.play("ben", "give:pistol:kid").play("ben", "done");

    game.sees("ben.objects", "pistol turned").sees("blue-discard", "rifle");
  }

  @Test
  @Rule("AMZ-NEG-06")
  void thereAreNoDealsBetweenARollAndItsEnd() {
    Played game =
        table()
            .person("ana", "hiker", "pistol turned")
            .person("ana", "boxer")
            .hand("ana", "loner")
            .hand("ben", "pair")
            .dice(1, 1, 1, 1, 6, 6)
            .from("window turn-end");
    game.play("ben", "zombie:pair:0").passUntil("combat-choice").play("ana", "melee");
    while (game.question().equals("arming")) {
      game.play("ana", "no-weapon");
    }

    assertThat(game.question()).isIn("cover", "who-bears");
    assertThat(game.options()).noneMatch(id -> id.startsWith("offer"));
  }
}
