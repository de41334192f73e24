package horda.art.mission;

import horda.art.PlanArt;
import horda.art.Speech;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Mission;
import java.util.ArrayList;
import java.util.List;

/// A mission as it would lie on the table, and what it asks for.
record MissionPicture(Mission mission, MissionWords words, Speech speech)
    implements PlanArt.Picture {
  @Override
  public String title() {
    return words.title(mission);
  }

  private String heading() {
    return mission.id() + "  " + title();
  }

  @Override
  public String svg() {
    return PlanSvg.of(mission, heading());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(heading());
    lines.add(words.head(mission));
    lines.add("");
    lines.addAll(PlanDrawing.of(mission));
    lines.add("");
    lines.add(speech.say("mission.legend").stripTrailing());
    lines.add("");
    lines.add(words.text("mission.goals") + ":");
    int number = 1;
    for (Goal goal : mission.goals()) {
      lines.add("  " + number++ + ". " + words.goal(mission, goal));
    }
    if (!mission.rules().isEmpty()) {
      lines.add(words.text("mission.rules") + ":");
      mission.rules().forEach(rule -> lines.add("  · " + words.rule(mission, rule)));
    }
    lines.add(words.alive(mission));
    lines.addAll(words.origin(mission));
    return lines;
  }
}
