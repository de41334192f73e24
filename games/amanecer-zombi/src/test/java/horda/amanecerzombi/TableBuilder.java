package horda.amanecerzombi;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.DataTree;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table in the middle of a game, described as a scenario file would describe it: `table("ana",
/// "ben").person("ana", "gang-member", "pistol").hand("ana", "pair").at("ana", "farm-1-2").play()`.
/// What is not said is quiet: empty hands, one Character who does nothing, no tokens, a season
/// without effect. Maps lie in a row to the right of the Start zone, unturned, in the order of the
/// box.
public final class TableBuilder {
  /// Read once: the content is immutable and shared.
  public static final AmanecerZombi GAME =
      (AmanecerZombi) Shelf.of(new AmanecerZombiBox()).game(AmanecerZombi.ID);

  private final List<String> players;
  private final Map<String, Object> position = new LinkedHashMap<>();
  private final Map<String, String> options = new TreeMap<>();
  private long seed = 1;

  private TableBuilder(List<String> players) {
    this.players = players;
    say("players", players);
  }

  /// Players in clockwise order; the first is First Player and active unless said otherwise.
  public static TableBuilder table(String... players) {
    return new TableBuilder(List.of(players));
  }

  /// Ana and Ben.
  public static TableBuilder table() {
    return table("ana", "ben");
  }

  /// An option of the host.
  public TableBuilder option(String id, String value) {
    options.put(id, value);
    return this;
  }

  /// Only those who have something to play are asked in windows.
  public TableBuilder quick() {
    return option("uniform-windows", "no");
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

  public TableBuilder season(String card) {
    return say("season", card);
  }

  /// The season card of the round to come.
  public TableBuilder nextSeason(String card) {
    return say("next-season", card);
  }

  public TableBuilder active(String who) {
    return say("active", who);
  }

  public TableBuilder firstPlayer(String who) {
    return say("first-player", who);
  }

  /// The zones of a player's map from left to right; the rest of the box goes to the others.
  public TableBuilder zones(String who, String... zones) {
    below(position, "zones").put(who, List.of(zones));
    return this;
  }

  // Players.

  public TableBuilder at(String who, String square) {
    return of(who, "at", square);
  }

  /// A Character with Objects: `pistol` or `pistol turned`.
  public TableBuilder person(String who, String character, String... objects) {
    character(who, character).put("objects", List.of(objects));
    return this;
  }

  public TableBuilder damage(String who, String character, String... damage) {
    character(who, character).put("damage", List.of(damage));
    return this;
  }

  public TableBuilder markers(String who, String character, int markers) {
    character(who, character).put("markers", markers);
    return this;
  }

  public TableBuilder skills(String who, String character, String... skills) {
    character(who, character).put("skills", List.of(skills));
    return this;
  }

  private Map<String, Object> character(String who, String character) {
    return below(below(below(position, who), "characters"), character);
  }

  public TableBuilder hand(String who, String... cards) {
    return of(who, "hand", List.of(cards));
  }

  public TableBuilder missions(String who, String... cards) {
    return of(who, "missions", List.of(cards));
  }

  public TableBuilder done(String who, String... cards) {
    return of(who, "done", List.of(cards));
  }

  public TableBuilder dead(String who, String... characters) {
    return of(who, "dead", List.of(characters));
  }

  public TableBuilder skillPile(String who, String... skills) {
    return of(who, "skill-pile", List.of(skills));
  }

  public TableBuilder trophies(String who, String... zombies) {
    return of(who, "trophies", List.of(zombies));
  }

  public TableBuilder experience(String who, int points) {
    return of(who, "experience", points);
  }

  /// `car` or `car turned`.
  public TableBuilder vehicle(String who, String vehicle) {
    return of(who, "vehicle", vehicle);
  }

  public TableBuilder blocked(String who) {
    return of(who, "blocked", 1);
  }

  /// Registered tokens on these squares.
  public TableBuilder tokens(String who, String... squares) {
    return of(who, "tokens", List.of(squares));
  }

  private TableBuilder of(String who, String word, Object value) {
    below(position, who).put(word, value);
    return this;
  }

  @SuppressWarnings("unchecked") // only maps of this kind are put there
  private static Map<String, Object> below(Map<String, Object> map, String word) {
    return (Map<String, Object>)
        map.computeIfAbsent(word, key -> new LinkedHashMap<String, Object>());
  }

  // Piles and dice.

  /// The next cards of a deck (action, special, green, blue…), in the order of drawing.
  public TableBuilder deck(String deck, String... cards) {
    below(position, "decks").put(deck, List.of(cards));
    return this;
  }

  /// The whole Action deck and discard pile; other cards that are nowhere leave the game.
  public TableBuilder only(List<String> deck, List<String> discard) {
    return say("only", Map.of("deck", deck, "discard", discard));
  }

  /// The active player has a search open where the Group stands.
  public TableBuilder search(int discards, String... found) {
    return say("search", Map.of("discards", discards, "found", List.of(found)));
  }

  /// What the next dice show.
  public TableBuilder dice(int... dice) {
    List<Integer> all = new ArrayList<>();
    for (int die : dice) {
      all.add(die);
    }
    return say("dice", all);
  }

  // Beginnings.

  /// Takes over with the question of the active player.
  public Played play() {
    return from("turn");
  }

  /// Takes over at a moment such as `window acted` or `end-of-round`.
  public Played from(String moment) {
    say("at", moment);
    Setup setup = Setup.of(GAME, players.size(), options, new Seed(seed, seed));
    AmanecerState state = GAME.stage().prepare(setup, new DataTree("table", position), Out.SILENT);
    return new Played(new Match<>(GAME, setup, state));
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
