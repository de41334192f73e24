package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Step;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieCard;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.rules.SetUp;
import horda.ruemorgue.rules.Thrown;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.rules.ZombieCards;
import horda.ruemorgue.state.Lineup;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

/// A position on a mission's board for tests of single chapters: `scene("t1").at("joe",
/// "7V:P2").zombies("7V:S1", WALKER, 4)`. All doors are as the mission has them, the reserve holds
/// what is not on the board.
public final class Scene {
  private final MorgueState state;

  private Scene(MorgueState state) {
    this.state = state;
  }

  /// A game from its very beginning, up to its first question; `"teams=2"` sets an option.
  public static Scene deal(MissionTable table, int seats, long seed, String... options) {
    TreeMap<String, String> all = new TreeMap<>();
    Lineup.OPTIONS.forEach(option -> all.put(option.id(), option.standard()));
    for (String option : options) {
      all.put(option.split("=")[0], option.split("=")[1]);
    }
    Setup setup = new Setup(seats, all, Seed.of(seed));
    Scene scene = new Scene(SetUp.table(table, Lineup.of(setup, table), seats, setup.seed()));
    Engine.advance(scene.state, scene.out);
    return scene;
  }

  public static Scene deal(String mission, int seats, long seed, String... options) {
    return deal(new MissionTable(Box.CONTENT, Box.mission(mission)), seats, seed, options);
  }

  /// Answers with the first choice until the first round begins.
  public Scene throughFirstChoices() {
    while (Engine.question(state) != null
        && !List.of("next-survivor", "act").contains(question())) {
      answer(options().getFirst());
    }
    return this;
  }

  private final List<String> heard = new ArrayList<>();
  private final Out out = (_, what, _, _, _, _) -> heard.add(what.key());

  private Scene(Mission mission) {
    this(Box.CONTENT, mission);
  }

  Scene(Content content, Mission mission) {
    state = new MorgueState(new MissionTable(content, mission), 2, 12, 1, Seed.of(1), SetUp.STEPS);
    for (ZombieKind kind : ZombieKind.values()) {
      state.reserve[kind.ordinal()] = (byte) Box.CONTENT.zombie(kind).count();
    }
    for (int survivor = 0; survivor < 12; survivor++) {
      state.who[survivor] = (byte) survivor;
    }
    state.openDoors = mission.board().openAtStart();
    for (int tent = 0; tent < state.tentCard.length; tent++) {
      state.tentCard[tent] = (byte) tent;
    }
    deck();
  }

  /// What has been told so far, without its arguments.
  public List<String> heard() {
    return List.copyOf(heard);
  }

  public static Scene scene(String mission) {
    return new Scene(Box.mission(mission));
  }

  /// The mission with something changed in its file.
  public static Scene scene(String mission, String old, String replacement) {
    String text = Box.missionText(mission);
    assertThat(text).contains(old);
    var reading = Box.READER.read(YamlData.parse("changed.yaml", text.replace(old, replacement)));
    assertThat(reading.faults()).isEmpty();
    return new Scene(Objects.requireNonNull(reading.mission()));
  }

  /// A mission with something changed in the box's content.
  public static Scene withContent(String mission, String old, String replacement) {
    String text = Box.text("content.yaml").replaceFirst(old, replacement);
    Content content = new Content(YamlData.parse("content.yaml", text));
    String sheet = Box.missionText(mission).replace("alive: all", "alive: 1");
    var reading = new MissionReader(Box.TILES, content).read(YamlData.parse("changed.yaml", sheet));
    return new Scene(content, Objects.requireNonNull(reading.mission()));
  }

  public MorgueState state() {
    return state;
  }

  public int zone(String name) {
    int zone = state.table.board().find(name);
    assertThat(zone).as(name).isNotNegative();
    return zone;
  }

  /// Where somebody sits: in a game that was dealt by name, else as in the box.
  public int survivor(String id) {
    for (int survivor = 0; survivor < state.survivors(); survivor++) {
      if (state.who[survivor] >= 0 && state.character(survivor).id().equals(id)) {
        return survivor;
      }
    }
    List<String> ids = Box.CONTENT.survivors().stream().map(Survivor::id).toList();
    assertThat(ids).contains(id);
    return ids.indexOf(id);
  }

  public Scene at(String id, String zone) {
    state.zone[survivor(id)] = (byte) zone(zone);
    return this;
  }

  /// Exactly these cards, hands first.
  public Scene holds(String id, String... kinds) {
    int survivor = survivor(id);
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      state.slot(survivor, slot, MorgueState.NONE);
    }
    for (int slot = 0; slot < kinds.length; slot++) {
      state.slot(
          survivor,
          slot,
          switch (kinds[slot]) {
            case "wound" -> MorgueState.WOUND;
            case "-" -> MorgueState.NONE;
            default -> card(kinds[slot]);
          });
    }
    return this;
  }

  /// A card of that kind that nobody holds.
  private int card(String kind) {
    for (int card = 0; card < Box.CONTENT.equipmentCards(); card++) {
      boolean free = true;
      for (short held : state.slots) {
        free &= held != card;
      }
      if (free && state.table.equipment(card).id().equals(kind)) {
        return card;
      }
    }
    throw new AssertionError("no " + kind + " left");
  }

  /// What somebody holds, by slot: a kind, `wound`, or `-`.
  public List<String> sheet(String id) {
    List<String> sheet = new ArrayList<>();
    for (int slot = 0; slot < MorgueState.SLOTS - 1; slot++) {
      int card = state.slot(survivor(id), slot);
      sheet.add(
          card == MorgueState.WOUND
              ? "wound"
              : card == MorgueState.NONE ? "-" : state.table.equipment(card).id());
    }
    return sheet;
  }

  /// Cards that lie aside, for games that begin in the middle.
  public Scene aside(String... kinds) {
    for (String kind : kinds) {
      state.cards.add(state.table.aside, card(kind));
    }
    return this;
  }

  /// The Zombie deck, these cards on top in this order and the others below.
  public Scene deck(int... numbers) {
    List<ZombieCard> all = state.table.content().zombieCards();
    state.cards.clear(state.table.zombieDeck);
    for (int card = 0; card < all.size(); card++) {
      int number = all.get(card).id();
      if (java.util.Arrays.stream(numbers).noneMatch(n -> n == number)) {
        state.cards.add(state.table.zombieDeck, card);
      }
    }
    for (int i = numbers.length - 1; i >= 0; i--) {
      int number = numbers[i];
      int card = all.stream().map(ZombieCard::id).toList().indexOf(number);
      state.cards.add(state.table.zombieDeck, card);
    }
    return this;
  }

  /// These cards and no others in the Equipment deck, the first on top.
  public Scene equipmentDeck(String... kinds) {
    for (int i = kinds.length - 1; i >= 0; i--) {
      state.cards.add(state.table.equipmentDeck, card(kinds[i]));
    }
    return this;
  }

  /// All rooms have had their zombies.
  public Scene roomsFilled() {
    state.spawned(state.table.board().rooms());
    return this;
  }

  /// Draws the top Zombie card for a zone and carries it out.
  public Scene draw(String zone) {
    return run(new ZombieCards.DrawFor(zone(zone)));
  }

  /// Somebody's turn, up to the first question.
  public Scene turn(String id) {
    return run(new Turns.Begin(survivor(id)));
  }

  /// An attack whose dice are settled: with the cards in those slots, on that zone.
  public Scene attack(String id, String zone, int slots, int... dice) {
    return attack(id, zone, slots, true, dice);
  }

  /// The same with melee weapons, in one's own zone.
  public Scene strike(String id, int slots, int... dice) {
    return attack(id, where(id), slots, false, dice);
  }

  private Scene attack(String id, String zone, int slots, boolean ranged, int... dice) {
    Thrown.attack(state, survivor(id), ranged, zone(zone), slots, dice);
    Engine.advance(state, out);
    return this;
  }

  public Scene actions(int left) {
    state.actions = left;
    return this;
  }

  public boolean lives(String id) {
    return state.zone[survivor(id)] != MorgueState.DEAD;
  }

  /// The character on that sheet shows its reverse side.
  public Scene reverse(String id) {
    state.who[survivor(id)] += (byte) Box.CONTENT.survivors().size();
    return this;
  }

  public Scene orange(String id, int choice) {
    state.orange[survivor(id)] = (byte) choice;
    return this;
  }

  public Scene red(String id, int choice) {
    state.red[survivor(id)] = (byte) choice;
    return this;
  }

  public Scene zombiesPhase() {
    state.zombiesPhase = true;
    return this;
  }

  public String where(String id) {
    return state.table.board().zone(state.zone[survivor(id)]).name();
  }

  public Scene xp(String id, int xp) {
    state.xp[survivor(id)] = (short) xp;
    return this;
  }

  public Scene marked(String id, int mark) {
    state.mark(survivor(id), mark);
    return this;
  }

  public Scene noise(String zone, int tokens) {
    state.noise[zone(zone)] = (byte) tokens;
    return this;
  }

  public Scene zombies(String zone, ZombieKind kind, int count) {
    state.figures[zone(zone) * MorgueState.KINDS + kind.ordinal()] += (byte) count;
    state.reserve[kind.ordinal()] -= (byte) count;
    return this;
  }

  public Scene reserve(ZombieKind kind, int left) {
    state.reserve[kind.ordinal()] = (byte) left;
    return this;
  }

  public Scene open(String one, String other) {
    int a = zone(one);
    int b = zone(other);
    Door door =
        state.table.board().doors().stream()
            .filter(d -> d.isOn(a) && d.beyond(a) == b)
            .findFirst()
            .orElseThrow();
    state.openDoors |= 1 << door.index();
    return this;
  }

  public Scene flying(String over) {
    state.helicopter = zone(over);
    state.flying = true;
    return this;
  }

  /// All zombies on the board have yet to act.
  public Scene allAct() {
    System.arraycopy(state.figures, 0, state.acting, 0, state.acting.length);
    return this;
  }

  /// Does a step and all that follows from it, up to the next question.
  public Scene run(Step<MorgueState> step) {
    state.agenda.push(step);
    Engine.advance(state, out);
    return this;
  }

  /// What may be answered now; nothing if nobody is asked.
  public List<String> options() {
    Question<MorgueState> question = Engine.question(state);
    List<String> options = new ArrayList<>();
    if (question != null) {
      Choices choices = new Choices();
      question.choices(state, asked(), choices);
      for (int i = 0; i < choices.size(); i++) {
        options.add(question.option(state, asked(), choices.get(i)).id());
      }
    }
    return options;
  }

  /// The seat that is asked.
  public int asked() {
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(state));
    return Integer.numberOfTrailingZeros(question.awaited(state));
  }

  /// The name of the question that waits.
  public String question() {
    return state.agenda.nameOf(Objects.requireNonNull(Engine.<MorgueState>question(state)));
  }

  /// The rule that asks.
  public String rule() {
    return Objects.requireNonNull(Engine.<MorgueState>question(state)).rule(state);
  }

  public Scene answer(String option) {
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(state));
    Choices choices = new Choices();
    question.choices(state, asked(), choices);
    int at = options().indexOf(option);
    assertThat(at).as(option + " among " + options()).isNotNegative();
    Engine.answer(state, question, asked(), choices.get(at), out);
    return this;
  }

  public int count(String zone, ZombieKind kind) {
    return state.figures(zone(zone), kind);
  }

  /// Figures on the board, on the way and in reserve.
  public int figures(ZombieKind kind) {
    int all = state.reserve[kind.ordinal()];
    for (int zone = 0; zone < state.noise.length; zone++) {
      all += state.figures[zone * MorgueState.KINDS + kind.ordinal()];
      all += state.arriving[zone * MorgueState.KINDS + kind.ordinal()];
    }
    return all;
  }
}
