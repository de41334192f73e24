package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import java.util.List;

/// A combat that a test fights. Ben throws Zombies at Ana in his own turn; windows that nobody
/// needs are passed.
public final class Fight {
  private final Played game;

  private Fight(Played game) {
    this.game = game;
  }

  /// Ben has the turn. Only who can play something is asked.
  public static TableBuilder bensTurn() {
    return TableBuilder.table().quick().active("ben");
  }

  static Fight of(TableBuilder table) {
    return new Fight(table.play());
  }

  /// Ben plays these Zombies against Ana, the first to begin with, the others in its window.
  public static Fight against(TableBuilder table, String... zombies) {
    Fight fight = of(table.hand("ben", zombies));
    for (String zombie : zombies) {
      fight.to("ben").play("ben", "zombie:" + zombie + ":0");
    }
    return fight;
  }

  public Played game() {
    return game;
  }

  /// Passes for others until this one is asked.
  Fight to(String who) {
    game.passTo(who);
    return this;
  }

  /// Passes windows until something else is asked.
  public Fight on() {
    game.passAll();
    return this;
  }

  /// Answers with the only option that begins like this.
  Fight play(String who, String prefix) {
    game.play(who, option(who, prefix));
    return this;
  }

  /// The only option of this seat that begins like this; copies of a card are told by number.
  String option(String who, String prefix) {
    assertThat(game.asked()).as(prefix).isEqualTo(who);
    List<String> all = game.optionsOf(who).stream().filter(id -> fits(id, prefix)).toList();
    assertThat(all).as("%s of %s", prefix, game.optionsOf(who)).hasSize(1);
    return all.getFirst();
  }

  private static boolean fits(String id, String prefix) {
    return id.startsWith(prefix) && id.substring(prefix.length()).matches("(-\\d+)?(:.*)?");
  }

  boolean offers(String who, String prefix) {
    assertThat(game.asked()).as(prefix).isEqualTo(who);
    return game.optionsOf(who).stream().anyMatch(id -> fits(id, prefix));
  }

  Fight sees(String key, Object expected) {
    game.sees(key, expected);
    return this;
  }

  long count(AmanecerEvent what) {
    return game.allEvents().count(what);
  }

  /// Arguments of the events of a kind, in order, joined: `"0 2, 0 1"`.
  String told(AmanecerEvent what) {
    return String.join(
        ", ",
        game.allEvents().events().stream()
            .filter(event -> event.what() == what)
            .map(event -> String.join(" ", event.args().stream().map(String::valueOf).toList()))
            .toList());
  }
}
