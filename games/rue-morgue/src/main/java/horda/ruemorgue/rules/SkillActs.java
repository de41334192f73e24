package horda.ruemorgue.rules;

import static horda.ruemorgue.content.Skill.BLOODLUST_COMBAT;
import static horda.ruemorgue.content.Skill.BLOODLUST_MELEE;
import static horda.ruemorgue.content.Skill.BLOODLUST_RANGED;
import static horda.ruemorgue.content.Skill.BORN_LEADER;
import static horda.ruemorgue.content.Skill.CHARGE;
import static horda.ruemorgue.content.Skill.JUMP;
import static horda.ruemorgue.content.Skill.LIFESAVER;
import static horda.ruemorgue.content.Skill.LOCK_IT_DOWN;
import static horda.ruemorgue.content.Skill.LOUD;
import static horda.ruemorgue.content.Skill.MEDIC;
import static horda.ruemorgue.content.Skill.NINJA;
import static horda.ruemorgue.content.Skill.SHOVE;
import static horda.ruemorgue.content.Skill.TAUNT;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.content.SkillSet;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// SK: what skills let a survivor do between actions (RMO-SKILL-06), for nothing or for one.
public final class SkillActs {
  /// Tens of the verbs: what is no action, and what costs one or moves.
  static final int FREE = 8;

  static final int PAID = 9;

  public static final int LEAD = 80;
  public static final int HEAL = 81;
  public static final int RESCUE = 82;
  static final int BE_LOUD = 83;
  static final int TAUNT_AT = 84;
  public static final int SHOVE_TO = 85;
  static final int SWITCH = 86;
  public static final int JUMP_TO = 90;
  public static final int CHARGE_AT = 91;
  public static final int LUST_FOR = 92;
  static final int LOCK = 93;

  private static final SkillSet KNOWN =
      SkillSet.of(
          BORN_LEADER,
          MEDIC,
          LIFESAVER,
          LOUD,
          TAUNT,
          SHOVE,
          NINJA,
          JUMP,
          CHARGE,
          BLOODLUST_RANGED,
          BLOODLUST_COMBAT,
          BLOODLUST_MELEE,
          LOCK_IT_DOWN);

  private SkillActs() {}

  static void list(MorgueState s, int survivor, Choices into) {
    if (!s.hasAny(survivor, KNOWN)) {
      return;
    }
    Helping.list(s, survivor, into);
    Luring.list(s, survivor, into);
    Leaping.list(s, survivor, into);
    Doors.listLocks(s, survivor, into);
  }

  static void answer(MorgueState s, int survivor, long choice, Out out) {
    int what = Code.a(choice);
    switch (Code.verb(choice)) {
      case LEAD -> Helping.lead(s, survivor, what, out);
      case HEAL -> Helping.heal(s, survivor, what, out);
      case RESCUE -> Helping.rescue(s, survivor, what);
      case BE_LOUD -> Luring.beLoud(s, survivor, out);
      case TAUNT_AT -> Luring.taunt(s, survivor, what, out);
      case SHOVE_TO -> Luring.shove(s, survivor, what, out);
      case SWITCH -> Luring.change(s, survivor, out);
      case JUMP_TO -> Leaping.jump(s, survivor, what, out);
      case CHARGE_AT -> Leaping.charge(s, survivor, what, Code.b(choice), out);
      case LUST_FOR -> Leaping.lust(s, survivor, what, Code.b(choice), out);
      case LOCK -> Doors.lock(s, survivor, what, out);
      default -> throw new IllegalArgumentException("no such skill: " + Code.verb(choice));
    }
  }

  static Option option(MorgueState s, int survivor, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case LEAD -> survivor(s, "lead", what);
      case HEAL -> survivor(s, "heal", what);
      case RESCUE -> ActWords.zone(s, "rescue", what);
      case BE_LOUD -> ActWords.plain("be-loud");
      case TAUNT_AT -> ActWords.zone(s, "taunt", what);
      case SHOVE_TO -> ActWords.zone(s, "shove", what);
      case SWITCH ->
          s.marked(survivor, MorgueState.NINJA_OFF)
              ? ActWords.plain("be-silent")
              : ActWords.plain("be-heard");
      case JUMP_TO -> ActWords.zone(s, "jump", what);
      case CHARGE_AT -> dash(s, "charge", what, Code.b(choice));
      case LUST_FOR -> dash(s, "bloodlust", what, Code.b(choice));
      default -> lock(s, survivor, what);
    };
  }

  private static Option survivor(MorgueState s, String verb, int survivor) {
    Ref ref = new Ref("survivor", s.who[survivor]);
    String id = verb + ":" + s.character(survivor).id();
    return Option.of(id, Phrase.of("option." + verb, ref));
  }

  /// `charge:7V:S1` straight, `charge:7V:S1:7V:P2` by way of another zone.
  private static Option dash(MorgueState s, String verb, int zone, int via) {
    if (zone == via) {
      return ActWords.zone(s, verb, zone);
    }
    String names = s.table.board().zone(zone).name() + ":" + s.table.board().zone(via).name();
    return Option.of(
        verb + ":" + names,
        Phrase.of("option." + verb + "-by", MorgueAsk.zone(zone), MorgueAsk.zone(via)));
  }

  private static Option lock(MorgueState s, int survivor, int index) {
    Door door = s.table.board().doors().get(index);
    int beyond = door.beyond(s.zone[survivor]);
    String id = "lock:" + s.table.board().zone(beyond).name();
    return Option.of(id, Phrase.of("option.lock", MorgueAsk.zone(beyond)));
  }
}
