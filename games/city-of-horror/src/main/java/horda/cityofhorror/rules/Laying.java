package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CityState.SIDE_A;
import static horda.cityofhorror.state.CityState.SIDE_B;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.StepBook;
import horda.engine.ZonePlan;
import java.util.List;
import java.util.Locale;

/// SETUP: boards, piles and the host's options, before anybody is asked anything.
public final class Laying {
  public static final StepBook<CityState> STEPS = CitySteps.book().addDeals(Bargaining.DEALS);

  private static final List<String> PROMISES = List.of("standard", "all-breakable", "all-binding");

  private Laying() {}

  public static CityState table(Content content, ZonePlan plan, Setup setup) {
    CityState s = new CityState(content, plan, setup.seats(), setup.seed(), STEPS);
    s.uniformWindows(setup.flag(Setup.UNIFORM_WINDOWS.id()));
    s.promiseRule = PROMISES.indexOf(setup.option("promises"));
    s.replicaNeedsPresence = setup.flag("replica-needs-presence");
    s.resolutionOrder = setup.option("resolution-order").equals("tower-first") ? 1 : 0;
    s.draft = setup.flag("draft");
    layBoards(s, setup);
    seatColours(s, setup.option("colours"));
    String first = setup.option("first-player");
    s.firstPlayer =
        first.equals("random") ? s.chance.below(s.seats()) : Integer.parseInt(first) - 1;
    if (s.firstPlayer >= s.seats()) {
      throw new Refusal(
          "option",
          "COH-SETUP-13",
          "Option first-player must name one of the " + s.seats() + " seats, or random.");
    }
    s.leader = s.colour[s.firstPlayer];
    s.antidoteReserve = content.antidotes();
    layCards(s);
    dealPeople(s);
    if (s.side[Place.CROSSROADS] == SIDE_B) {
      Sites.turnUpFood(s);
    }
    s.agenda.push(new Rounds.Begin(1));
    s.agenda.push(new SetUp.Midnight());
    s.agenda.push(new SetUp.DealCards());
    s.agenda.push(new SetUp.PlaceEverybody());
    return s;
  }

  private static void layBoards(CityState s, Setup setup) {
    String sides = setup.option("sides");
    int sideB = listedSides(setup.option("side-b"));
    for (int place = 0; place < Place.COUNT; place++) {
      boolean b = sides.equals("b") || sides.equals("random") && s.chance.below(2) == 1;
      s.side[place] = (byte) (b || (sideB & 1 << place) != 0 ? SIDE_B : SIDE_A);
    }
    short[] order = {0, 1, 2, 3};
    String layout = setup.option("layout");
    if (layout.equals("random")) {
      s.chance.shuffle(order, 0, order.length);
    } else {
      order = listed(layout);
    }
    for (int i = 0; i < order.length; i++) {
      s.corner[i] = (byte) order[i];
    }
  }

  private static int listedSides(String words) {
    int set = 0;
    for (String word : words.equals("none") ? new String[0] : words.split("\\+")) {
      if (Place.named(word) < 0) {
        throw new Refusal(
            "option", "COH-SETUP-06", "Option side-b is none, or boards joined by plus signs.");
      }
      set |= 1 << Place.named(word);
    }
    return set;
  }

  private static short[] listed(String layout) {
    String[] words = layout.split("\\+");
    short[] order = new short[Place.CORNERS];
    int seen = 0;
    for (int i = 0; i < Place.CORNERS; i++) {
      int place = i < words.length ? Place.named(words[i]) : -1;
      if (place < 0
          || place >= Place.CORNERS
          || (seen & 1 << place) != 0
          || words.length != Place.CORNERS) {
        throw new Refusal(
            "option",
            "COH-SETUP-04",
            "Option layout is random, or the four corners in order, joined by plus signs.");
      }
      seen |= 1 << place;
      order[i] = (short) place;
    }
    return order;
  }

  private static void seatColours(CityState s, String word) {
    List<String> ring = s.content.colours();
    if (word.equals("ring")) {
      for (int seat = 0; seat < s.seats(); seat++) {
        s.colour[seat] = (byte) seat;
      }
      return;
    }
    List<String> chosen = List.of(word.toLowerCase(Locale.ROOT).split("\\+"));
    if (chosen.size() != s.seats()
        || chosen.stream().distinct().count() != s.seats()
        || !ring.containsAll(chosen)) {
      throw new Refusal(
          "option",
          "COH-SETUP-10",
          "Option colours is ring, or a different colour for each seat, joined by plus signs, out"
              + " of "
              + String.join(", ", ring)
              + ".");
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      s.colour[seat] = (byte) ring.indexOf(chosen.get(seat));
    }
  }

  /// One random Invasion card of each hour, 00:00 on top (COH-SETUP-22, COH-SETUP-24).
  private static void layCards(CityState s) {
    int cards = s.content.actionCards();
    for (int card = 0; card < cards; card++) {
      s.zones.add(CardZones.DECK, card);
    }
    s.zones.shuffle(CardZones.DECK, s.chance);
    for (int card = cards; card < s.content.cards(); card++) {
      s.zones.add(CardZones.INVASION_BOX, card);
    }
    s.zones.shuffle(CardZones.INVASION_BOX, s.chance);
    for (int hour = Rounds.LAST; hour >= 0; hour--) {
      for (int i = 0; i < s.zones.size(CardZones.INVASION_BOX); i++) {
        if (s.content.invasion(s.zones.at(CardZones.INVASION_BOX, i)).hour() == hour) {
          s.zones.add(CardZones.INVASION, s.zones.take(CardZones.INVASION_BOX, i));
          break;
        }
      }
    }
  }

  /// Dealt at random, all fresh; the others stay in the box unseen (COH-SETUP-15, COH-SETUP-16).
  private static void dealPeople(CityState s) {
    short[] people = new short[s.content.people().size()];
    for (int c = 0; c < people.length; c++) {
      people[c] = (short) c;
    }
    s.chance.shuffle(people, 0, people.length);
    int n = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      for (int i = 0; i < s.content.charactersFor(s.seats()); i++) {
        s.owner[people[n]] = (byte) seat;
        s.fresh |= 1 << people[n++];
      }
    }
  }
}
