package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Skills;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Engine;
import horda.engine.Known;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Builds the views of one moment.
public final class Viewing {
  private final AmanecerState s;
  private final Content content;
  private final PrintedMap printed;

  /// What everybody sees.
  private final AmanecerView open;

  public Viewing(AmanecerState state, PrintedMap printed) {
    this.s = state;
    this.printed = printed;
    this.content = state.content();
    this.open = open();
  }

  /// What a seat sees: what everybody sees, and what only it may know.
  public AmanecerView of(int seat) {
    return seat < 0
        ? open
        : new AmanecerView(
            seat,
            open.moment(),
            open.phase(),
            open.round(),
            open.rounds(),
            open.firstPlayer(),
            open.active(),
            open.season(),
            open.seasons(),
            open.maps(),
            open.groups(),
            hand(seat),
            missions(seat),
            offered(seat),
            offeredRefs(seat),
            Engine.ownChoice(s, seat),
            open.chosen(),
            open.search(),
            open.combat(),
            open.pending(),
            open.waiting(),
            open.drive(),
            open.piles(),
            open.required(),
            open.winners(),
            open.revealed(),
            looked(seat),
            Reading.offer(s, seat));
  }

  private AmanecerView open() {
    return new AmanecerView(
        View.ONLOOKER,
        Reading.moment(s),
        Reading.phase(s),
        s.round,
        s.rounds,
        s.firstPlayer,
        s.active,
        s.season == NONE ? "" : content.season(s.season).id(),
        ids(Piles.SEASON_PAST, card -> content.season(card).id()),
        new MapViewing(s, printed).maps(),
        groups(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Engine.ownChoice(s, View.ONLOOKER),
        seats(s.committed()),
        search(),
        new CombatViewing(s).combat(),
        Reading.pending(s),
        waiting(),
        drive(),
        piles(),
        Integer.bitCount(s.required),
        seats(s.winners),
        actions(Piles.REVEALED),
        List.of(),
        Reading.offer(s, View.ONLOOKER));
  }

  private static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      if ((set & 1 << seat) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private List<String> ids(int zone, IntFunction<String> name) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      ids.add(name.apply(s.zones.at(zone, i)));
    }
    return ids;
  }

  private List<String> actions(int zone) {
    return ids(zone, kind -> content.action(kind).id());
  }

  private String character(int card) {
    return card < AmanecerState.CARDS_OF_PEOPLE ? content.character(card).id() : "nameless";
  }

  static String ref(String kind, int number) {
    return number == NONE ? "" : kind + ":" + number;
  }

  private List<ActionView> hand(int seat) {
    List<ActionView> hand = new ArrayList<>();
    for (int kind = 0; kind < content.actionKinds(); kind++) {
      int count = 0;
      for (int i = 0; i < s.zones.size(Piles.hand(seat)); i++) {
        count += s.zones.at(Piles.hand(seat), i) == kind ? 1 : 0;
      }
      if (count > 0) {
        String what =
            switch (content.action(kind)) {
              case Zombie _ -> "zombie";
              case Vehicle _ -> "vehicle";
              case EventCard _ -> "event";
            };
        hand.add(new ActionView(ref("action", kind), content.action(kind).id(), what, count));
      }
    }
    return hand;
  }

  private List<MissionView> missions(int seat) {
    List<MissionView> missions = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.missions(seat)); i++) {
      int card = s.zones.at(Piles.missions(seat), i);
      missions.add(
          new MissionView(
              ref("mission", card),
              content.mission(card).id(),
              content.mission(card).points(),
              Reading.ready(s, seat, card),
              Reading.have(s, seat, card),
              Reading.need(s, card)));
    }
    return missions;
  }

  private List<String> offered(int seat) {
    if (Reading.looksAt(s, seat) == Piles.OFFERED) {
      return ids(Piles.OFFERED, card -> content.skill(card).id());
    }
    return ids(Piles.dealt(seat), this::character);
  }

  private List<String> offeredRefs(int seat) {
    if (Reading.looksAt(s, seat) == Piles.OFFERED) {
      return ids(Piles.OFFERED, card -> ref("skill", card));
    }
    return ids(Piles.dealt(seat), card -> ref("character", card));
  }

  private List<String> looked(int seat) {
    int zone = Reading.looksAt(s, seat);
    if (zone == NONE || zone == Piles.OFFERED) {
      return List.of();
    }
    return Reading.looksAtObjects(s) ? ids(zone, card -> content.object(card).id()) : actions(zone);
  }

  private List<GroupView> groups() {
    List<GroupView> groups = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      groups.add(group(other));
    }
    return groups;
  }

  private GroupView group(int other) {
    List<PersonView> people = new ArrayList<>();
    for (int i = 0; i < s.people(other); i++) {
      people.add(person(other, s.person(other, i)));
    }
    return new GroupView(
        other,
        ref("seat", other),
        ref("square", s.at[other]),
        s.at[other] == NONE ? "" : ref("tile", s.at[other] / 25),
        s.experience[other],
        s.zones.size(Piles.hand(other)),
        s.zones.size(Piles.missions(other)),
        people,
        ids(Piles.done(other), card -> content.mission(card).id()),
        ids(Piles.dead(other), this::character),
        ids(Piles.skills(other), card -> content.skill(card).id()),
        actions(Piles.trophies(other)),
        Reading.trophyPoints(s, other),
        vehicle(other),
        s.blocked[other],
        Long.bitCount(s.registered[other]),
        Scoring.points(s, other),
        Reading.zones(s, other),
        s.deadNameless[other],
        Skills.cost(s, other),
        s.score[other]);
  }

  private GroupView.VehicleView vehicle(int other) {
    int kind = s.vehicle[other];
    Vehicle vehicle = kind == NONE ? null : s.table.vehicle(kind);
    return vehicle == null
        ? GroupView.VehicleView.NONE
        : new GroupView.VehicleView(
            ref("vehicle", other),
            vehicle.id(),
            !s.vehicleReady(other),
            vehicle.capacity(),
            Reading.drivePoints(s, other));
  }

  private PersonView person(int other, int character) {
    List<ObjectView> objects = new ArrayList<>();
    int held = Piles.objects(other);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (s.bearer[s.zones.at(held, i)] == character) {
        objects.add(object(s.zones.at(held, i)));
      }
    }
    List<String> damages = new ArrayList<>();
    List<String> damageRefs = new ArrayList<>();
    for (int card = 0; card < AmanecerState.DAMAGES; card++) {
      if (s.damageOn[card] == character) {
        damages.add(content.damage(card).id());
        damageRefs.add(ref("damage", card));
      }
    }
    for (int i = 0; i < s.plainDamage[character]; i++) {
      damages.add("plain");
    }
    List<String> skills = new ArrayList<>();
    List<String> skillRefs = new ArrayList<>();
    for (int card = 0; card < AmanecerState.SKILLS; card++) {
      if (s.skillOn[card] == character) {
        skills.add(content.skill(card).id());
        skillRefs.add(ref("skill", card));
      }
    }
    return new PersonView(
        ref("character", character),
        character(character),
        Reading.capacity(s, character),
        Reading.used(s, other, character),
        objects,
        skills,
        damages,
        ref("object", s.weapon[character]),
        skillRefs,
        damageRefs,
        Reading.fatal(s, character),
        Reading.lifeOrDeath(s, character),
        (s.usedRound & 1L << character) != 0);
  }

  private ObjectView object(int card) {
    ObjectCard object = content.object(card);
    List<String> icons = new ArrayList<>();
    for (Icon icon : Icon.values()) {
      if (object.has(icon)) {
        icons.add(Known.id(icon));
      }
    }
    Weapon weapon = object.weapon();
    return new ObjectView(
        ref("object", card),
        object.id(),
        s.isTurned(card),
        icons,
        weapon == null ? 0 : weapon.dice(),
        object.gun());
  }

  private List<WaitingView> waiting() {
    List<WaitingView> waiting = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.WAITING); i++) {
      int player = s.waitingPlayer[i];
      waiting.add(
          new WaitingView(
              content.action(s.zones.at(Piles.WAITING, i)).id(),
              player == NONE ? NONE : player & 3,
              s.waitingTarget[i]));
    }
    return waiting;
  }

  private SearchView search() {
    if (s.searchAt == NONE) {
      return SearchView.NONE;
    }
    List<ObjectView> found = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.FOUND); i++) {
      found.add(object(s.zones.at(Piles.FOUND, i)));
    }
    return new SearchView(
        s.active,
        ref("square", s.searchAt),
        s.table.square(s.searchAt).deck().id(),
        s.searchDiscards,
        found,
        Reading.shows(s));
  }

  private DriveView drive() {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i < s.driven; i++) {
      squares.add(ref("square", s.drive[i]));
    }
    return new DriveView(s.driven == 0 ? NONE : s.active, squares);
  }

  private PilesView piles() {
    IntFunction<String> object = card -> content.object(card).id();
    return new PilesView(
        s.zones.size(Piles.ACTION_DECK),
        actions(Piles.ACTION_DISCARD),
        s.zones.size(Piles.objectDeck(0)),
        s.zones.size(Piles.objectDeck(1)),
        s.zones.size(Piles.objectDeck(2)),
        ids(Piles.objectDiscard(1), object),
        ids(Piles.objectDiscard(2), object),
        s.zones.size(Piles.MISSION_DECK),
        ids(Piles.MISSION_DISCARD, card -> content.mission(card).id()),
        s.zones.size(Piles.SKILL_DECK),
        s.zones.size(Piles.DAMAGE_DECK),
        s.zones.size(Piles.CHARACTER_DECK),
        s.zones.size(Piles.SEASON_DECK),
        ids(Piles.objectDiscard(0), object),
        ids(Piles.DAMAGE_DISCARD, card -> content.damage(card).id()));
  }
}
