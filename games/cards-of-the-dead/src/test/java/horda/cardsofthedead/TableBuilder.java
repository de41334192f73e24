package horda.cardsofthedead;

import horda.cardsofthedead.state.CardsState;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.DataTree;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table in the middle of a game, described as a scenario file would describe it:
/// `table().survivors("rick").space(1, "zombie").hand("rick", "bat").start()`. What is not said
/// stays as dealt: full tracks, Starting Sets and Kit cards in hand, an empty Play Area, no
/// discards.
public final class TableBuilder {
  /// Read once: the content is immutable and shared.
  public static final CardsOfTheDead GAME =
      (CardsOfTheDead) Shelf.of(new CardsOfTheDeadBox()).game(CardsOfTheDead.ID);

  private final Map<String, Object> position = new LinkedHashMap<>();
  private final Map<String, String> options = new TreeMap<>();
  private List<String> survivors = List.of("rick");
  private long seed = 1;

  private TableBuilder() {}

  public static TableBuilder table() {
    return new TableBuilder();
  }

  // The table.

  public TableBuilder survivors(String... ids) {
    survivors = List.of(ids);
    return this;
  }

  /// An option of the host: `option("hard", "yes")`.
  public TableBuilder option(String id, String value) {
    options.put(id, value);
    return this;
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

  private TableBuilder list(String word, Object... values) {
    return say(word, List.of(values));
  }

  // The frame and the turn.

  /// The Day, and the Threats revealed before it: `day(2, "threat_bloodlust")`.
  public TableBuilder day(int day, String... threats) {
    say("day", day);
    return threats.length == 0 ? this : list("threats", (Object[]) threats);
  }

  public TableBuilder active(String survivor) {
    return say("active", survivor);
  }

  public TableBuilder actions(int left) {
    return say("actions", left);
  }

  public TableBuilder abilityUsed() {
    return say("ability-used", true);
  }

  public TableBuilder lastBreath() {
    return say("last-breath", true);
  }

  public TableBuilder kills(int kills) {
    return say("kills", kills);
  }

  /// The group is in `pharmacy` or `market`, whose cards have been dealt.
  public TableBuilder indoors(String venue) {
    return say("indoors", venue);
  }

  /// Venues that were entered before.
  public TableBuilder venues(String... entered) {
    return list("venues", (Object[]) entered);
  }

  // Survivors.

  public TableBuilder vitality(String who, int points) {
    return of(who, "vitality", points);
  }

  public TableBuilder immunity(String who, int points) {
    return of(who, "immunity", points);
  }

  /// Exactly these cards; `kit:bat` asks for the back. No card: an empty hand.
  public TableBuilder hand(String who, String... cards) {
    return of(who, "hand", List.of(cards));
  }

  public TableBuilder reserve(String who, String... cards) {
    return of(who, "reserve", List.of(cards));
  }

  public TableBuilder equipped(String who, String weapon) {
    return of(who, "equipped", weapon);
  }

  /// Uses tokens that lie on the weapon.
  public TableBuilder equipped(String who, String weapon, int uses) {
    return equipped(who, weapon).of(who, "equipped-uses", uses);
  }

  public TableBuilder loaded(String who, String card, int uses) {
    return of(who, "loaded", card).of(who, "loaded-uses", uses);
  }

  public TableBuilder automatic(String who) {
    return of(who, "side", "automatic");
  }

  public TableBuilder worn(String who, int hits, String... kevlars) {
    return of(who, "worn", List.of(kevlars)).of(who, "worn-hits", hits);
  }

  /// `next-turn` or `served`.
  public TableBuilder paralysed(String who, String token) {
    return of(who, "paralysed", token);
  }

  public TableBuilder dead(String who) {
    return of(who, "dead", true);
  }

  private TableBuilder of(String who, String word, Object value) {
    below(who).put(word, value);
    return this;
  }

  @SuppressWarnings("unchecked") // only maps of this kind are put there
  private Map<String, Object> below(String word) {
    return (Map<String, Object>)
        position.computeIfAbsent(word, key -> new LinkedHashMap<String, Object>());
  }

  // The Play Area.

  /// A card on a space, or `blocked`, or `empty` (with the Free side up).
  public TableBuilder space(int number, String card) {
    below("spaces").put(Integer.toString(number), card);
    return this;
  }

  public TableBuilder space(int number, String card, int hits, int turns) {
    return space(number, card, hits, turns, "none");
  }

  public TableBuilder space(int number, String card, int hits, int turns, String paralysed) {
    Map<String, Object> words = new LinkedHashMap<>();
    words.put("card", card);
    words.put("hits", hits);
    words.put("turns", turns);
    words.put("paralysed", paralysed);
    below("spaces").put(Integer.toString(number), words);
    return this;
  }

  /// Exactly these spaces show their Blocked side.
  public TableBuilder blocked(Integer... numbers) {
    return list("blocked", (Object[]) numbers);
  }

  // The Deployment Area.

  public TableBuilder spot(String spot, String card) {
    below("layout").put(spot, card);
    return this;
  }

  public TableBuilder gone(String... spots) {
    return list("gone", (Object[]) spots);
  }

  public TableBuilder faceUp(String... spots) {
    return list("face-up", (Object[]) spots);
  }

  public TableBuilder known(String... spots) {
    return list("known", (Object[]) spots);
  }

  // Piles.

  /// The next Common cards, in the order in which they will be drawn.
  public TableBuilder common(String... cards) {
    return list("common", (Object[]) cards);
  }

  public TableBuilder commonSize(int cards) {
    return say("common-size", cards);
  }

  public TableBuilder commonDiscard(String... cards) {
    return list("common-discard", (Object[]) cards);
  }

  public TableBuilder kit(String... cards) {
    return list("kit", (Object[]) cards);
  }

  // Beginnings.

  /// Waits at the action question of the active survivor.
  public Played start() {
    return begin("action");
  }

  /// Begins with the Maintenance of the active survivor.
  public Played startTurn() {
    return begin("turn");
  }

  /// Begins with the Game Turn after the active survivor's turn.
  public Played startGameTurn() {
    return begin("game-turn");
  }

  /// The active survivor has walked out through EXIT: begins with the end of the Day.
  public Played startDay(int day) {
    return begin("day " + day);
  }

  private Played begin(String word) {
    say("begin", word);
    options.put("survivors", String.join("+", survivors));
    Setup setup = Setup.of(GAME, survivors.size(), options, new Seed(seed, seed));
    CardsState state = GAME.stage().prepare(setup, new DataTree("table", position), Out.SILENT);
    return new Played(new Match<>(GAME, setup, state));
  }

  /// A table fresh from the deal, for tests of the set-up; questions may wait.
  public static Played dealt(long seed, int seats, String... optionsAndValues) {
    Map<String, String> chosen = new TreeMap<>();
    List<String> words = new ArrayList<>(Arrays.asList(optionsAndValues));
    for (int i = 0; i + 1 < words.size(); i += 2) {
      chosen.put(words.get(i), words.get(i + 1));
    }
    return new Played(new Match<>(GAME, Setup.of(GAME, seats, chosen, new Seed(seed, seed))));
  }
}
