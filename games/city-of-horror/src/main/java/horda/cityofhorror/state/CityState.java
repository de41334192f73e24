package horda.cityofhorror.state;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.content.Site;
import horda.cityofhorror.state.Kinds.Antidotes;
import horda.cityofhorror.state.Kinds.ByCard;
import horda.cityofhorror.state.Kinds.ByLocation;
import horda.cityofhorror.state.Kinds.ByPerson;
import horda.cityofhorror.state.Kinds.ByToken;
import horda.cityofhorror.state.Kinds.Colour;
import horda.cityofhorror.state.Kinds.LocationOrNone;
import horda.cityofhorror.state.Kinds.PersonOrNone;
import horda.cityofhorror.state.Kinds.PersonSet;
import horda.cityofhorror.state.Kinds.TokenSet;
import horda.engine.Seed;
import horda.engine.StepBook;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import horda.engine.shape.As;
import horda.engine.shape.Bits;
import horda.engine.shape.BySeat;
import horda.engine.shape.Filled;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Saved;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatOrNone;
import horda.engine.shape.SeatSet;
import horda.engine.shape.Shared;
import horda.engine.shape.UpTo;
import horda.engine.shape.Word;
import java.util.List;

/// Everything on the table. Small numbers in arrays; -1 where there is nothing.
@Saved
@SuppressWarnings("NullAway.Init") // CityStateParts lays out the arrays
public final class CityState extends CityStateParts {
  public static final int MOST_SEATS = 6;
  public static final int NONE = -1;
  public static final int SIDE_A = 0;
  public static final int SIDE_B = 1;

  /// A food token: on the truck, or given up; else the seat that holds it.
  public static final int ON_TRUCK = -1;

  public static final int EATEN = 6;

  /// What promises bind (COH-NEG-04).
  public static final int STANDARD = 0;

  public static final int ALL_BREAKABLE = 1;
  public static final int ALL_BINDING = 2;

  @Shared public final Content content;

  // The host's options.
  @In(max = SIDE_B)
  @ByLocation
  public byte[] side;

  @In(max = 3)
  @Length(CORNERS)
  public byte[] corner;

  @Word({"standard", "all-breakable", "all-binding"})
  public int promiseRule;

  public boolean replicaNeedsPresence;

  @In(max = 1)
  public int resolutionOrder;

  public boolean draft;

  // The city.
  @UpTo("content.mostZombies")
  @ByLocation
  public byte[] zombies;

  @Antidotes @ByLocation public byte[] antidotesAt;
  @Antidotes public int antidoteReserve;

  /// Used at the end, or gone with an eliminated player.
  @Antidotes public int antidotesGone;

  public boolean ruined;
  public boolean armoryShut;

  @In(max = 9)
  public int towerMarkers;

  @In(max = 9)
  public int armoryMarkers;

  @UpTo("content.explosionMarkers")
  public int markersPlaced;

  @Colour public int leader;

  // Food: where each token is, which lie face up on the truck, which were taken face up.
  @In(min = ON_TRUCK, max = EATEN)
  @Filled(ON_TRUCK)
  @ByToken
  public byte[] food;

  @TokenSet public int foodUp;
  @TokenSet public int foodOpen;

  // The townspeople, by number.
  @SeatOrNone @ByPerson public byte[] owner;
  @LocationOrNone @ByPerson public byte[] where;
  @PersonSet public int fresh;
  @PersonSet public int hidden;
  @PersonSet public int dead;
  public boolean grandpaVotes;

  // By seat.
  @Colour @BySeat public byte[] colour;
  @Antidotes @BySeat public byte[] antidotes;
  @LocationOrNone @BySeat public byte[] movement;

  @In(max = 3)
  @BySeat
  public byte[] refusedOffers;

  @In(max = 10)
  @BySeat
  public byte[] acceptedDeals;

  @BySeat public byte[] score;

  /// Extra votes by Weapon Replica: place times six plus seat.
  @Length(COUNT * MOST_SEATS)
  public byte[] replica;

  /// Who besides its holder knows where an Action card is: bit sets of seats.
  @Bits(MOST_SEATS)
  @ByCard
  public byte[] knownBy;

  // The round.
  @In(max = 4)
  public int round;

  @Seat public int firstPlayer;
  @SeatSet public int moved;
  @SeatSet public int late;
  @PersonOrNone public int lastMover = NONE;
  @LocationOrNone public int lastFrom = NONE;
  @LocationOrNone public int lastTo = NONE;

  /// Seats that have seen the top Invasion card.
  @SeatSet public int seenTop;

  /// The location being resolved, or NOWHERE outside phase 4.
  @LocationOrNone public int here = NOWHERE;

  /// Who hands out at the moment and so sees the cards there, or NONE.
  @SeatOrNone public int sharer = NONE;

  // The last vote of the round, open to all (COH-VOTE-16): whom each seat pointed at, and with how
  // many.
  @SeatOrNone @BySeat public byte[] ballot;
  @BySeat public byte[] ballotVotes;
  @LocationOrNone public int ballotPlace = NOWHERE;

  @In(max = 1)
  public int ballotStep;

  public boolean over;
  @SeatSet public int winners;

  @As("cards")
  public Zones zones;

  /// What a scenario calls the seats: no part of the game.
  @Shared public List<String> names = List.of();

  public CityState(
      Content content, ZonePlan plan, int seats, Seed seed, StepBook<CityState> steps) {
    super(seats, seed, steps);
    this.content = content;
    zones = new Zones(plan);
    lay(this);
  }

  // People.

  public boolean isFresh(int character) {
    return (fresh & 1 << character) != 0;
  }

  public boolean isHidden(int character) {
    return (hidden & 1 << character) != 0;
  }

  /// Does this seat have a living character?
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

  /// Living characters at a place, hidden ones included.
  public int charactersAt(int place) {
    int n = 0;
    for (byte at : where) {
      n += at == place ? 1 : 0;
    }
    return n;
  }

  /// Living characters of a seat at a place, hidden ones included or not.
  public int peopleOf(int seat, int place, boolean withHidden) {
    int n = 0;
    for (int c = 0; c < where.length; c++) {
      if (where[c] == place && owner[c] == seat && (withHidden || !isHidden(c))) {
        n++;
      }
    }
    return n;
  }

  /// Seats with a living character at a place, as a set.
  public int present(int place, boolean withHidden) {
    int set = 0;
    for (int c = 0; c < where.length; c++) {
      if (where[c] == place && (withHidden || !isHidden(c))) {
        set |= 1 << owner[c];
      }
    }
    return set;
  }

  /// The next living seat clockwise after `seat`; NONE if nobody lives.
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

  /// Full: as many occupants as slots, or more (COH-MOV-12).
  public boolean isFull(int place) {
    return place != CROSSROADS && charactersAt(place) >= site(place).capacity();
  }

  /// A burnt or blocked Armory lets nobody in (COH-MOV-15, COH-MOV-16).
  public boolean isShut(int place) {
    return place == ARMORY && armoryShut;
  }

  /// The place at a position: 0 to 3 for the corners, then Tower and Crossroads.
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

  /// The seat of a colour, or NONE if nobody plays it.
  public int seatOf(int ring) {
    for (int seat = 0; seat < colour.length; seat++) {
      if (colour[seat] == ring) {
        return seat;
      }
    }
    return NONE;
  }

  /// The next uncovered colour clockwise (COH-LDR-08).
  public int nextColour(int ring) {
    int next = ring;
    do {
      next = (next + 1) % content.colours().size();
    } while (!inPlay(next));
    return next;
  }
}
