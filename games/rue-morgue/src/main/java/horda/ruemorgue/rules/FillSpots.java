package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Figure;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Too few figures for all sewers or beds: the first player says which get the rest (RMO-CARD-07).
///
/// @param wanted zones and how many figures each still wants, in pairs
@Named(value = "fill-spots", rule = "RMO-CARD-07")
public record FillSpots(@Figure int kind, @In(max = Byte.MAX_VALUE) List<Integer> wanted)
    implements MorgueAsk {
  public FillSpots {
    wanted = List.copyOf(wanted);
  }

  static FillSpots of(int kind, byte[] byZone) {
    List<Integer> wanted = new ArrayList<>();
    for (int zone = 0; zone < byZone.length; zone++) {
      if (byZone[zone] > 0) {
        wanted.add(zone);
        wanted.add((int) byZone[zone]);
      }
    }
    return new FillSpots(kind, wanted);
  }

  @Override
  public boolean fits(MorgueState s) {
    return Placing.arePairs(s, wanted);
  }

  @Override
  public int seat(MorgueState s) {
    return s.firstSeat;
  }

  /// When the last figure is gone the rest is missing, once (RMO-CARD-07, RMO-MINI-03).
  @Override
  public boolean waits(MorgueState s, Out out) {
    if (s.reserve[kind] > 0) {
      return true;
    }
    s.missing |= 1 << kind;
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int i = 0; i < wanted.size(); i += 2) {
      if (wanted.get(i + 1) > 0) {
        into.add(Code.of(1, i));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int at = Code.a(choice);
    List<Integer> left = new ArrayList<>(wanted);
    left.set(at + 1, wanted.get(at + 1) - 1);
    s.agenda.push(new FillSpots(kind, left));
    Placing.place(s, wanted.get(at), HordeMove.kind(kind), 1, out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("fill-spots", MorgueAsk.zombie(HordeMove.kind(kind)));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, wanted.get(Code.a(choice)));
  }
}
