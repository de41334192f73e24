package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Nullable;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.mission.Which;
import horda.ruemorgue.rules.Objectives;
import horda.ruemorgue.rules.SpawnZones;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Rule of thumb: what a team still has to fetch, worked backwards from the goals of its mission:
/// what they ask for, the keys to where that lies, and the keys to those keys. What no goal needs
/// is left lying. The same for all positions that have the same things done.
final class Wanted {
  private static final Colour[] KEYS = {Colour.BLUE, Colour.PINK};

  private final MissionTable table;
  private final long done;
  private final long also;
  private final List<ZoneSet> from;

  /// Objectives to be fetched, as bits.
  final int tokens;

  /// A place that only a rope leads to, by which one gets to something wanted; else NONE.
  final int yard;

  /// Whether the way on from there can be opened by now.
  final boolean ready;

  private Wanted(MorgueState s, long done, long also, List<ZoneSet> from, boolean team) {
    this.table = s.table;
    this.done = done;
    this.also = also;
    this.from = from;
    Search search = new Search(s, from);
    if (team) {
      search.goals();
      search.keys();
    }
    this.tokens = search.tokens;
    this.yard = search.yard;
    this.ready = search.ready;
  }

  /// That of a position, the last one if it is still the same.
  ///
  /// @param ways with every door open that can be opened
  static Wanted of(MorgueState s, Ways ways, boolean team, @Nullable Wanted last) {
    List<ZoneSet> from = new ArrayList<>(2);
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean walks = s.inPlay(survivor) && !s.aloft(survivor);
      ZoneSet reach = walks ? ways.reach(s.zone[survivor]) : ZoneSet.NONE;
      if (walks && !from.contains(reach)) {
        from.add(reach);
      }
    }
    long done = (long) s.taken << 32 | (long) s.delivered << 16 | s.goalsDone;
    long also = (long) s.removedSpawns << 32 | s.shutForGood;
    for (byte carrier : s.carrier) {
      also = also * 2 + (carrier == NONE ? 0 : 1);
    }
    boolean same =
        last != null
            && last.table == s.table
            && last.done == done
            && last.also == also
            && last.from.equals(from);
    return same && last != null ? last : new Wanted(s, done, also, from, team);
  }

  /// Whether an Objective is one of them.
  boolean isToken(int token) {
    return (tokens >> token & 1) != 0;
  }

  /// Finds out what is wanted.
  private static final class Search {
    private final MorgueState s;

    /// What each part of the team gets to; mostly it is one.
    private final List<ZoneSet> from;

    private final ZoneSet any;
    private int tokens;
    private int yard = NONE;
    private boolean ready;

    /// Zones where something is to be done, without Objectives.
    private ZoneSet places = ZoneSet.NONE;

    Search(MorgueState s, List<ZoneSet> from) {
      this.s = s;
      this.from = from;
      ZoneSet reach = ZoneSet.NONE;
      for (ZoneSet part : from) {
        reach = reach.or(part);
      }
      this.any = reach;
    }

    void goals() {
      List<Goal> goals = s.table.mission().goals();
      for (int i = s.goalsDone; i < goals.size(); i++) {
        switch (goals.get(i)) {
          case Goal.Gather _, Goal.Leave _ -> place(Errand.exit(s));
          case Goal.Take take -> lying(take.which(), s.taken);
          case Goal.Deliver deliver -> {
            lying(deliver.which(), s.delivered);
            place(deliver.to());
          }
          case Goal.Clear clear -> place(clear.zones().getFirst());
          case Goal.Work work -> place(work.at());
          case Goal.RemoveSpawns remove -> {
            for (int zone : remove.zones()) {
              place(SpawnZones.isIn(s, zone) ? zone : NONE);
            }
            fire();
          }
          case Goal.Kill _ -> fire();
          case Goal.Shut shut -> lever(shut.door());
          case Goal.Return back -> place(back.from());
          case Goal.Secure secure -> place(secure.from());
          case Goal.Score _ -> lying(Which.ALL, s.taken);
        }
      }
    }

    private void place(int zone) {
      places = zone == NONE ? places : places.with(zone);
    }

    private void lying(Which which, int done) {
      for (int token = 0; token < s.objectiveZone.length; token++) {
        boolean lies = s.objectiveZone[token] >= 0 && s.carrier[token] == NONE;
        if (lies && (done >> token & 1) == 0 && Errand.mayBe(s, token, which)) {
          tokens |= 1 << token;
        }
      }
    }

    /// Where Objectives give what fire is made of, they are wanted.
    private void fire() {
      if (s.table.mission().rule(Special.ObjectiveGives.class) != null) {
        lying(Which.ALL, s.taken);
      }
    }

    private void lever(int door) {
      for (Special rule : s.table.mission().rules()) {
        if (rule instanceof Special.ActionShuts shuts && shuts.door() == door) {
          place(shuts.from());
          lying(Which.valueOf(shuts.after().name()), s.taken);
        }
        if (rule instanceof Special.NoiseShuts shuts && shuts.door() == door) {
          place(shuts.at());
          lying(Which.ALL, s.taken);
        }
      }
    }

    /// Keys to all that, and to the keys. An Objective is for one to fetch, a place for all.
    void keys() {
      for (int before = -1; before != tokens; ) {
        before = tokens;
        for (int place = places.first(); place >= 0; place = places.after(place)) {
          for (ZoneSet part : from) {
            unlock(place, NONE, part);
          }
        }
        for (int rest = tokens; rest != 0; rest &= rest - 1) {
          int token = Integer.numberOfTrailingZeros(rest);
          unlock(s.objectiveZone[token], token, any);
        }
      }
    }

    /// The fewest keys that open a way to a zone, on foot if possible.
    private void unlock(int zone, int token, ZoneSet reach) {
      if (reach.has(zone)) {
        return;
      }
      for (int colours = 0; colours < 1 << KEYS.length; colours++) {
        if (isFree(colours, token) && with(colours).reach(zone).meets(reach)) {
          want(colours);
          return;
        }
      }
      int landing = canFly(s) ? s.table.mission().pieces().air().getFirst().zone() : NONE;
      for (int colours = 0; landing != NONE && colours < 1 << KEYS.length; colours++) {
        if (isFree(colours, token) && with(colours).reach(landing).has(zone)) {
          want(colours);
          ready |= colours == 0;
          yard = landing;
          return;
        }
      }
    }

    /// Whether those keys are not that very Objective, and lie somewhere.
    private boolean isFree(int colours, int token) {
      for (int i = 0; i < KEYS.length; i++) {
        if ((colours >> i & 1) != 0) {
          if (Objectives.isTaken(s, KEYS[i]) || token != NONE && isSurely(token, KEYS[i])) {
            return false;
          }
        }
      }
      return true;
    }

    /// What is mixed face down may be anything: its colour is not looked at.
    private boolean isSurely(int token, Colour colour) {
      int at = token;
      for (Pieces.Objective objective : s.table.mission().pieces().objectives()) {
        if (at < objective.zones().size()) {
          return !objective.isHidden() && objective.colours().getFirst() == colour;
        }
        at -= objective.zones().size();
      }
      return false;
    }

    private void want(int colours) {
      for (int i = 0; i < KEYS.length; i++) {
        if ((colours >> i & 1) != 0) {
          lying(Which.valueOf(KEYS[i].name()), s.taken);
        }
      }
    }

    /// As if those keys had been found.
    private Ways with(int colours) {
      int doors = s.openDoors;
      for (Door door : s.table.board().doors()) {
        boolean key = !door.colour().isKeyed() || Objectives.isTaken(s, door.colour());
        for (int i = 0; i < KEYS.length; i++) {
          key |= (colours >> i & 1) != 0 && door.colour() == KEYS[i];
        }
        boolean shut = (s.shutForGood >> door.index() & 1) != 0;
        doors |= key && !shut ? 1 << door.index() : 0;
      }
      return s.table.board().ways(doors, s.fallen);
    }
  }

  /// Whether a rope may lead somewhere: a helicopter that flies, and people who can.
  static boolean canFly(MorgueState s) {
    Pieces pieces = s.table.mission().pieces();
    Pieces.Helicopter craft = pieces.helicopter();
    if (pieces.air().isEmpty() || craft == null || !craft.flies()) {
      return false;
    }
    int pilots = 0;
    int ropers = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean there = s.inPlay(survivor);
      pilots |= there && s.has(survivor, Skill.HELICOPTER_PILOT) ? 1 << survivor : 0;
      ropers |= there && s.has(survivor, Skill.FAST_ROPING) ? 1 << survivor : 0;
    }
    return pilots != 0 && ropers != 0 && Integer.bitCount(pilots | ropers) > 1;
  }
}
