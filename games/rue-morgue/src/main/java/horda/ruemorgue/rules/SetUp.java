package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.TEAM_CARDS;

import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.StepBook;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.mission.Origin;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.Lineup;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// SETUP: from the box to the first round.
public final class SetUp {
  public static final StepBook<MorgueState> STEPS = MorgueSteps.book();

  /// The starting weapons, in the order in which teams give them (RMO-SETUP-08).
  static final List<String> WEAPONS = List.of("bow", "crowbar", "fire-axe");

  private SetUp() {}

  /// A table with everything unpacked; the first steps are on the agenda.
  public static MorgueState table(MissionTable table, Lineup lineup, int seats, Seed seed) {
    MorgueState s = new MorgueState(table, seats, lineup.survivors(), lineup.teams(), seed, STEPS);
    s.crawlers = lineup.crawlers();
    s.firstSeat = lineup.firstSeat();
    seatAll(s, lineup, seats);
    s.spawnDice = table.content().numbers().spawnDice().get(lineup.survivors());
    s.agenda.push(new Begin(lineup.teamActions()));
    if (lineup.isChosen()) {
      for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
        s.agenda.push(new ChooseSurvivor(survivor));
      }
    } else if (lineup.isRandom()) {
      s.agenda.push(new DrawSurvivors());
    } else {
      List<String> ids = table.characters().stream().map(Survivor::id).toList();
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        s.who[survivor] = (byte) ids.indexOf(lineup.people().get(survivor));
      }
      Needs.check(s);
    }
    return s;
  }

  /// Survivors by team, and within a team shared out evenly among its players.
  private static void seatAll(MorgueState s, Lineup lineup, int seats) {
    int each = lineup.survivors() / lineup.teams();
    for (int team = 0; team < lineup.teams(); team++) {
      List<Integer> players = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        if (lineup.teamOf(seat) == team) {
          players.add(seat);
        }
      }
      for (int i = 0; i < each; i++) {
        int survivor = team * each + i;
        s.team[survivor] = (byte) team;
        s.owner[survivor] = players.get(i * players.size() / each).byteValue();
      }
    }
  }

  /// Drawn by lot, within what the mission asks for.
  @Named("draw-survivors")
  public record DrawSurvivors() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        Needs needs = new Needs(s);
        List<Integer> left = new ArrayList<>();
        for (int character = 0; character < s.table.characters().size(); character++) {
          if (s.table.isOffered(character) && needs.mayTake(character)) {
            left.add(character);
          }
        }
        s.who[survivor] = left.get(s.chance.below(left.size())).byteValue();
        out.tell(MorgueEvent.JOINS, s.owner[survivor], s.who[survivor]);
      }
    }
  }

  /// Everybody has joined: cards are sorted, weapons given, the board made ready.
  ///
  /// @param teamActions cards that each team chooses
  @Named("set-up")
  public record Begin(@In(max = TEAM_CARDS) int teamActions) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      sort(s);
      Veterans.arrive(s, out);
      boolean competitive = s.table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
      if (competitive) {
        s.firstSeat = s.chance.below(s.seats());
      }
      s.agenda.push(new Ready());
      if (competitive) {
        Vests.push(s);
      }
      for (int n = teamActions - 1; n >= 0; n--) {
        for (int place = s.teams() - 1; place >= 0; place--) {
          s.agenda.push(new ChooseTeamAction(Teams.inOrder(s, place), n));
        }
      }
      s.agenda.push(new Armoury.DealRest());
      for (int team = s.teams() - 1; team >= 0; team--) {
        for (int weapon = WEAPONS.size() - 1; weapon >= 0; weapon--) {
          s.agenda.push(new GiveWeapon(team, weapon));
        }
      }
      startingSkills(s, out);
    }

    /// Deck, starting weapons and what stays aside (RMO-SETUP-07).
    static void sort(MorgueState s) {
      for (int card = 0; card < s.table.content().equipmentCards(); card++) {
        Equipment kind = s.table.equipment(card);
        boolean deck = kind.pile() == Equipment.Pile.DECK;
        s.cards.add(deck ? s.table.equipmentDeck : s.table.aside, card);
      }
    }

    /// Whoever starts with a card takes it now (RMO-SETUP-11, RMO-SK-42).
    private static void startingSkills(MorgueState s, Out out) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        for (Grant grant : s.character(survivor).blue()) {
          int card = grant.skill() == Skill.STARTS_WITH ? Armoury.find(s, grant.about()) : NONE;
          if (card != NONE && !brings(s, survivor, grant.about())) {
            Armoury.give(s, card, survivor, out);
          }
        }
      }
    }

    /// Somebody who has kept that card since an earlier mission, or has no room for another
    /// (RMO-SETUP-27).
    private static boolean brings(MorgueState s, int survivor, String card) {
      return !s.table.carried().isEmpty()
          && (s.table.carried().team().get(survivor).cards().contains(card)
              || !Armoury.hasRoom(s, survivor));
    }
  }

  /// The last step: the board, the decks, and who stands where.
  @Named("ready")
  public record Ready() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      Veterans.fare(s, out);
      Armoury.putBack(s);
      Unpacking.all(s);
      s.agenda.push(new Rounds.Begin());
      if (s.table.mission().rule(Special.SpawnFirst.class) != null) {
        s.agenda.push(new Spawning());
      }
      if (FirstSpawn.isAsked(s)) {
        s.agenda.push(new FirstSpawn());
      }
      StartAt.push(s);
      Veterans.remember(s, out);
      out.tell(origin(s.table.mission().heading().origin()));
      out.tell(MorgueEvent.READY, s.firstSeat);
    }

    /// Players hear where the mission comes from (RMO-MIS-06).
    private static MorgueEvent origin(Origin origin) {
      if (origin.whole().isEmpty()) {
        return MorgueEvent.ORIGIN_OWN;
      }
      if (origin.has("R")) {
        return MorgueEvent.ORIGIN_BOOK;
      }
      return origin.has("P") ? MorgueEvent.ORIGIN_PUBLIC : MorgueEvent.ORIGIN_OURS;
    }
  }
}
