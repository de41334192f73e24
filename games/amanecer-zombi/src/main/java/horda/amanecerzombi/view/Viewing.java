package horda.amanecerzombi.view;

import static horda.amanecerzombi.AmanecerState.NONE;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.Piles;
import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.rules.Reading;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Skills;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Builds the view of one seat. */
public final class Viewing {
  private final AmanecerState s;
  private final Content content;
  private final int seat;

  public Viewing(AmanecerState state, int seat) {
    this.s = state;
    this.content = state.content();
    this.seat = seat;
  }

  public AmanecerView view() {
    boolean sits = seat >= 0;
    return new AmanecerView(
        seat,
        Reading.moment(s),
        s.round,
        s.rounds,
        s.season == NONE ? "" : content.season(s.season).id(),
        s.season == NONE ? "" : Known.id(content.season(s.season).season()),
        s.firstPlayer,
        s.active,
        zones(),
        players(),
        combat(),
        waiting(),
        search(),
        drive(),
        cards(Piles.PENDING, this::action),
        cards(Piles.REVEALED, this::action),
        piles(),
        sits ? cards(Piles.hand(seat), this::action) : List.of(),
        sits ? cards(Piles.missions(seat), this::mission) : List.of(),
        required(),
        sits ? cards(Piles.dealt(seat), this::character) : List.of(),
        looked(),
        Reading.offer(s, seat),
        seats(s.committed()),
        Reading.ownChoice(s, seat),
        seats(s.winners),
        s.over);
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

  private List<CardView> cards(int zone, IntFunction<CardView> card) {
    List<CardView> cards = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      cards.add(card.apply(s.zones.at(zone, i)));
    }
    return cards;
  }

  private CardView action(int kind) {
    return new CardView("action:" + kind, content.action(kind).id());
  }

  private CardView mission(int card) {
    return new CardView("mission:" + card, content.mission(card).id());
  }

  private CardView character(int card) {
    return new CardView(
        "character:" + card,
        card < AmanecerState.CARDS_OF_PEOPLE ? content.character(card).id() : "nameless");
  }

  private CardView skill(int card) {
    return new CardView("skill:" + card, content.skill(card).id());
  }

  private CardView damage(int card) {
    return new CardView("damage:" + card, content.damage(card).id());
  }

  private CardView object(int card) {
    return new CardView("object:" + card, content.object(card).id());
  }

  private List<CardView> required() {
    List<CardView> required = new ArrayList<>();
    for (int card = 0; card < content.missions(); card++) {
      if ((s.required & 1 << card) != 0 && (seat >= 0 || s.zones.contains(Piles.done(0), card))) {
        required.add(mission(card));
      }
    }
    return required;
  }

  private List<CardView> looked() {
    int zone = seat < 0 ? -1 : Reading.looksAt(s, seat);
    if (zone < 0) {
      return List.of();
    }
    if (zone == Piles.OFFERED) {
      return cards(zone, this::skill);
    }
    return Reading.looksAtObjects(s) ? cards(zone, this::object) : cards(zone, this::action);
  }

  private List<ZoneView> zones() {
    List<ZoneView> zones = new ArrayList<>();
    for (int tile = 0; tile < AmanecerState.TILES; tile++) {
      if (s.tileSeat[tile] != NONE) {
        zones.add(zone(tile));
      }
    }
    return zones;
  }

  private ZoneView zone(int number) {
    Tile tile = content.tile(number);
    boolean laid = s.tileTurn[number] != NONE;
    List<SquareView> squares = new ArrayList<>();
    for (int row = 0; row < Tile.SIDE; row++) {
      for (int column = 0; column < Tile.SIDE; column++) {
        int printed = Tile.printed(row, column, laid ? s.tileTurn[number] : 0);
        squares.add(square(number * Tile.SQUARES + printed));
      }
    }
    return new ZoneView(
        "tile:" + number,
        tile.id(),
        Known.id(tile.terrain()),
        tile.active() == null ? "" : Known.id(tile.active()),
        s.tileSeat[number],
        laid,
        s.tileX[number],
        s.tileY[number],
        laid ? s.tileTurn[number] : 0,
        squares);
  }

  private SquareView square(int square) {
    horda.amanecerzombi.content.Square printed = s.table.square(square);
    int location = s.table.location(square);
    List<Integer> tokens = new ArrayList<>();
    for (int other = 0; location != NONE && other < s.seats(); other++) {
      if ((s.registered[other] & 1L << location) != 0) {
        tokens.add(other);
      }
    }
    return new SquareView(
        ref("square", square),
        Known.id(printed.ground()),
        printed.finds(),
        printed.site() == null ? "" : Known.id(printed.site()),
        tokens,
        s.groupAt(square));
  }

  private static String ref(String kind, int number) {
    return number == NONE ? "" : kind + ":" + number;
  }

  private List<PlayerView> players() {
    List<PlayerView> players = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      players.add(player(other));
    }
    return players;
  }

  private PlayerView player(int other) {
    List<PersonView> people = new ArrayList<>();
    for (int i = 0; i < s.people(other); i++) {
      people.add(person(other, s.person(other, i)));
    }
    return new PlayerView(
        other,
        content.tile(s.colour[other]).colour(),
        ref("square", s.at[other]),
        s.zones.size(Piles.hand(other)),
        s.zones.size(Piles.missions(other)),
        s.experience[other],
        vehicle(other),
        s.blocked[other],
        people,
        cards(Piles.trophies(other), this::action),
        Reading.trophyPoints(s, other),
        cards(Piles.done(other), this::mission),
        cards(Piles.skills(other), this::skill),
        cards(Piles.dead(other), this::character),
        s.deadNameless[other],
        Long.bitCount(s.registered[other]),
        Reading.zones(s, other),
        s.over ? s.score[other] : Scoring.points(s, other),
        Skills.cost(s, other),
        s.fighting == other ? "attacked" : s.attacker == other ? "attacker" : "");
  }

  private VehicleView vehicle(int other) {
    int kind = s.vehicle[other];
    if (kind == NONE || !(s.table.vehicle(kind) instanceof Vehicle vehicle)) {
      return VehicleView.NONE;
    }
    return new VehicleView(
        "vehicle:" + other,
        vehicle.id(),
        !s.vehicleReady(other),
        vehicle.capacity(),
        Reading.drivePoints(s, other),
        Reading.fits(s, other));
  }

  private PersonView person(int other, int character) {
    List<ObjectView> objects = new ArrayList<>();
    int held = Piles.objects(other);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (s.bearer[s.zones.at(held, i)] == character) {
        objects.add(objectView(s.zones.at(held, i)));
      }
    }
    List<CardView> damage = new ArrayList<>();
    for (int card = 0; card < AmanecerState.DAMAGES; card++) {
      if (s.damageOn[card] == character) {
        damage.add(damage(card));
      }
    }
    List<CardView> skills = new ArrayList<>();
    for (int card = 0; card < AmanecerState.SKILLS; card++) {
      if (s.skillOn[card] == character) {
        skills.add(skill(card));
      }
    }
    CardView card = character(character);
    return new PersonView(
        card.ref(),
        card.card(),
        Reading.capacity(s, character),
        Reading.used(s, other, character),
        objects,
        damage,
        s.plainDamage[character],
        Reading.fatal(s, character),
        Reading.lifeOrDeath(s, character),
        skills,
        (s.usedRound & 1L << character) != 0,
        ref("object", s.weapon[character]));
  }

  private ObjectView objectView(int card) {
    horda.amanecerzombi.content.ObjectCard object = content.object(card);
    List<String> icons = new ArrayList<>();
    for (horda.amanecerzombi.content.Icon icon : horda.amanecerzombi.content.Icon.values()) {
      if (object.has(icon)) {
        icons.add(Known.id(icon));
      }
    }
    horda.amanecerzombi.content.Weapon weapon = object.weapon();
    return new ObjectView(
        "object:" + card,
        object.id(),
        s.isTurned(card),
        icons,
        object.gun(),
        weapon == null ? 0 : weapon.dice());
  }

  private CombatView combat() {
    if (s.fighting == NONE) {
      return CombatView.NONE;
    }
    return new CombatView(
        s.fighting,
        s.attacker,
        s.initiator,
        s.dice,
        cards(Piles.COMBAT, this::action),
        s.cleaning == NONE ? "" : content.mission(s.cleaning).id(),
        Reading.rangedOver(s),
        Reading.meleeRolled(s),
        Reading.noMedicine(s),
        Reading.noFlightByCards(s),
        s.groupModifier,
        s.extraDice,
        s.frenzy,
        s.initialDice,
        s.ownInitialDice);
  }

  private List<WaitingView> waiting() {
    List<WaitingView> waiting = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.WAITING); i++) {
      waiting.add(
          new WaitingView(
              action(s.zones.at(Piles.WAITING, i)), s.waitingTarget[i], s.waitingPlayer[i]));
    }
    return waiting;
  }

  private SearchView search() {
    if (s.searchAt == NONE) {
      return SearchView.NONE;
    }
    List<ObjectView> found = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.FOUND); i++) {
      found.add(objectView(s.zones.at(Piles.FOUND, i)));
    }
    return new SearchView(ref("square", s.searchAt), s.searchDiscards, Reading.shows(s), found);
  }

  private List<String> drive() {
    List<String> drive = new ArrayList<>();
    for (int i = 0; i < s.driven; i++) {
      drive.add(ref("square", s.drive[i]));
    }
    return drive;
  }

  private PilesView piles() {
    return new PilesView(
        s.zones.size(Piles.ACTION_DECK),
        cards(Piles.ACTION_DISCARD, this::action),
        s.zones.size(Piles.objectDeck(0)),
        cards(Piles.objectDiscard(0), this::object),
        s.zones.size(Piles.objectDeck(1)),
        cards(Piles.objectDiscard(1), this::object),
        s.zones.size(Piles.objectDeck(2)),
        cards(Piles.objectDiscard(2), this::object),
        s.zones.size(Piles.CHARACTER_DECK),
        s.zones.size(Piles.MISSION_DECK),
        cards(Piles.MISSION_DISCARD, this::mission),
        s.zones.size(Piles.SKILL_DECK),
        s.zones.size(Piles.DAMAGE_DECK),
        cards(Piles.DAMAGE_DISCARD, this::damage),
        s.zones.size(Piles.SEASON_DECK));
  }
}
