package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// An attack that a skill gives, at whatever is in reach (RMO-SK-73 to 75); nobody has to.
///
/// @param kinds melee, ranged or both, as bits of [Attacks]
@Named(value = "free-attack", rule = "RMO-SK-74")
public record FreeAttack(@Person int survivor, @In(min = 1, max = 3) int kinds)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// A survivor who died meanwhile does not fight (RMO-TRIG-08), nor one with nobody to fight.
  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices attacks = new Choices();
    if (s.inPlay(survivor)) {
      Attacks.listFree(s, survivor, kinds, attacks);
    }
    if (attacks.size() > 0 || s.inPlay(survivor) && Readying.helps(s, survivor, kinds)) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    Attacks.listFree(s, survivor, kinds, into);
    if (Readying.helps(s, survivor, kinds)) {
      TradeActs.listCrafts(s, survivor, into);
    }
    into.add(Code.of(0));
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int what = Code.a(choice);
    switch (Code.verb(choice)) {
      case Act.MELEE -> Attacks.free(s, survivor, false, s.zone[survivor], what, out);
      case Act.RANGED -> Attacks.free(s, survivor, true, what, Code.b(choice), out);
      case Act.TRICK_SHOT -> Attacks.aim(s, survivor, what, Code.b(choice), Code.c(choice), out);
      case TradeActs.CRAFT -> {
        s.agenda.push(this);
        TradeActs.forNothing(s, choice, out);
      }
      default -> {}
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("free-attack", new Ref("survivor", s.who[survivor]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case Act.MELEE -> ActWords.weapon(s, survivor, "melee", what);
      case Act.RANGED -> ActWords.shot(s, survivor, what, Code.b(choice));
      case Act.TRICK_SHOT -> ActWords.trick(s, survivor, choice);
      case TradeActs.CRAFT -> TradeActs.option(s, survivor, choice);
      default -> ActWords.plain("no-attack");
    };
  }
}
