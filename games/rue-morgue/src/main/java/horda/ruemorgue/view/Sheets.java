package horda.ruemorgue.view;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.rules.Uses;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Survivors and what lies on their sheets; all of it is public.
final class Sheets {
  private final MorgueState s;

  Sheets(MorgueState s) {
    this.s = s;
  }

  /// `survivor:7`, by the number of the character; empty for nobody.
  String ref(int survivor) {
    return survivor == NONE || s.who[survivor] == NONE ? "" : ViewWords.survivor(s.who[survivor]);
  }

  List<SurvivorView> all() {
    List<SurvivorView> all = new ArrayList<>();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      all.add(s.who[survivor] == NONE ? nobody(survivor) : one(survivor));
    }
    return List.copyOf(all);
  }

  /// Not chosen yet.
  private SurvivorView nobody(int survivor) {
    return new SurvivorView(
        "",
        "",
        "",
        s.owner[survivor],
        s.team[survivor],
        "in-play",
        false,
        NONE,
        0,
        0,
        ViewWords.of(Level.BLUE),
        0,
        s.table.content().numbers().wounds(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private SurvivorView one(int survivor) {
    int health = s.table.content().numbers().wounds();
    return new SurvivorView(
        ref(survivor),
        s.character(survivor).id(),
        s.character(survivor).name(),
        s.owner[survivor],
        s.team[survivor],
        state(survivor),
        s.marked(survivor, MorgueState.ACTIVATED),
        Math.max(NONE, s.zone[survivor]),
        s.seat[survivor],
        s.xp[survivor],
        ViewWords.of(s.level(survivor)),
        s.wounds(survivor),
        health,
        slots(survivor, 0, HANDS),
        slots(survivor, HANDS, s.capacity(survivor)),
        skills(survivor),
        marks(survivor));
  }

  private String state(int survivor) {
    return switch (s.zone[survivor]) {
      case MorgueState.DEAD -> s.round == 0 ? "in-play" : "dead";
      case MorgueState.AWAY -> "away";
      default -> "in-play";
    };
  }

  private List<CardView> slots(int survivor, int from, int to) {
    List<CardView> slots = new ArrayList<>();
    for (int slot = from; slot < to; slot++) {
      slots.add(slot(s.slot(survivor, slot)));
    }
    return List.copyOf(slots);
  }

  private CardView slot(int card) {
    return switch (card) {
      case NONE -> new CardView("", "", false, false);
      case WOUND -> new CardView("", "wound", false, false);
      default -> card(card);
    };
  }

  CardView card(int card) {
    return new CardView(
        ViewWords.card(card), s.table.equipment(card).id(), s.spent(card), s.scope[card] != NONE);
  }

  private List<SkillView> skills(int survivor) {
    Survivor sheet = s.character(survivor);
    Level reached = s.level(survivor);
    List<SkillView> skills = new ArrayList<>();
    sheet.blue().forEach(grant -> skills.add(skill(survivor, grant, Level.BLUE, true)));
    skills.add(skill(survivor, sheet.yellow(), Level.YELLOW, reached != Level.BLUE));
    for (int i = 0; i < sheet.orange().size(); i++) {
      boolean owned = s.orange[survivor] == i;
      skills.add(skill(survivor, sheet.orange().get(i), Level.ORANGE, owned));
    }
    for (int i = 0; i < sheet.red().size(); i++) {
      skills.add(skill(survivor, sheet.red().get(i), Level.RED, s.red[survivor] == i));
    }
    return List.copyOf(skills);
  }

  private SkillView skill(int survivor, Grant grant, Level level, boolean owned) {
    return new SkillView(
        ViewWords.grant(s.table.content().grant(grant)),
        ViewWords.of(grant.skill()),
        grant.about(),
        ViewWords.of(level),
        owned,
        owned && Uses.isSpent(s, survivor, grant.skill()));
  }

  private List<String> marks(int survivor) {
    List<String> marks = new ArrayList<>();
    if (s.marked(survivor, MorgueState.ROTTEN)) {
      marks.add("rotten");
    }
    if (s.marked(survivor, MorgueState.NINJA_OFF)) {
      marks.add("ninja-off");
    }
    if (s.marked(survivor, MorgueState.TOUGH_SPENT)) {
      marks.add("tough-spent");
    }
    return List.copyOf(marks);
  }
}
