package horda.ruemorgue.stage;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.rules.Staging;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Lays the table that a scenario describes. What it does not name is quiet: no zombies, no noise,
/// empty hands, rooms that have had their zombies, used triggers; survivors that are not named are
/// away.
public final class Preparing {
  private Preparing() {}

  /// From the deal to the position; the step to go on with lies on the agenda.
  public static MorgueState position(MorgueState s, Data position) {
    words(s).check(position);
    Cast.join(s, position);
    Staging.unpack(s);
    Packs packs = new Packs(s);
    new Cast(s, packs).prepare(position);
    new Land(s, position).prepare();
    packs.prepare(position);
    s.round = Math.max(1, Known.num(position, "round", 1, Short.MAX_VALUE));
    s.firstSeat = Known.num(position, "first-player", 1, s.seats()) - 1;
    s.turnSeat = s.firstSeat;
    teamCards(s, position);
    new StartingPoint(s, position).go();
    return s;
  }

  private static Known words(MorgueState s) {
    List<String> words = new ArrayList<>(List.of("round", "first-player", "team-actions"));
    words.addAll(Land.WORDS);
    words.addAll(Packs.WORDS);
    words.addAll(StartingPoint.WORDS);
    words.addAll(s.table.characters().stream().map(Survivor::id).toList());
    return new Known("word of a position", words);
  }

  /// `team-actions: {1: [charge, move]}`, by team from 1.
  private static void teamCards(MorgueState s, Data position) {
    if (!position.has("team-actions")) {
      return;
    }
    Data teams = position.at("team-actions");
    for (String team : teams.keys()) {
      if (!team.matches("[1-4]") || Integer.parseInt(team) > s.teams()) {
        throw new Data.Fault(teams.at(team), "there is no team " + team);
      }
      int at = (Integer.parseInt(team) - 1) * MorgueState.TEAM_CARDS;
      for (Data card : teams.at(team).items()) {
        s.teamCards[at++] = (byte) Known.constant(card, TeamAction.values()).ordinal();
      }
    }
  }
}
