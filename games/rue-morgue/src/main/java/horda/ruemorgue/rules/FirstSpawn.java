package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// A mission without locators: which Spawn Zone is the first for the whole game (RMO-SPAWN-08)?
@Named(value = "first-spawn", rule = "RMO-SPAWN-08")
public record FirstSpawn() implements MorgueAsk {
  static boolean isAsked(MorgueState s) {
    return s.table.mission().pieces().spawns().stream()
        .allMatch(spawn -> spawn.locators().isEmpty());
  }

  @Override
  public int seat(MorgueState s) {
    return s.firstSeat;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int spawn = 0; spawn < s.table.mission().pieces().spawns().size(); spawn++) {
      into.add(Code.of(1, spawn));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.firstSpawn = Code.a(choice);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("first-spawn");
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, s.table.mission().pieces().spawns().get(Code.a(choice)).zone());
  }
}
