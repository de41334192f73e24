package horda.cityofhorror;

import horda.cityofhorror.state.CityState;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.DataTree;
import horda.wire.Shelf;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table in the middle of a game, described as a scenario file would describe it: `table("ana",
/// "ben", "cleo").person("ana", "punk", "church").hand("ana", "gun").zombies("church",
/// 4).at("window attack church")`. What is not said is quiet: no zombies, empty hands, no tokens;
/// who has no people gets one tired bystander on the Crossroads. The corners 1 to 4 are Church,
/// Hospital, Bank and Armory, unless an option says otherwise.
public final class TableBuilder {
  /// Read once: the content is immutable and shared.
  public static final Shelf SHELF = Shelf.of(new CityOfHorrorBox());

  public static final CityOfHorror GAME = (CityOfHorror) SHELF.game(CityOfHorror.ID);

  private final List<String> players;
  private final Map<String, Object> position = new LinkedHashMap<>();
  private final Map<String, String> options = new TreeMap<>();
  private long seed = 1;

  private TableBuilder(List<String> players) {
    this.players = players;
    say("players", players);
    option("layout", "church+hospital+bank+armory");
  }

  /// Players in clockwise order; the first is First Player unless said otherwise.
  public static TableBuilder table(String... players) {
    return new TableBuilder(List.of(players));
  }

  /// Ana, Ben and Cleo.
  public static TableBuilder table() {
    return table("ana", "ben", "cleo");
  }

  // The table.

  /// An option of the host: `option("side-b", "church+tower")`.
  public TableBuilder option(String id, String value) {
    options.put(id, value);
    return this;
  }

  public TableBuilder sideB(String... places) {
    return option("side-b", String.join("+", places));
  }

  /// A colour for each player.
  public TableBuilder colours(String... colours) {
    return option("colours", String.join("+", colours));
  }

  public TableBuilder seed(long number) {
    seed = number;
    return this;
  }

  /// Any word of a position that has no method of its own here.
  public TableBuilder say(String word, Object value) {
    position.put(word, value);
    return this;
  }

  public TableBuilder round(int round) {
    return say("round", round);
  }

  public TableBuilder firstPlayer(String who) {
    return say("first-player", who);
  }

  public TableBuilder leader(String colour) {
    return say("leader", colour);
  }

  // Players.

  /// From now on exactly the people named with person and its like; with none he is out.
  public TableBuilder nobody(String who) {
    below(who).put("people", new LinkedHashMap<String, Object>());
    return this;
  }

  /// A fresh character at a place.
  public TableBuilder person(String who, String character, String place) {
    below(below(who), "people").put(character, place);
    return this;
  }

  public TableBuilder exhausted(String who, String character, String place) {
    return person(who, character, Map.of("at", place, "exhausted", true));
  }

  public TableBuilder hidden(String who, String character, String place) {
    return person(who, character, Map.of("at", place, "hidden", true));
  }

  private TableBuilder person(String who, String character, Map<String, Object> words) {
    below(below(who), "people").put(character, words);
    return this;
  }

  public TableBuilder dead(String who, String... characters) {
    return of(who, "dead", List.of(characters));
  }

  public TableBuilder hand(String who, String... cards) {
    return of(who, "hand", List.of(cards));
  }

  public TableBuilder antidotes(String who, int n) {
    return of(who, "antidotes", n);
  }

  /// Values of food tokens.
  public TableBuilder food(String who, Integer... values) {
    return of(who, "food", List.of(values));
  }

  /// The Movement card that lies before a player.
  public TableBuilder movement(String who, String place) {
    return of(who, "movement", place);
  }

  public TableBuilder moved(String who) {
    return of(who, "moved", true);
  }

  private TableBuilder of(String who, String word, Object value) {
    below(who).put(word, value);
    return this;
  }

  private Map<String, Object> below(String word) {
    return below(position, word);
  }

  @SuppressWarnings("unchecked") // only maps of this kind are put there
  private static Map<String, Object> below(Map<String, Object> map, String word) {
    return (Map<String, Object>)
        map.computeIfAbsent(word, key -> new LinkedHashMap<String, Object>());
  }

  // The city.

  public TableBuilder zombies(String place, int n) {
    below("zombies").put(place, n);
    return this;
  }

  /// What lies on a corner.
  public TableBuilder supplies(String place, int antidotes, String... cards) {
    below("supplies").put(place, Map.of("antidotes", antidotes, "cards", List.of(cards)));
    return this;
  }

  public TableBuilder markers(int tower, int armory) {
    return say("markers", Map.of("tower", tower, "armory", armory));
  }

  public TableBuilder ruined() {
    return say("ruined", true);
  }

  /// Burnt on side A, blocked on side B.
  public TableBuilder armoryShut() {
    return say("armory-shut", true);
  }

  /// Weapon Replicas that a player has played for this round, one for each place named.
  public TableBuilder replicas(String who, String... places) {
    below("replicas").put(who, List.of(places));
    return this;
  }

  /// The last character moved, and where it came from.
  public TableBuilder lastMove(String character, String from) {
    return say("last-move", Map.of(character, from));
  }

  // Piles.

  /// The next cards of the deck, in the order in which they will be drawn.
  public TableBuilder deck(String... cards) {
    return say("deck", List.of(cards));
  }

  public TableBuilder deckSize(int n) {
    return say("deck-size", n);
  }

  public TableBuilder discard(String... cards) {
    return say("discard", List.of(cards));
  }

  /// Invasion cards to come, each in the place of its hour.
  public TableBuilder invasion(String... cards) {
    return say("invasion", List.of(cards));
  }

  // Beginnings.

  /// Takes over at a moment such as `mover ana`; a quiet window follows, then the round.
  public Played at(String moment) {
    say("at", moment);
    Setup setup = Setup.of(GAME, players.size(), options, new Seed(seed, seed));
    CityState state = GAME.stage().prepare(setup, new DataTree("table", position), Out.SILENT);
    return new Played(new Match<>(GAME, setup, state));
  }

  /// The same, and then the rest of the round as the rules have it.
  public Played from(String moment) {
    return say("then", "round").at(moment);
  }

  /// A table fresh from the deal, for tests of the set-up: options and their values in turn.
  public static Played dealt(long seed, int seats, String... optionsAndValues) {
    Map<String, String> chosen = new TreeMap<>();
    for (int i = 0; i + 1 < optionsAndValues.length; i += 2) {
      chosen.put(optionsAndValues[i], optionsAndValues[i + 1]);
    }
    return new Played(new Match<>(GAME, Setup.of(GAME, seats, chosen, new Seed(seed, seed))));
  }
}
