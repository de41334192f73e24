package horda.ruemorgue.stage;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.rules.Rounds;
import horda.ruemorgue.rules.Staging;
import horda.ruemorgue.rules.ZombieCards;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// The moment where the script takes over: `at: turn joe`, `at: activation`, `at: attack joe 7V:P2
/// mac-10+mac-10`. After it a new round begins, so that there is always a question.
final class StartingPoint {
  static final List<String> WORDS = List.of("at", "actions", "dice", "spawn-dice");

  private static final Known KNOWN =
      Known.of(
          "moment",
          "turn <survivor>",
          "attack <survivor> <zone> <card>[+<card>]",
          "activation [<zombie>]",
          "spawn",
          "card <zone>",
          "zombies",
          "end-phase",
          "round");

  private final MorgueState s;
  private final Data position;

  StartingPoint(MorgueState s, Data position) {
    this.s = s;
    this.position = position;
  }

  void go() {
    String[] words = position.text("at", "round").split(" ");
    s.agenda.clear();
    s.agenda.push(new Rounds.Begin());
    switch (words[0] + " " + words.length) {
      case "turn 2" -> {
        Staging.turn(s, survivor(words[1]));
        s.actions = Known.num(position, "actions", s.actions, Byte.MAX_VALUE);
      }
      case "attack 4" -> attack(survivor(words[1]), words[2], words[3]);
      case "activation 1" -> {
        s.zombiesPhase = true;
        Staging.activation(s);
      }
      case "activation 2" -> Staging.activation(s, zombie(words[1]));
      case "spawn 1" -> {
        s.zombiesPhase = true;
        Staging.spawn(s, dice("spawn-dice"));
      }
      case "card 2" ->
          s.agenda.push(new ZombieCards.DrawFor(Places.of(s).zone(position.at("at"), words[1])));
      case "zombies 1" -> {
        s.agenda.pop();
        s.agenda.push(new Rounds.End());
        s.agenda.push(new Rounds.Zombies());
      }
      case "end-phase 1" -> {
        s.agenda.pop();
        s.agenda.push(new Rounds.End());
      }
      case "round 1" -> {}
      default -> throw KNOWN.fault(position.at("at"), position.at("at").text());
    }
  }

  /// One action of the turn has been spent on it.
  private void attack(int survivor, String zone, String cards) {
    Staging.turn(s, survivor);
    s.actions = Known.num(position, "actions", s.actions - 1, Byte.MAX_VALUE);
    int slots = 0;
    for (String card : cards.split("\\+")) {
      slots |= 1 << slot(survivor, card, slots);
    }
    int at = Places.of(s).zone(position.at("at"), zone);
    Staging.attack(s, survivor, at, slots, dice("dice"));
  }

  private int slot(int survivor, String kind, int used) {
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      boolean free = (used >> slot & 1) == 0;
      boolean rifle = card >= 0 && s.scope[card] != NONE && kind.equals("sniper-rifle");
      if (free && card >= 0 && (rifle || s.table.equipment(card).id().equals(kind))) {
        return slot;
      }
    }
    throw new Data.Fault(position.at("at"), "there is no " + kind + " on that sheet");
  }

  private int[] dice(String word) {
    List<Data> dice = position.at(word).items();
    for (Data die : dice) {
      if (die.num() < 1 || die.num() > 6) {
        throw new Data.Fault(die, "a die shows 1 to 6");
      }
    }
    return dice.stream().mapToInt(Data::num).toArray();
  }

  private int survivor(String id) {
    int survivor = Cast.named(s, id);
    if (survivor == NONE || !s.inPlay(survivor)) {
      throw new Data.Fault(position.at("at"), "'" + id + "' is no survivor in play");
    }
    return survivor;
  }

  private ZombieKind zombie(String word) {
    for (ZombieKind kind : ZombieKind.values()) {
      if (Known.id(kind).equals(word)) {
        return kind;
      }
    }
    throw new Data.Fault(position.at("at"), "'" + word + "' is no zombie");
  }
}
