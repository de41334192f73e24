package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Person;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// LOD: one die minus the worst number; 0 or less kills.
public final class LifeOrDeath {
  private static final int SAVE = 1;

  private LifeOrDeath() {}

  /// The worst number on a Character; 0 if it has none (AMZ-LOD-03).
  public static int worst(AmanecerState s, int character) {
    int worst = 0;
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      if (s.damageOn[damage] == character) {
        worst = Math.max(worst, s.content().damage(damage).lifeOrDeath());
      }
    }
    return worst;
  }

  static void roll(AmanecerState s, int character, Out out) {
    s.agenda.push(new Roll(s.seatOf(character), character));
  }

  @Named("life-or-death")
  record Roll(@Seat int seat, @Person int character) implements AmanecerStep {
    /// Without such a Damage there is no roll (AMZ-LOD-04); a passed one changes nothing.
    @Override
    public void run(AmanecerState s, Out out) {
      int worst = worst(s, character);
      if (worst == 0 || !s.zones.contains(Piles.group(seat), character)) {
        return;
      }
      int die = s.die();
      int bonus =
          s.groupTrait(seat, Trait.LIFE_OR_DEATH) + s.trait(character, Trait.OWN_LIFE_OR_DEATH);
      out.tell(AmanecerEvent.LIFE_OR_DEATH, character, die, die - worst + bonus);
      if (die - worst + bonus <= 0) {
        s.agenda.push(new Deaths.Check(seat, true));
        s.agenda.push(new Failed(seat, character));
      }
    }
  }

  /// Morphine makes a failed roll a passed one.
  @Named(value = "life-or-death-failed", rule = "AMZ-INT-07")
  record Failed(@Seat int seat, @Person int character) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (remedy(s, 0) != NONE) {
        return true;
      }
      s.agenda.pop();
      Deaths.die(s, seat, character, out);
      return false;
    }

    /// Index among the Group's Objects of the next remedy; Medicine may be forbidden in a combat.
    private int remedy(AmanecerState s, int from) {
      int held = Piles.objects(seat);
      for (int i = from; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        boolean forbidden =
            s.fighting == seat
                && Combats.is(s, Combats.NO_MEDICINE)
                && s.content().object(object).has(Icon.MEDICINE);
        if (s.content().object(object).use(Deed.PASS_LIFE_OR_DEATH) > 0 && !forbidden) {
          return i;
        }
      }
      return NONE;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      for (int i = remedy(s, 0); i != NONE; i = remedy(s, i + 1)) {
        into.add(Code.of(SAVE, s.zones.at(Piles.objects(seat), i)));
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice == 0) {
        Deaths.die(s, seat, character, out);
      } else {
        Objects.spend(s, seat, Code.a(choice), out);
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("life-or-death-failed", Refs.character(character));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      if (choice == 0) {
        return Refs.option("die", "let-die", Refs.character(character));
      }
      int object = Code.a(choice);
      return Refs.option("save:" + Refs.objectId(s, object), "save-with", Refs.object(object));
    }
  }
}
