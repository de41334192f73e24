package horda.cityofhorror.state;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.content.Site;
import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import java.util.Arrays;
import java.util.List;

/** Everything on the table. Small numbers in arrays; -1 where there is nothing. */
public final class CityState extends State {
  public static final int MOST_SEATS = 6;
  public static final int NONE = -1;
  public static final int SIDE_A = 0;
  public static final int SIDE_B = 1;

  /** A food token: on the truck, or given up; else the seat that holds it. */
  public static final int ON_TRUCK = -1;

  public static final int EATEN = 6;

  /** What promises bind (COH-NEG-04). */
  public static final int STANDARD = 0;

  public static final int ALL_BREAKABLE = 1;
  public static final int ALL_BINDING = 2;

  public final Content content;
  public final Zones zones;

  // The host's options.
  public final byte[] side = new byte[COUNT];
  public final byte[] corner = new byte[4];
  public int promiseRule;
  public boolean replicaNeedsPresence;
  public int resolutionOrder;
  public boolean draft;

  // The city.
  public final byte[] zombies = new byte[COUNT];
  public final byte[] antidotesAt = new byte[COUNT];
  public int antidoteReserve;

  /** Used at the end, or gone with an eliminated player. */
  public int antidotesGone;

  public boolean ruined;
  public boolean armoryShut;
  public int towerMarkers;
  public int armoryMarkers;
  public int markersPlaced;
  public int leader;

  // Food: where each token is, which lie face up on the truck, which were taken face up.
  public final byte[] food;
  public int foodUp;
  public int foodOpen;

  // The townspeople, by number.
  public final byte[] owner;
  public final byte[] where;
  public int fresh;
  public int hidden;
  public int dead;
  public boolean grandpaVotes;

  // By seat.
  public final byte[] colour;
  public final byte[] antidotes;
  public final byte[] movement;
  public final byte[] refusedOffers;
  public final byte[] acceptedDeals;
  public final byte[] score;

  /** Extra votes by Weapon Replica: place times six plus seat. */
  public final byte[] replica = new byte[COUNT * MOST_SEATS];

  /** Who besides its holder knows where an Action card is: bit sets of seats. */
  public final byte[] knownBy;

  // The round.
  public int round;
  public int firstPlayer;
  public int moved;
  public int late;
  public int lastMover = NONE;
  public int lastFrom = NONE;
  public int lastTo = NONE;

  /** Seats that have seen the top Invasion card. */
  public int seenTop;

  /** The location being resolved, or NOWHERE outside phase 4. */
  public int here = NOWHERE;

  /** Who hands out at the moment and so sees the cards there, or NONE. */
  public int sharer = NONE;

  // The last vote of the round, open to all (COH-VOTE-16): whom each seat pointed at, and with how
  // many.
  public final byte[] ballot;
  public final byte[] ballotVotes;
  public int ballotPlace = NOWHERE;
  public int ballotStep;

  public boolean over;
  public int winners;

  /** What a scenario calls the seats: no part of the game, so neither saved nor compared. */
  public List<String> names = List.of();

  public CityState(Content content, ZonePlan plan, int seats, Seed seed) {
    super(seats, seed);
    this.content = content;
    zones = new Zones(plan);
    food = new byte[content.foodTokens()];
    owner = new byte[content.people().size()];
    where = new byte[content.people().size()];
    colour = new byte[seats];
    antidotes = new byte[seats];
    movement = new byte[seats];
    refusedOffers = new byte[seats];
    acceptedDeals = new byte[seats];
    score = new byte[seats];
    ballot = new byte[seats];
    ballotVotes = new byte[seats];
    knownBy = new byte[content.actionCards()];
    Arrays.fill(food, (byte) ON_TRUCK);
    Arrays.fill(owner, (byte) NONE);
    Arrays.fill(where, (byte) NOWHERE);
    Arrays.fill(movement, (byte) NONE);
    Arrays.fill(ballot, (byte) NONE);
  }

  private CityState(CityState other) {
    super(other);
    content = other.content;
    zones = new Zones(other.zones);
    copyTable(other);
    food = other.food.clone();
    owner = other.owner.clone();
    where = other.where.clone();
    colour = other.colour.clone();
    antidotes = other.antidotes.clone();
    movement = other.movement.clone();
    refusedOffers = other.refusedOffers.clone();
    acceptedDeals = other.acceptedDeals.clone();
    score = other.score.clone();
    ballot = other.ballot.clone();
    ballotVotes = other.ballotVotes.clone();
    ballotPlace = other.ballotPlace;
    ballotStep = other.ballotStep;
    knownBy = other.knownBy.clone();
    round = other.round;
    firstPlayer = other.firstPlayer;
    moved = other.moved;
    late = other.late;
    lastMover = other.lastMover;
    lastFrom = other.lastFrom;
    lastTo = other.lastTo;
    seenTop = other.seenTop;
    here = other.here;
    sharer = other.sharer;
    over = other.over;
    winners = other.winners;
    names = other.names;
  }

  private void copyTable(CityState other) {
    System.arraycopy(other.side, 0, side, 0, side.length);
    System.arraycopy(other.corner, 0, corner, 0, corner.length);
    System.arraycopy(other.zombies, 0, zombies, 0, zombies.length);
    System.arraycopy(other.antidotesAt, 0, antidotesAt, 0, antidotesAt.length);
    System.arraycopy(other.replica, 0, replica, 0, replica.length);
    promiseRule = other.promiseRule;
    replicaNeedsPresence = other.replicaNeedsPresence;
    resolutionOrder = other.resolutionOrder;
    draft = other.draft;
    antidoteReserve = other.antidoteReserve;
    antidotesGone = other.antidotesGone;
    ruined = other.ruined;
    armoryShut = other.armoryShut;
    towerMarkers = other.towerMarkers;
    armoryMarkers = other.armoryMarkers;
    markersPlaced = other.markersPlaced;
    leader = other.leader;
    foodUp = other.foodUp;
    foodOpen = other.foodOpen;
    fresh = other.fresh;
    hidden = other.hidden;
    dead = other.dead;
    grandpaVotes = other.grandpaVotes;
  }

  @Override
  public CityState copy() {
    return new CityState(this);
  }

  @Override
  protected void describe(Fields f) {
    int everybody = (1 << owner.length) - 1;
    int table = (1 << seats()) - 1;
    int tokens = (1 << food.length) - 1;
    f.nums("side", side, SIDE_A, SIDE_B);
    f.nums("corner", corner, 0, 3);
    promiseRule = f.word("promiseRule", promiseRule, "standard", "all-breakable", "all-binding");
    replicaNeedsPresence = f.flag("replicaNeedsPresence", replicaNeedsPresence);
    resolutionOrder = f.num("resolutionOrder", resolutionOrder, 0, 1);
    draft = f.flag("draft", draft);
    f.nums("zombies", zombies, 0, content.mostZombies());
    f.nums("antidotesAt", antidotesAt, 0, content.antidotes());
    antidoteReserve = f.num("antidoteReserve", antidoteReserve, 0, content.antidotes());
    antidotesGone = f.num("antidotesGone", antidotesGone, 0, content.antidotes());
    ruined = f.flag("ruined", ruined);
    armoryShut = f.flag("armoryShut", armoryShut);
    towerMarkers = f.num("towerMarkers", towerMarkers, 0, 9);
    armoryMarkers = f.num("armoryMarkers", armoryMarkers, 0, 9);
    markersPlaced = f.num("markersPlaced", markersPlaced, 0, content.explosionMarkers());
    leader = f.num("leader", leader, 0, content.colours().size() - 1);
    f.nums("food", food, ON_TRUCK, EATEN);
    foodUp = f.num("foodUp", foodUp, 0, tokens);
    foodOpen = f.num("foodOpen", foodOpen, 0, tokens);
    f.nums("owner", owner, NONE, seats() - 1);
    f.nums("where", where, NOWHERE, COUNT - 1);
    fresh = f.num("fresh", fresh, 0, everybody);
    hidden = f.num("hidden", hidden, 0, everybody);
    dead = f.num("dead", dead, 0, everybody);
    grandpaVotes = f.flag("grandpaVotes", grandpaVotes);
    f.nums("colour", colour, 0, content.colours().size() - 1);
    f.nums("antidotes", antidotes, 0, content.antidotes());
    f.nums("movement", movement, NONE, COUNT - 1);
    f.nums("refusedOffers", refusedOffers, 0, 3);
    f.nums("acceptedDeals", acceptedDeals, 0, 10);
    f.nums("score", score, 0, Byte.MAX_VALUE);
    f.nums("replica", replica, 0, Byte.MAX_VALUE);
    f.nums("knownBy", knownBy, 0, (1 << MOST_SEATS) - 1);
    round = f.num("round", round, 0, 4);
    firstPlayer = f.num("firstPlayer", firstPlayer, 0, seats() - 1);
    moved = f.num("moved", moved, 0, table);
    late = f.num("late", late, 0, table);
    lastMover = f.num("lastMover", lastMover, NONE, owner.length - 1);
    lastFrom = f.num("lastFrom", lastFrom, NONE, COUNT - 1);
    lastTo = f.num("lastTo", lastTo, NONE, COUNT - 1);
    seenTop = f.num("seenTop", seenTop, 0, table);
    here = f.num("here", here, NOWHERE, COUNT - 1);
    sharer = f.num("sharer", sharer, NONE, seats() - 1);
    f.nums("ballot", ballot, NONE, seats() - 1);
    f.nums("ballotVotes", ballotVotes, 0, Byte.MAX_VALUE);
    ballotPlace = f.num("ballotPlace", ballotPlace, NOWHERE, COUNT - 1);
    ballotStep = f.num("ballotStep", ballotStep, 0, 1);
    over = f.flag("over", over);
    winners = f.num("winners", winners, 0, table);
    f.zones("cards", zones);
  }

  // People.

  public boolean isFresh(int character) {
    return (fresh & 1 << character) != 0;
  }

  public boolean isHidden(int character) {
    return (hidden & 1 << character) != 0;
  }

  /** Does this seat have a living character? */
  public boolean living(int seat) {
    for (int c = 0; c < owner.length; c++) {
      if (owner[c] == seat && where[c] != NOWHERE) {
        return true;
      }
    }
    return false;
  }

  public int livingSeats() {
    int set = 0;
    for (int c = 0; c < owner.length; c++) {
      if (where[c] != NOWHERE && owner[c] != NONE) {
        set |= 1 << owner[c];
      }
    }
    return set;
  }

  /** Living characters at a place, hidden ones included. */
  public int charactersAt(int place) {
    int n = 0;
    for (byte at : where) {
      n += at == place ? 1 : 0;
    }
    return n;
  }

  /** Living characters of a seat at a place, hidden ones included or not. */
  public int peopleOf(int seat, int place, boolean withHidden) {
    int n = 0;
    for (int c = 0; c < where.length; c++) {
      if (where[c] == place && owner[c] == seat && (withHidden || !isHidden(c))) {
        n++;
      }
    }
    return n;
  }

  /** Seats with a living character at a place, as a set. */
  public int present(int place, boolean withHidden) {
    int set = 0;
    for (int c = 0; c < where.length; c++) {
      if (where[c] == place && (withHidden || !isHidden(c))) {
        set |= 1 << owner[c];
      }
    }
    return set;
  }

  /** The next living seat clockwise after {@code seat}; NONE if nobody lives. */
  public int nextLiving(int seat) {
    int living = livingSeats();
    for (int i = 1; i <= seats(); i++) {
      int next = (seat + i) % seats();
      if ((living & 1 << next) != 0) {
        return next;
      }
    }
    return NONE;
  }

  // Places.

  public Site site(int place) {
    return place == TOWER && ruined ? content.ruin() : content.site(place, side[place]);
  }

  /** Full: as many occupants as slots, or more (COH-MOV-12). */
  public boolean isFull(int place) {
    return place != CROSSROADS && charactersAt(place) >= site(place).capacity();
  }

  /** A burnt or blocked Armory lets nobody in (COH-MOV-15, COH-MOV-16). */
  public boolean isShut(int place) {
    return place == ARMORY && armoryShut;
  }

  /** The place at a position: 0 to 3 for the corners, then Tower and Crossroads. */
  public int at(int position) {
    return position < corner.length ? corner[position] : position;
  }

  public int zombieReserve() {
    int rest = content.zombies();
    for (byte z : zombies) {
      rest -= z;
    }
    return rest;
  }

  // Colours and the ring.

  public boolean inPlay(int ring) {
    return seatOf(ring) != NONE;
  }

  /** The seat of a colour, or NONE if nobody plays it. */
  public int seatOf(int ring) {
    for (int seat = 0; seat < colour.length; seat++) {
      if (colour[seat] == ring) {
        return seat;
      }
    }
    return NONE;
  }

  /** The next uncovered colour clockwise (COH-LDR-08). */
  public int nextColour(int ring) {
    int next = ring;
    do {
      next = (next + 1) % content.colours().size();
    } while (!inPlay(next));
    return next;
  }
}
