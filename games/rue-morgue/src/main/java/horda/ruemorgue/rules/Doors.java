package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// DOOR: opening doors, and what waits behind them.
public final class Doors {
  /// Break-in needs no tool (RMO-SK-47).
  public static final int BARE_HANDS = 15;

  private Doors() {}

  /// Doors on the border of one's own zone, with each tool that opens them (RMO-DOOR-01, 02).
  static void list(MorgueState s, int survivor, Choices into) {
    boolean breaksIn = s.has(survivor, Skill.BREAK_IN);
    boolean pays = Paying.can(s, FreeAction.DOOR, 1);
    if (!pays || s.aloft(survivor)) {
      return;
    }
    for (Door door : s.table.board().doors(s.zone[survivor])) {
      if (isShut(s, door) && hasKey(s, door)) {
        if (breaksIn) {
          into.add(Code.of(Act.DOOR, door.index(), BARE_HANDS));
        }
        for (int slot = 0; slot < MorgueState.SLOTS && !breaksIn; slot++) {
          if (opens(s, survivor, slot) != Weapon.Opens.NO && !isTwin(s, survivor, slot)) {
            into.add(Code.of(Act.DOOR, door.index(), slot));
          }
        }
      }
    }
  }

  /// Open doors on the border of one's own zone, for one action each (RMO-SK-35).
  static void listLocks(MorgueState s, int survivor, Choices into) {
    if (!s.has(survivor, Skill.LOCK_IT_DOWN) || !Paying.can(s, null, 1) || s.aloft(survivor)) {
      return;
    }
    for (Door door : s.table.board().doors(s.zone[survivor])) {
      if ((s.openDoors >> door.index() & 1) != 0) {
        into.add(Code.of(SkillActs.LOCK, door.index()));
      }
    }
  }

  /// Opening it again brings no cards: its rooms have had theirs (RMO-DOOR-07).
  static void lock(MorgueState s, int survivor, int index, Out out) {
    Paying.pay(s, null, 1);
    Door door = s.table.board().doors().get(index);
    s.openDoors &= ~(1 << index);
    out.tell(MorgueEvent.DOOR_CLOSES, s.who[survivor], door.one(), door.other());
  }

  /// A second tool of the same kind opens nothing in another way.
  private static boolean isTwin(MorgueState s, int survivor, int slot) {
    for (int other = 0; other < slot; other++) {
      int card = s.slot(survivor, other);
      boolean same = card >= 0 && s.table.weapon(card) == s.table.weapon(s.slot(survivor, slot));
      if (same && opens(s, survivor, other) != Weapon.Opens.NO) {
        return true;
      }
    }
    return false;
  }

  private static boolean isShut(MorgueState s, Door door) {
    int bit = 1 << door.index();
    return (s.openDoors & bit) == 0 && (s.shutForGood & bit) == 0;
  }

  /// The Objective of its colour has been taken (RMO-ZONE-09).
  private static boolean hasKey(MorgueState s, Door door) {
    return !door.colour().isKeyed() || Objectives.isTaken(s, door.colour());
  }

  private static Weapon.Opens opens(MorgueState s, int survivor, int slot) {
    Weapon weapon = Arms.weapon(s, survivor, slot);
    return weapon == null ? Weapon.Opens.NO : weapon.door();
  }

  static void open(MorgueState s, int survivor, int index, int slot, Out out) {
    boolean bare = slot == BARE_HANDS;
    Paying.pay(s, FreeAction.DOOR, 1);
    boolean loud = !bare && opens(s, survivor, slot) == Weapon.Opens.LOUD;
    Door door = s.table.board().doors().get(index);
    s.openDoors |= 1 << index;
    out.tell(MorgueEvent.DOOR_OPENS, s.who[survivor], door.one(), door.other());
    if (loud) {
      Noise.byEquipment(s, survivor, out);
    }
    fill(s, door, s.owner[survivor]);
  }

  /// Rooms that can be reached from the door without going outdoors get their cards, once, unless
  /// they lie on a tile with an unused Event trigger (RMO-DOOR-08, 11, 12, RMO-TRIG-01).
  private static void fill(MorgueState s, Door door, int seat) {
    Ways ways = s.ways();
    ZoneSet rooms = ways.indoors(door.one()).or(ways.indoors(door.other()));
    rooms = rooms.and(s.table.board().rooms()).without(s.spawned());
    rooms = rooms.without(Triggers.guarded(s));
    FillRooms.push(s, rooms, seat);
  }
}
