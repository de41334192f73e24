package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.view.CityView;
import horda.engine.Greyed;
import horda.lab.Rule;
import horda.wire.Language;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// NEG: what an offer says is a matter of those who deal. Two tables that differ only in that look
/// the same to everybody else: what is seen, what can be done, what is told, who is waited for.
class OfferSecretsTest {
  /// All that reaches a third party in a row of moments.
  private record Seen(
      CityView view,
      List<String> options,
      List<Greyed.Reason> greyed,
      String question,
      List<String> awaited,
      List<String> told) {}

  private static final List<String> OTHERS = List.of("cleo", "dana");

  private static Played attack() {
    return table("ana", "ben", "cleo", "dana")
        .person("ana", "granny", "church")
        .person("ben", "teen", "church")
        .person("cleo", "geek", "church")
        .person("dana", "mama", "bank")
        .hand("ana", "gun", "alarm")
        .hand("ben", "kitten", "shotgun")
        .hand("cleo", "molotov")
        .antidotes("ana", 2)
        .antidotes("ben", 2)
        .supplies("church", 1, "gun")
        .zombies("church", 5)
        .at("window attack church");
  }

  private static List<Seen> look(Played game) {
    List<Seen> seen = new ArrayList<>();
    for (String other : OTHERS) {
      int seat = game.seat(other);
      seen.add(
          new Seen(
              GAME.view(game.state(), seat),
              game.options(other),
              game.match().greyed(seat),
              game.question(),
              game.awaited(),
              game.heard(other, Language.EN)));
    }
    return seen;
  }

  /// Drafts those terms and sends them; what the others see in the draft and of the offer.
  private static List<List<Seen>> offered(Played game, String... terms) {
    List<List<Seen>> moments = new ArrayList<>();
    game.against("ana", "offer", "ben");
    moments.add(look(game));
    for (String term : terms) {
      game.play("ana", term);
      // However long it takes, it is one moment to the others.
      assertThat(look(game)).isEqualTo(moments.getFirst());
    }
    moments.add(look(game.play("ana", "send")));
    return moments;
  }

  @ParameterizedTest
  @ValueSource(strings = {"refuse", "counter"})
  @Rule("COH-NEG-09")
  void whatARefusedOfferSaidNobodyElseLearns(String answer) {
    Played cards = attack();
    Played promises = attack();

    List<List<Seen>> one = offered(cards, "give:gun", "want:kitten", "give:antidotes:2");
    List<List<Seen>> two =
        offered(promises, "ask:vote-for:2", "promise:share-card", "ask:share-vote-for:0");
    one.add(look(cards.play("ben", answer)));
    two.add(look(promises.play("ben", answer)));

    assertThat(two).isEqualTo(one);
  }

  @Test
  @Rule("COH-NEG-09")
  void whatAnOfferSaidThatWasTakenBackNobodyElseLearns() {
    Played cards = attack();
    Played promises = attack();

    List<List<Seen>> one = offered(cards, "give:gun");
    List<List<Seen>> two = offered(promises, "promise:play:gun:church", "want:any-card");
    one.add(look(cards.play("ana", "withdraw")));
    two.add(look(promises.play("ana", "withdraw")));

    assertThat(two).isEqualTo(one);
  }

  @Test
  @Rule("COH-NEG-09")
  void thatAnOfferCannotBePaidNobodyElseLearns() {
    Played can = attack();
    Played cannot = attack();

    List<List<Seen>> one = offered(can, "want:kitten");
    List<List<Seen>> two = offered(cannot, "want:chainsaw");

    assertThat(can.options("ben")).contains("accept");
    assertThat(cannot.options("ben")).doesNotContain("accept");
    assertThat(two).isEqualTo(one);
  }

  @Test
  @Rule("COH-NEG-09")
  void whichCardsWentOverNobodyElseLearns() {
    Played named = attack();
    Played asked = attack();

    List<List<Seen>> one = offered(named, "give:gun", "want:kitten");
    List<List<Seen>> two = offered(asked, "give:alarm", "want:shotgun");
    one.add(look(named.play("ben", "accept")));
    two.add(look(asked.play("ben", "accept")));

    assertThat(two).isEqualTo(one);
  }

  @Test
  @Rule("COH-NEG-09")
  void aThirdSideIsNoSecretButWhatTheThreeTalkAboutIs() {
    Played cards = attack();
    Played promises = attack();

    for (Played game : List.of(cards, promises)) {
      game.against("ana", "offer", "ben").against("ana", "join", "cleo");
    }
    cards.play("ana", "give:gun").play("ana", "want:any-card:of:2:to:1").play("ana", "send");
    promises.play("ana", "ask:vote-for:0:of:2:to:1").play("ana", "promise:support");
    promises.play("ana", "send");

    assertThat(look(promises).getLast()).isEqualTo(look(cards).getLast());
    assertThat(look(cards.play("ben", "accept")).getLast())
        .isEqualTo(look(promises.play("ben", "accept")).getLast());
  }
}
