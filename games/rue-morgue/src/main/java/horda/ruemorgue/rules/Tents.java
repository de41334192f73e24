package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// TENT: cards on camp zones, hidden until a survivor enters.
public final class Tents {
  private Tents() {}

  /// The mission's tent in a zone, or NONE.
  static int at(MorgueState s, int zone) {
    List<Pieces.Spot> tents = s.table.mission().pieces().tents();
    for (int tent = 0; tent < tents.size(); tent++) {
      if (tents.get(tent).zone() == zone) {
        return tent;
      }
    }
    return MorgueState.NONE;
  }

  public static boolean isOpen(MorgueState s, int tent) {
    return (s.revealedTents >> tent & 1) != 0;
  }

  /// The first survivor in turns the card up, and a Zombie card is drawn for it (RMO-TENT-02).
  static void open(MorgueState s, int zone, Out out) {
    int tent = at(s, zone);
    if (tent != MorgueState.NONE && !isOpen(s, tent)) {
      s.reveal();
      s.revealedTents |= 1 << tent;
      out.tell(MorgueEvent.TENT_OPENS, s.tentCard[tent], zone);
      s.agenda.push(new ZombieCards.DrawFor(zone));
    }
  }

  /// Whether it is an open tent that can be searched (RMO-SRCH-06).
  public static boolean isSearchable(MorgueState s, int zone) {
    int tent = at(s, zone);
    return tent != MorgueState.NONE
        && isOpen(s, tent)
        && s.table.content().tents().get(s.tentCard[tent]).search();
  }
}
