package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// WIN: the windows of a whole round, and that there are no others.
class RoundWindowsTest {
  /// What is answered where it is on offer; else the first option.
  private static final List<String> ANSWERS =
      List.of(
          "pass",
          "skip",
          "attract",
          "go:crossroads",
          "move:rocker",
          "move:housewife",
          "move:student");

  private final List<String> moments = new ArrayList<>();
  private final List<String> playedInside = new ArrayList<>();
  private final List<String> playedOutside = new ArrayList<>();

  /// A round in which everything comes up: late choice, the Blonde, attacks, sharings, Leader.
  @BeforeEach
  void playARound() {
    Played game =
        table()
            .sideB("tower")
            .person("ana", "geek", "tower")
            .person("ana", "vigil", "church")
            .person("ana", "rocker", "bank")
            .person("ben", "blonde", "church")
            .person("ben", "housewife", "bank")
            .person("cleo", "teen", "church")
            .person("cleo", "thief", "bank")
            .person("cleo", "student", "hospital")
            .hand("ana", "gun")
            .hand("ben", "gun")
            .hand("cleo", "gun")
            .zombies("armory", 2)
            .invasion("01-a")
            .at("begin-round 1");
    while (game.look("round").equals("1")) {
      note(game);
      String asked = game.asked();
      List<String> options = game.options(asked);
      String answer =
          ANSWERS.stream().filter(options::contains).findFirst().orElse(options.getFirst());
      game.play(asked, answer);
    }
  }

  private void note(Played game) {
    String window = game.look("window");
    String moment = window.equals("none") ? game.question() : window;
    if (moments.isEmpty() || !moments.getLast().equals(moment)) {
      moments.add(moment);
    }
    boolean open = !window.equals("none") || game.question().equals("mover");
    for (String who : new String[] {"ana", "ben", "cleo"}) {
      game.options(who).stream()
          .filter(RoundWindowsTest::isPlay)
          .forEach(open ? playedInside::add : playedOutside::add);
    }
  }

  /// A card or ability of any kind, or talk; the use of a location is named by the card it costs.
  private static boolean isPlay(String option) {
    return option.matches("(play|offer|show):.*")
        || TableBuilder.GAME.content().people().stream()
            .anyMatch(p -> option.matches("use:" + p.id() + "(:.*)?"));
  }

  @Test
  @Rule("COH-WIN-02")
  void theWindowsOfARoundComeInThisOrder() {
    assertThat(moments)
        .containsExactly(
            "round-start",
            "movement-card",
            "late-choice",
            "movement-card",
            "cards-revealed",
            "invasion-done",
            "mover",
            "moved",
            "mover",
            "moved",
            "mover",
            "moved",
            "blonde",
            "location church",
            "attack church",
            "vote",
            "share church",
            "vote",
            "hand-out",
            "location hospital",
            "location bank",
            "use-site",
            "attack bank",
            "share bank",
            "hand-out",
            "location armory",
            "location tower",
            "attack tower",
            "location crossroads",
            "use-site",
            "attack crossroads");
  }

  @Test
  @Rule("COH-WIN-02")
  void outsideAWindowNothingCanBePlayed() {
    assertThat(playedInside).contains("play:gun:armory", "use:geek:bank", "use:thief:0", "offer:1");
    assertThat(playedOutside).as("talk aside").allMatch(id -> id.startsWith("offer:"));
  }

  @Test
  @Rule("COH-WIN-02")
  void withoutAnybodyLateThereIsNoWindowForIt() {
    Played game = table().sideB("tower").at("movement-card");

    game.play("ana", "go:bank").play("ben", "go:bank").play("cleo", "go:bank");
    assertThat(game.look("window")).isNotEqualTo("late-choice");
  }

  @Test
  @Rule("COH-WIN-02")
  void afterTheLastRoundThereIsOneMoreWindow() {
    table()
        .round(4)
        .from("window location crossroads")
        .passUntilWindow("attack crossroads")
        .passAll()
        .sees("window", "final")
        .passAll()
        .sees("over", "yes");
  }
}
