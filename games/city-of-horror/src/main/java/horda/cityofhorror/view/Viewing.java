package horda.cityofhorror.view;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.content.Place.TOWER;
import static horda.cityofhorror.state.CityState.NONE;
import static horda.cityofhorror.state.CityState.ON_TRUCK;

import horda.cityofhorror.content.InvasionCard;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.content.Site;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Engine;
import horda.engine.Promises;
import java.util.ArrayList;
import java.util.List;

/// Builds the view of one seat, piece by piece.
public final class Viewing {
  private static final List<String> STATUS = List.of("open", "kept", "broken", "lapsed");

  private final CityState s;
  private final int seat;

  public Viewing(CityState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  public CityView view() {
    boolean looked =
        seat >= 0 && (s.seenTop & 1 << seat) != 0 && !s.zones.isEmpty(CardZones.INVASION);
    return new CityView(
        seat,
        s.round,
        Reading.moment(s),
        s.firstPlayer,
        s.content.colours().get(s.leader),
        s.here < 0 ? "" : Place.id(s.here),
        order(),
        places(),
        players(),
        s.zombieReserve(),
        s.antidoteReserve,
        s.zones.size(CardZones.DECK),
        cards(CardZones.DISCARD),
        s.zones.size(CardZones.INVASION),
        looked ? s.content.invasion(s.zones.top(CardZones.INVASION)).id() : "",
        looked ? card(s.content.invasion(s.zones.top(CardZones.INVASION))) : InvasionView.UNSEEN,
        turned(),
        s.zones.isEmpty(CardZones.TURNED)
            ? InvasionView.UNSEEN
            : card(
                s.content.invasion(
                    s.zones.at(CardZones.TURNED, s.zones.size(CardZones.TURNED) - 1))),
        foodValues(ON_TRUCK, s.foodUp),
        foodOn(ON_TRUCK) - Integer.bitCount(s.foodUp),
        seat < 0 ? List.of() : cards(CardZones.hand(seat)),
        seat < 0 ? List.of() : cards(CardZones.kept(seat)),
        seat < 0 ? List.of() : foodValues(seat, -1),
        cards(CardZones.PENDING),
        seats(s.committed()),
        Engine.ownChoice(s, seat),
        Reading.offer(s, seat),
        promises(),
        ballot(),
        s.over);
  }

  private List<String> order() {
    List<String> all = new ArrayList<>();
    for (int position : s.content.resolutionOrder(s.resolutionOrder)) {
      all.add(Place.id(s.at(position)));
    }
    return List.copyOf(all);
  }

  private BallotView ballot() {
    if (s.ballotPlace < 0) {
      return BallotView.NONE;
    }
    List<BallotView.Pointing> votes = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      if (s.ballot[other] != NONE) {
        votes.add(new BallotView.Pointing(other, s.ballot[other], s.ballotVotes[other]));
      }
    }
    return new BallotView(
        Place.id(s.ballotPlace), s.ballotStep == 0 ? "attack" : "share", List.copyOf(votes));
  }

  private List<String> lost(int other) {
    List<String> all = new ArrayList<>();
    for (int c = 0; c < s.owner.length; c++) {
      if (s.owner[c] == other && (s.dead & 1 << c) != 0) {
        all.add(s.content.person(c).id());
      }
    }
    return List.copyOf(all);
  }

  private InvasionView card(InvasionCard card) {
    List<InvasionView.Move> moves = new ArrayList<>();
    for (int[] move : card.moves()) {
      moves.add(new InvasionView.Move(Place.id(s.at(move[0])), Place.id(s.at(move[1]))));
    }
    List<InvasionView.Arrival> arrivals = new ArrayList<>();
    for (int at = 0; at < COUNT; at++) {
      int zombies = card.zombies()[at];
      int antidotes = card.antidotes()[at];
      int cards = card.cards()[at];
      if (zombies + antidotes + cards > 0) {
        arrivals.add(new InvasionView.Arrival(Place.id(s.at(at)), zombies, antidotes, cards));
      }
    }
    return new InvasionView(card.id(), List.copyOf(moves), List.copyOf(arrivals), card.leader());
  }

  private static List<Integer> seats(int set) {
    List<Integer> all = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      all.add(Integer.numberOfTrailingZeros(rest));
    }
    return List.copyOf(all);
  }

  private CardView card(int card) {
    return new CardView("action:" + card, s.content.action(card).id());
  }

  private List<CardView> cards(int zone) {
    List<CardView> all = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      all.add(card(s.zones.at(zone, i)));
    }
    return List.copyOf(all);
  }

  /// The cards of a face-down zone that this seat knows of.
  private List<CardView> known(int zone) {
    List<CardView> all = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      int card = s.zones.at(zone, i);
      if (seat >= 0 && (s.knownBy[card] & 1 << seat) != 0) {
        all.add(card(card));
      }
    }
    return List.copyOf(all);
  }

  private List<String> turned() {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < s.zones.size(CardZones.TURNED); i++) {
      all.add(s.content.invasion(s.zones.at(CardZones.TURNED, i)).id());
    }
    return List.copyOf(all);
  }

  private int foodOn(int holder) {
    int n = 0;
    for (byte at : s.food) {
      n += at == holder ? 1 : 0;
    }
    return n;
  }

  private List<Integer> foodValues(int holder, int among) {
    List<Integer> all = new ArrayList<>();
    for (int t = 0; t < s.food.length; t++) {
      if (s.food[t] == holder && (among & 1 << t) != 0) {
        all.add(s.content.foodValue(t));
      }
    }
    return List.copyOf(all);
  }

  private List<PlaceView> places() {
    List<PlaceView> all = new ArrayList<>();
    for (int place = 0; place < COUNT; place++) {
      all.add(place(place));
    }
    return List.copyOf(all);
  }

  private PlaceView place(int place) {
    Site site = s.site(place);
    List<Integer> votes = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      votes.add(Reading.votes(s, other, place));
    }
    return new PlaceView(
        "place:" + place,
        Place.id(place),
        number(place),
        s.side[place] == CityState.SIDE_A ? "A" : "B",
        site.capacity() == Site.NO_LIMIT ? 0 : site.capacity(),
        site.atLeast(),
        place == TOWER && s.ruined,
        s.isShut(place),
        place == TOWER ? s.towerMarkers : place == ARMORY ? s.armoryMarkers : 0,
        s.zombies[place],
        s.antidotesAt[place],
        place < CORNERS ? s.zones.size(CardZones.supply(place)) : 0,
        place < CORNERS ? known(CardZones.supply(place)) : List.of(),
        people(place),
        List.copyOf(votes));
  }

  private int number(int place) {
    for (int i = 0; i < s.corner.length; i++) {
      if (s.corner[i] == place) {
        return i + 1;
      }
    }
    return 0;
  }

  private List<PersonView> people(int place) {
    List<PersonView> all = new ArrayList<>();
    for (int c = 0; c < s.where.length; c++) {
      if (s.where[c] == place) {
        all.add(person(c));
      }
    }
    return List.copyOf(all);
  }

  private List<PersonView> waiting(int other) {
    List<PersonView> all = new ArrayList<>();
    for (int c = 0; c < s.where.length; c++) {
      if (s.owner[c] == other && s.where[c] == NOWHERE && (s.dead & 1 << c) == 0) {
        all.add(person(c));
      }
    }
    return List.copyOf(all);
  }

  private PersonView person(int c) {
    int value = s.isFresh(c) ? s.content.person(c).fresh() : s.content.person(c).exhausted();
    return new PersonView(
        "character:" + c, s.content.person(c).id(), s.owner[c], s.isFresh(c), s.isHidden(c), value);
  }

  private List<PlayerView> players() {
    List<PlayerView> all = new ArrayList<>();
    for (int other = 0; other < s.seats(); other++) {
      all.add(player(other));
    }
    return List.copyOf(all);
  }

  /// At the end hands and food are shown (COH-END-07).
  private PlayerView player(int other) {
    int open = s.over ? -1 : s.foodOpen;
    int hand = CardZones.hand(other);
    return new PlayerView(
        other,
        s.content.colours().get(s.colour[other]),
        s.living(other),
        s.zones.size(hand),
        s.antidotes[other],
        foodOn(other),
        foodValues(other, open),
        s.movement[other] == NONE ? "" : Place.id(s.movement[other]),
        (s.moved & 1 << other) != 0,
        s.over ? cards(hand) : other == seat ? List.of() : known(hand),
        waiting(other),
        lost(other),
        s.score[other]);
  }

  private List<PromiseView> promises() {
    List<PromiseView> all = new ArrayList<>();
    Promises p = s.promises();
    for (int i = 0; i < p.size(); i++) {
      all.add(
          new PromiseView(
              p.from(i),
              p.to(i),
              Reading.promise(s, i),
              Reading.place(s, i),
              Reading.step(s, i),
              p.binding(i),
              STATUS.get(p.status(i))));
    }
    return List.copyOf(all);
  }
}
