package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.Arrays;
import java.util.List;

/// Players and their townspeople: `ana: {people: {punk: church}, movement: bank}`.
public final class People {
  private static final Known WORDS =
      Known.of(
          "word of a player",
          "people",
          "dead",
          "hand",
          "antidotes",
          "food",
          "movement",
          "moved",
          "order");
  private static final Known PERSON = Known.of("word of a character", "at", "exhausted", "hidden");

  /// Stand about when nobody is named: tired, and without a drawback.
  private static final List<String> BYSTANDERS =
      List.of(
          "rasta",
          "sushi-chef",
          "special-agent",
          "businessman",
          "businesswoman",
          "thief",
          "student",
          "teen",
          "vigil",
          "housewife",
          "geek",
          "rocker");

  private final CityState s;
  private final Seats seats;
  private final Known people;

  People(CityState s) {
    this.s = s;
    this.seats = new Seats(s);
    this.people = new Known("character", s.content.people().stream().map(Townsperson::id).toList());
  }

  void prepare(Data position) {
    Arrays.fill(s.owner, (byte) NONE);
    Arrays.fill(s.where, (byte) NOWHERE);
    s.fresh = 0;
    int told = 0;
    for (String word : seats.words()) {
      if (position.has(word)) {
        int seat = seats.named(word);
        WORDS.check(position.at(word));
        told |= position.at(word).has("people") ? 1 << seat : 0;
        player(seat, position.at(word));
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if ((told & 1 << seat) == 0) {
        bystander(seat);
      }
    }
  }

  private void player(int seat, Data words) {
    if (words.has("people")) {
      Data list = words.at("people");
      list.keys().forEach(id -> person(seat, list.at(id), id));
    }
    if (words.has("dead")) {
      for (Data word : words.at("dead").items()) {
        s.dead |= 1 << claim(seat, word, word.text());
      }
    }
    if (words.has("movement")) {
      s.movement[seat] = (byte) City.place(words.at("movement"));
    }
    if (words.flag("moved")) {
      s.moved |= 1 << seat;
    }
    s.standingOrder(seat, Known.num(words, "order", 0, 9));
  }

  private void person(int seat, Data at, String id) {
    int c = claim(seat, at, id);
    s.fresh |= 1 << c;
    if (!at.isMap()) {
      s.where[c] = (byte) place(at);
      return;
    }
    PERSON.check(at);
    s.where[c] = (byte) place(at.at("at"));
    if (at.flag("exhausted")) {
      s.fresh &= ~(1 << c);
    }
    if (at.flag("hidden")) {
      s.hidden |= 1 << c;
    }
  }

  /// Before the first round somebody may still have to be placed.
  private static int place(Data word) {
    return word.text().equals("unplaced") ? NOWHERE : City.place(word);
  }

  private int claim(int seat, Data at, String id) {
    int c = s.content.personNamed(id);
    if (c < 0) {
      throw people.fault(at, id);
    }
    if (s.owner[c] != NONE) {
      throw new Data.Fault(at, "'" + id + "' is named twice");
    }
    s.owner[c] = (byte) seat;
    return c;
  }

  private void bystander(int seat) {
    for (String id : BYSTANDERS) {
      int c = s.content.personNamed(id);
      if (s.owner[c] == NONE) {
        s.owner[c] = (byte) seat;
        s.where[c] = CROSSROADS;
        return;
      }
    }
  }
}
