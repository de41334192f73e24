package horda.ruemorgue.view;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Known;
import horda.engine.View;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.rules.Outlook;
import horda.ruemorgue.rules.Teams;
import horda.ruemorgue.rules.Verdict;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Builds up what a seat sees; hidden things are never asked for.
public final class Viewing {
  private final MorgueState s;
  private final int seat;
  private final Sheets sheets;
  private final Scenery scenery;
  private final Atlas atlas;

  public Viewing(MorgueState s, int seat, Atlas atlas) {
    this.s = s;
    this.seat = seat < 0 ? View.ONLOOKER : seat;
    this.sheets = new Sheets(s);
    this.scenery = new Scenery(s);
    this.atlas = atlas;
  }

  public MorgueView view() {
    Heading heading = s.table.mission().heading();
    Atlas.Printed printed = atlas.page(s);
    return new MorgueView(
        seat,
        heading.id(),
        List.of(heading.english(), heading.spanish()),
        heading.story(),
        Known.id(heading.mode()),
        s.round,
        phase(),
        s.agenda.nameOfTop(""),
        s.firstSeat,
        s.turnSeat,
        s.active == NONE ? "" : sheets.ref(s.active),
        s.actions,
        free(),
        Outlook.spawnDice(s),
        result(),
        printed.map(),
        scenery.zones(),
        scenery.doors(),
        scenery.spawns(),
        scenery.triggers(),
        scenery.objectives(sheets),
        new Tasks(s).goals(),
        printed.rules(),
        scenery.helicopter(sheets),
        sheets.all(),
        teams(),
        attack(),
        sight(),
        horde(),
        reserve(),
        piles());
  }

  private String phase() {
    if (s.result != MorgueState.GOING_ON) {
      return "over";
    }
    return s.round == 0 ? "setup" : s.zombiesPhase ? "zombies" : "players";
  }

  private String result() {
    return switch (s.result) {
      case MorgueState.WON -> "won";
      case MorgueState.LOST -> "lost";
      case MorgueState.SCORED -> "scored";
      default -> "";
    };
  }

  private List<FreeView> free() {
    List<FreeView> free = new ArrayList<>();
    for (FreeAction kind : FreeAction.values()) {
      if (s.freeActions[kind.ordinal()] > 0) {
        free.add(new FreeView(Known.id(kind), s.freeActions[kind.ordinal()]));
      }
    }
    return List.copyOf(free);
  }

  private List<TeamView> teams() {
    List<TeamView> teams = new ArrayList<>();
    for (int team = 0; team < s.teams(); team++) {
      List<Integer> seats = new ArrayList<>();
      for (int other = 0; other < s.seats(); other++) {
        if (Teams.of(s, other) == team) {
          seats.add(other);
        }
      }
      teams.add(new TeamView(team, List.copyOf(seats), Verdict.points(s, team), cards(team)));
    }
    return List.copyOf(teams);
  }

  private List<TeamView.TeamCardView> cards(int team) {
    List<TeamView.TeamCardView> cards = new ArrayList<>();
    for (int i = 0; i < MorgueState.TEAM_CARDS; i++) {
      int at = team * MorgueState.TEAM_CARDS + i;
      if (s.teamCards[at] != NONE) {
        String kind = Known.id(TeamAction.values()[s.teamCards[at]]);
        boolean used = (s.usedTeamCards >> at & 1) != 0;
        cards.add(new TeamView.TeamCardView("team-card:" + at, kind, used));
      }
    }
    return List.copyOf(cards);
  }

  private AttackView attack() {
    if (s.attacker == NONE) {
      return new AttackView("", NONE, false, List.of(), List.of(), 0, 0, 0);
    }
    List<String> weapons = new ArrayList<>();
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(s.attacker, slot);
      if ((s.attackSlots >> slot & 1) != 0 && card >= 0) {
        weapons.add(ViewWords.card(card));
      }
    }
    List<Integer> dice = new ArrayList<>();
    for (int die = 0; die < s.diceCount; die++) {
      dice.add((int) s.dice[die]);
    }
    return new AttackView(
        sheets.ref(s.attacker),
        s.attackZone,
        s.ranged,
        List.copyOf(weapons),
        List.copyOf(dice),
        Outlook.needs(s),
        s.hits,
        Outlook.damage(s));
  }

  private List<SightView> sight() {
    if (s.active == NONE || !s.inPlay(s.active)) {
      return List.of();
    }
    int from = s.zone[s.active];
    ZoneSet seen = s.ways().seen(from);
    List<SightView> sight = new ArrayList<>();
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      sight.add(new SightView(zone, s.ways().range(from, zone)));
    }
    sight.sort(Comparator.comparingInt(SightView::range).thenComparingInt(SightView::zone));
    return List.copyOf(sight);
  }

  private List<WayView> horde() {
    List<WayView> ways = new ArrayList<>();
    if (s.round > 0 && s.result == MorgueState.GOING_ON) {
      Outlook.horde(s, (from, to) -> ways.add(new WayView(from, to, from == to)));
    }
    return List.copyOf(ways);
  }

  private List<Integer> reserve() {
    List<Integer> reserve = new ArrayList<>();
    for (int kind = 0; kind < KINDS; kind++) {
      reserve.add((int) s.reserve[kind]);
    }
    return List.copyOf(reserve);
  }

  private PilesView piles() {
    return new PilesView(
        s.cards.size(s.table.equipmentDeck),
        pile(s.table.equipmentDiscard, "card:"),
        s.cards.size(s.table.zombieDeck),
        pile(s.table.zombieDiscard, "zombie-card:"),
        pile(s.table.zombieHeld, "zombie-card:"));
  }

  private List<String> pile(int zone, String prefix) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < s.cards.size(zone); i++) {
      cards.add(prefix + s.cards.at(zone, i));
    }
    return List.copyOf(cards);
  }
}
