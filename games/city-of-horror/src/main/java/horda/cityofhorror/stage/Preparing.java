package horda.cityofhorror.stage;

import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Lays the table that a scenario describes. What it does not name is quiet: no zombies, no
/// supplies, empty hands, nothing discarded; a player without named people has one tired bystander
/// on the Crossroads.
public final class Preparing {
  private static final List<String> WORDS =
      List.of("players", "first-player", "leader", "round", "at", "place", "then");

  private final CityState s;
  private final Data position;
  private final Seats seats;

  private Preparing(CityState s, Data position) {
    this.s = s;
    this.position = position;
    this.seats = new Seats(s);
  }

  /// From the deal to the position; the step to go on with lies on the agenda.
  public static CityState position(CityState dealt, Data position) {
    new Preparing(dealt, position).prepare();
    return dealt;
  }

  private void prepare() {
    names();
    List<String> words = words();
    words.addAll(seats.words());
    new Known("word of a position", words).check(position);
    s.agenda.clear();
    StartingPoint moment = new StartingPoint(s, position);
    s.round = moment.round();
    new Piles(s).prepare(position, moment.beforeInvasion());
    new People(s).prepare(position);
    new Tokens(s).prepare(position);
    new City(s).prepare(position);
    markers();
    moment.go();
  }

  /// `players: [ana, ben, cleo]`, clockwise.
  private void names() {
    if (!position.has("players")) {
      return;
    }
    Data list = position.at("players");
    List<String> names = list.items().stream().map(Data::text).toList();
    if (names.size() != s.seats() || new HashSet<>(names).size() != s.seats()) {
      throw new Data.Fault(list, "this table has " + s.seats() + " players with different names");
    }
    for (Data name : list.items()) {
      if (s.content.colours().contains(name.text()) || words().contains(name.text())) {
        throw new Data.Fault(name, "'" + name.text() + "' means something else already");
      }
    }
    s.names = List.copyOf(names);
  }

  /// All words of a position but those for players.
  private static List<String> words() {
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(City.WORDS);
    words.addAll(Piles.WORDS);
    words.addAll(Tokens.WORDS);
    return words;
  }

  /// Unless the position says otherwise the first living seat begins, and the Leader is on it.
  private void markers() {
    s.firstPlayer = 0;
    if (position.has("first-player")) {
      s.firstPlayer = seats.index(position.at("first-player"));
    } else if (!s.living(0) && s.nextLiving(0) >= 0) {
      s.firstPlayer = s.nextLiving(0);
    }
    s.leader =
        position.has("leader")
            ? new Known("colour", s.content.colours()).index(position.at("leader"))
            : s.colour[s.firstPlayer];
  }
}
