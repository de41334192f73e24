package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Window;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// A Group is about to receive a Damage: its owner may Take Cover before the card is revealed. It
/// lies right above the Damage.
@Named(value = "cover", rule = "AMZ-INT-07")
record Cover(@Seat int first, @In(max = 1) int passes) implements Window<AmanecerState> {
  private static final int PLAY = 1;

  @Override
  public int rounds(AmanecerState s) {
    return 1;
  }

  @Override
  public Cover after(int passes) {
    return new Cover(first, passes);
  }

  @Override
  public Cover reopened(AmanecerState s, int seat, long choice) {
    return after(1);
  }

  @Override
  public boolean couldRespond(AmanecerState s, int seat) {
    return !s.zones.isEmpty(Piles.hand(seat));
  }

  @Override
  public boolean canRespond(AmanecerState s, int seat) {
    return s.zones.contains(Piles.hand(seat), s.table.kindOf(EventEffect.CANCEL_DAMAGE));
  }

  /// It is one's own Group that is hit.
  @Override
  public boolean concerns(AmanecerState s, int seat) {
    return true;
  }

  @Override
  public void responses(AmanecerState s, int seat, Choices into) {
    if (canRespond(s, seat)) {
      into.add(Code.of(PLAY));
    }
  }

  /// The window and the Damage below it are done with.
  @Override
  public void respond(AmanecerState s, int seat, long choice, Out out) {
    int kind = s.table.kindOf(EventEffect.CANCEL_DAMAGE);
    out.tell(AmanecerEvent.PLAYED, seat, kind);
    Decks.discardFromHand(s, seat, kind);
    out.tell(AmanecerEvent.DAMAGE_CANCELLED, seat);
    s.agenda.pop();
    s.agenda.pop();
  }

  @Override
  public Phrase prompt(AmanecerState s, int seat) {
    return Refs.prompt("cover");
  }

  @Override
  public Option option(AmanecerState s, int seat, long choice) {
    int kind = s.table.kindOf(EventEffect.CANCEL_DAMAGE);
    return choice == PASS
        ? Refs.option("pass", "take-it")
        : Refs.option("play:" + Refs.actionId(s, kind), "play", Refs.action(kind));
  }
}
