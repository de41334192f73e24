package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.rules.Attack;
import horda.cityofhorror.rules.Ending;
import horda.cityofhorror.rules.Movement;
import horda.cityofhorror.rules.Rounds;
import horda.cityofhorror.rules.SetUp;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Step;
import java.util.ArrayList;
import java.util.List;

/// The moment where the script takes over: `at: window attack church`, `at: mover ana`. With `then:
/// stop` a quiet window follows before the round ends, with `then: round` what the rules have next.
final class StartingPoint {
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

  private final CityState s;
  private final Data position;
  private final List<String> words;
  private final Course course;

  StartingPoint(CityState s, Data position) {
    this.s = s;
    this.position = position;
    this.words = new ArrayList<>(List.of(position.text("at", "window round-start").split(" +")));
    if (position.has("place")) {
      words.add(position.at("place").text());
    }
    boolean stops = !position.has("then") || THEN.index(position.at("then")) == 0;
    this.course = new Course(s, stops);
  }

  private String word(int i) {
    return i < words.size() ? words.get(i) : "";
  }

  private String what() {
    return word(0).equals("window") ? word(1) : word(0);
  }

  /// A round begins after the one before; the last moments belong to the last round.
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

  /// Between the reveal and the end of the moves everybody has a Movement card before him.
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
      case "round-start" -> course.rest(to, Course.START);
      case "cards-revealed" -> course.rest(to, Course.REVEALED);
      case "invasion-done" -> course.rest(to, Course.INVADED);
      case "moved" -> {
        to.add(new Windows.Open(Windows.MOVED, NOWHERE));
        course.turns(to, List.of());
      }
      case "location" -> course.location(to, place(2), Course.OPEN);
      case "attack" -> {
        to.add(new Windows.Open(Windows.ATTACK, place(2)));
        to.add(new Attack.Check(place(2)));
        course.location(to, place(2), Course.SHARE);
      }
      case "share" -> {
        to.add(new Windows.Open(Windows.SHARE, place(2)));
        to.add(new Sharing.Check(place(2)));
        course.location(to, place(2), Course.FINISHED);
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
      case "movement-card" -> course.rest(to, Course.CHOOSE);
      case "invasion" -> course.rest(to, Course.INVASION);
      case "mover" -> {
        List<Integer> movers = movers();
        movers.forEach(seat -> to.add(new Movement.Turn(seat)));
        course.turns(to, movers);
      }
      case "movers" -> course.rest(to, Course.MOVE);
      case "end-of-moves" -> {
        to.add(new Movement.End());
        course.after(to, Course.RESOLVE);
      }
      case "resolve" -> course.location(to, place(1), Course.OPEN);
      case "step-a" -> course.location(to, place(1), Course.STEP_A);
      case "attack" -> course.location(to, place(1), Course.ATTACK);
      case "attack-check" -> {
        to.add(new Attack.Check(place(1)));
        course.location(to, place(1), Course.SHARE);
      }
      case "share" -> course.location(to, place(1), Course.SHARE);
      case "share-check" -> {
        to.add(new Sharing.Check(place(1)));
        course.location(to, place(1), Course.FINISHED);
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

  /// Who places characters on which of his drawn locations: `place dan tower+bank`.
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
