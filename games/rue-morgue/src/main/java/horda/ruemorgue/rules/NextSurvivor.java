package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// Which survivor a player activates next; nobody is asked who has only one left (RMO-TURN-02). A
/// Tactician may come before or after anybody (RMO-SK-81): others' Tacticians are asked at every
/// turn that is to begin, and one's own may wait while others have still to play.
///
/// @param asked others' Tacticians who have said "later" this time, as bits
/// @param last everybody has played: nobody can wait any longer
@Named("next-survivor")
public record NextSurvivor(@Seat int player, @Party int asked, boolean last) implements MorgueAsk {
  private static final int TURN = 1;
  private static final int LATER = 2;

  private static boolean waitsForTurn(MorgueState s, int survivor) {
    return s.inPlay(survivor) && !s.marked(survivor, MorgueState.ACTIVATED);
  }

  /// Somebody else's Tactician who has not been asked yet, in the order of play.
  private int tactician(MorgueState s) {
    for (int i = 0; i < s.seats() && !last; i++) {
      int seat = (s.firstSeat + i) % s.seats();
      for (int survivor = 0; survivor < s.survivors() && seat != player; survivor++) {
        if (s.owner[survivor] == seat
            && (asked >> survivor & 1) == 0
            && waitsForTurn(s, survivor)
            && s.has(survivor, Skill.TACTICIAN)) {
          return survivor;
        }
      }
    }
    return NONE;
  }

  /// How many of the player's own survivors have still to play.
  private int mine(MorgueState s) {
    int count = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      count += s.owner[survivor] == player && waitsForTurn(s, survivor) ? 1 : 0;
    }
    return count;
  }

  /// Only Tacticians are left here, and others have still to play.
  private boolean mayWait(MorgueState s) {
    boolean others = false;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (waitsForTurn(s, survivor)) {
        boolean own = s.owner[survivor] == player;
        others |= !own;
        if (own && !s.has(survivor, Skill.TACTICIAN)) {
          return false;
        }
      }
    }
    return others && !last;
  }

  @Override
  public int seat(MorgueState s) {
    int tactician = tactician(s);
    return tactician == NONE ? player : s.owner[tactician];
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    s.turnSeat = player;
    int mine = mine(s);
    if (mine == 0) {
      s.agenda.pop();
      return false;
    }
    if (mine > 1 || tactician(s) != NONE || mayWait(s)) {
      return true;
    }
    s.agenda.replace(new Turns.Begin(next(s)));
    return false;
  }

  /// The first of the player's own survivors who has still to play.
  private int next(MorgueState s) {
    int survivor = 0;
    while (s.owner[survivor] != player || !waitsForTurn(s, survivor)) {
      survivor++;
    }
    return survivor;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int tactician = tactician(s);
    if (tactician != NONE) {
      into.add(Code.of(LATER, tactician));
      into.add(Code.of(TURN, tactician));
      return;
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.owner[survivor] == player && waitsForTurn(s, survivor)) {
        into.add(Code.of(TURN, survivor));
      }
    }
    if (mayWait(s)) {
      into.add(Code.of(LATER, NONE));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int survivor = Code.a(choice);
    if (Code.verb(choice) == TURN) {
      s.agenda.push(new NextSurvivor(player, 0, last));
      s.agenda.push(new Turns.Begin(survivor));
    } else if (survivor != NONE) {
      s.agenda.push(new NextSurvivor(player, asked | 1 << survivor, last));
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    int tactician = tactician(s);
    return tactician == NONE
        ? MorgueAsk.prompt("next-survivor", Ref.seat(seat))
        : MorgueAsk.prompt("tactician", new Ref("survivor", s.who[tactician]));
  }

  @Override
  public String rule(MorgueState s) {
    return tactician(s) == NONE ? "RMO-TURN-02" : "RMO-SK-81";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return Code.verb(choice) == LATER
        ? ActWords.plain("later")
        : MorgueAsk.toSurvivor(s, Code.a(choice));
  }
}
