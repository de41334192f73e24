package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Team;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// A team gives one of its three starting weapons to one of its survivors (RMO-SETUP-08).
@Named(value = "give-weapon", rule = "RMO-SETUP-08")
public record GiveWeapon(@Team int team, @In(max = 2) int weapon) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return Teams.voice(s, team);
  }

  /// A team that comes out of an earlier mission may need none, or carry all of that kind
  /// (RMO-SETUP-27).
  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices choices = new Choices();
    choices(s, seat(s), choices);
    if (choices.size() > 0 && card(s) != NONE) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  /// Nobody gets a second one before all have one (RMO-SETUP-09).
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int fewest = Integer.MAX_VALUE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.team[survivor] == team) {
        fewest = Math.min(fewest, Armoury.weapons(s, survivor));
      }
    }
    boolean carried = !s.table.carried().isEmpty();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean mayGet = !carried || fewest == 0 && Armoury.hasRoom(s, survivor);
      if (s.team[survivor] == team && Armoury.weapons(s, survivor) == fewest && mayGet) {
        into.add(Code.of(1, survivor));
      }
    }
  }

  private int card(MorgueState s) {
    return Armoury.find(s, SetUp.WEAPONS.get(weapon));
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    Armoury.give(s, card(s), Code.a(choice), out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("give-weapon", new Ref("card", card(s)));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toSurvivor(s, Code.a(choice));
  }
}
