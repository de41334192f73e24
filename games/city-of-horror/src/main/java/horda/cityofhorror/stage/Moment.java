package horda.cityofhorror.stage;

import static horda.cityofhorror.CityState.NONE;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;

import horda.cityofhorror.CityState;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.rules.Attack;
import horda.cityofhorror.rules.Ending;
import horda.cityofhorror.rules.Invasion;
import horda.cityofhorror.rules.Movement;
import horda.cityofhorror.rules.Rounds;
import horda.cityofhorror.rules.SetUp;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Sites;
import horda.cityofhorror.rules.Windows;
import horda.engine.Data;
import horda.engine.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The moment where the script takes over: {@code at: window attack church}, {@code at: mover ana}.
 * With {@code then: stop} a quiet window follows before the round ends, with {@code then: round}
 * what the rules have next.
 */
final class Moment {
  private static final Known KNOWN =
      Known.of(
          "moment",
          "window <which> [<location>]",
          "begin-round <1-4>",
          "movement-card",
          "invasion",
          "mover <player>",
          "movers",
          "end-of-moves",
          "resolve <location>",
          "step-a <location>",
          "attack <location>",
          "attack-check <location>",
          "share <location>",
          "share-check <location>",
          "end-round",
          "antidotes",
          "score",
          "place-everybody",
          "place <player> <location>+<location>");
  private static final Known WINDOWS =
      Known.of(
          "window",
          "round-start",
          "cards-revealed",
          "invasion-done",
          "moved",
          "location",
          "attack",
          "share",
          "final");
  private static final Known THEN = Known.of("way to go on", "stop", "round");

  /** Places in the script of a round. */
  private static final int CHOOSE = 1;

  private static final int REVEALED = 2;
  private static final int INVASION = 3;
  private static final int INVADED = 4;
  private static final int MOVE = 5;
  private static final int RESOLVE = 6;

  private final CityState s;
  private final Data position;
  private final List<String> words;
  private final boolean stops;

  Moment(CityState s, Data position) {
    this.s = s;
    this.position = position;
    this.words = new ArrayList<>(List.of(position.text("at", "window round-start").split(" +")));
    if (position.has("place")) {
      words.add(position.at("place").text());
    }
    this.stops = !position.has("then") || THEN.index(position.at("then")) == 0;
  }

  private String word(int i) {
    return i < words.size() ? words.get(i) : "";
  }

  private String what() {
    return word(0).equals("window") ? word(1) : word(0);
  }

  /** A round begins after the one before; the last moments belong to the last round. */
  int round() {
    return switch (what()) {
      case "begin-round" -> number() - 1;
      case "place", "place-everybody" -> 0;
      case "final", "antidotes", "score" -> Math.max(1, Known.num(position, "round", 4, 4));
      default -> Math.max(1, Known.num(position, "round", 1, 4));
    };
  }

  private int number() {
    if (!word(1).matches("[1-4]")) {
      throw fault();
    }
    return Integer.parseInt(word(1));
  }

  boolean beforeInvasion() {
    return switch (what()) {
      case "round-start", "movement-card", "cards-revealed", "invasion" -> true;
      default -> false;
    };
  }

  /** Between the reveal and the end of the moves everybody has a Movement card before him. */
  private boolean cardsOut() {
    return switch (what()) {
      case "cards-revealed", "invasion", "invasion-done", "mover", "movers", "moved" -> true;
      default -> false;
    };
  }

  void go() {
    for (int seat = 0; seat < s.seats() && cardsOut(); seat++) {
      if (s.movement[seat] == NONE && s.living(seat)) {
        s.movement[seat] = CROSSROADS;
      }
    }
    List<Step<CityState>> steps = new ArrayList<>();
    if (word(0).equals("window")) {
      window(steps);
    } else {
      steps(steps);
    }
    steps.reversed().forEach(s.agenda::push);
  }

  private void window(List<Step<CityState>> to) {
    switch (what()) {
      case "round-start" -> rest(to, 0);
      case "cards-revealed" -> rest(to, REVEALED);
      case "invasion-done" -> rest(to, INVADED);
      case "moved" -> {
        to.add(new Windows.Open(Windows.MOVED, NOWHERE));
        turns(to, List.of());
      }
      case "location" -> location(to, place(2), 0);
      case "attack" -> {
        to.add(new Windows.Open(Windows.ATTACK, place(2)));
        to.add(new Attack.Check(place(2)));
        location(to, place(2), 3);
      }
      case "share" -> {
        to.add(new Windows.Open(Windows.SHARE, place(2)));
        to.add(new Sharing.Check(place(2)));
        location(to, place(2), 4);
      }
      case "final" -> {
        to.add(new Windows.Open(Windows.FINAL, NOWHERE));
        to.add(new Ending.Antidotes());
      }
      default -> throw WINDOWS.fault(at(), what());
    }
  }

  private void steps(List<Step<CityState>> to) {
    switch (what()) {
      case "begin-round" -> to.add(new Rounds.Begin(number()));
      case "movement-card" -> rest(to, CHOOSE);
      case "invasion" -> rest(to, INVASION);
      case "mover" -> {
        List<Integer> movers = movers();
        movers.forEach(seat -> to.add(new Movement.Turn(seat)));
        turns(to, movers);
      }
      case "movers" -> rest(to, MOVE);
      case "end-of-moves" -> {
        to.add(new Movement.End());
        after(to, RESOLVE);
      }
      case "resolve" -> location(to, place(1), 0);
      case "step-a" -> location(to, place(1), 1);
      case "attack" -> location(to, place(1), 2);
      case "attack-check" -> {
        to.add(new Attack.Check(place(1)));
        location(to, place(1), 3);
      }
      case "share" -> location(to, place(1), 3);
      case "share-check" -> {
        to.add(new Sharing.Check(place(1)));
        location(to, place(1), 4);
      }
      case "end-round" -> to.add(new Rounds.End());
      case "antidotes" -> to.add(new Ending.Antidotes());
      case "score" -> to.add(new Ending.Score());
      case "place-everybody" -> {
        to.add(new SetUp.PlaceEverybody());
        to.add(new Rounds.Begin(1));
      }
      case "place" -> placing(to);
      default -> throw fault();
    }
  }

  /** The script of a round from one of its steps on; to stop means to do only that step. */
  private void rest(List<Step<CityState>> to, int from) {
    to.add(script().get(from));
    after(to, from + 1);
  }

  private static List<Step<CityState>> script() {
    return List.of(
        new Windows.Open(Windows.ROUND_START, NOWHERE),
        new Movement.Begin(),
        new Windows.Open(Windows.CARDS_REVEALED, NOWHERE),
        new Invasion(),
        new Windows.Open(Windows.INVASION_DONE, NOWHERE),
        new Movement.Turns(),
        new Rounds.Resolve(0),
        new Rounds.End());
  }

  private void after(List<Step<CityState>> to, int from) {
    if (stops) {
      quiet(to);
    } else {
      to.addAll(script().subList(from, script().size()));
    }
  }

  /** A window in which a script can look around before the round ends. */
  private static void quiet(List<Step<CityState>> to) {
    to.add(new Windows.Open(Windows.FINAL, NOWHERE));
    to.add(new Rounds.End());
  }

  /** A location from one of its five steps on. */
  private void location(List<Step<CityState>> to, int place, int from) {
    s.here = place;
    List<Step<CityState>> all =
        List.of(
            new Windows.Open(Windows.LOC_OPEN, place),
            new Sites.StepA(place),
            new Attack.Open(place),
            new Sharing.Open(place),
            new Rounds.Finished());
    to.addAll(all.subList(from, all.size()));
    if (stops) {
      quiet(to);
      return;
    }
    int[] order = s.content.resolutionOrder(s.resolutionOrder);
    for (int turn = 0; turn < COUNT; turn++) {
      if (s.at(order[turn]) == place) {
        to.add(new Rounds.Resolve(turn + 1));
      }
    }
    to.add(new Rounds.End());
  }

  private List<Integer> movers() {
    List<Integer> movers = new ArrayList<>();
    for (int i = 1; i < words.size(); i++) {
      movers.add(new Seats(s).index(at(), words.get(i)));
    }
    if (movers.isEmpty()) {
      throw fault();
    }
    return movers;
  }

  /** Those who have not moved yet and come after the ones named. */
  private void turns(List<Step<CityState>> to, List<Integer> named) {
    if (!stops) {
      boolean after = named.isEmpty();
      for (int i = 0; i < s.seats(); i++) {
        int seat = (s.firstPlayer + i) % s.seats();
        if (after && (s.moved & 1 << seat) == 0) {
          to.add(new Movement.Turn(seat));
        }
        after |= !named.isEmpty() && named.getLast() == seat;
      }
      to.add(new Movement.End());
    }
    after(to, RESOLVE);
  }

  /** Who places characters on which of his drawn locations: {@code place dan tower+bank}. */
  private void placing(List<Step<CityState>> to) {
    for (int i = 1; i < words.size(); i += 2) {
      int places = 0;
      for (String word : word(i + 1).split("\\+")) {
        places |= 1 << City.place(at(), word);
      }
      to.add(new SetUp.PlaceOne(new Seats(s).index(at(), word(i)), places));
    }
    to.add(new Rounds.Begin(1));
  }

  private int place(int i) {
    if (Place.named(word(i)) == NOWHERE) {
      throw new Data.Fault(at(), "say at which location, such as '" + what() + " church'");
    }
    return Place.named(word(i));
  }

  private Data at() {
    return position.has("at") ? position.at("at") : position;
  }

  private Data.Fault fault() {
    return KNOWN.fault(at(), String.join(" ", words));
  }
}
