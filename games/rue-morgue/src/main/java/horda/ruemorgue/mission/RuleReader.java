package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Reads a mission's own rules; the kinds are told in docs/missions.md.
final class RuleReader {
  private static final int MOST = 99;

  private final NamedSpots spots;
  private final Board board;
  private final Content content;
  private final Map<String, Clause<Special>> kinds = new TreeMap<>();

  RuleReader(NamedSpots spots, Board board, Content content) {
    this.spots = spots;
    this.board = board;
    this.content = content;
    Field zones = Field.of("zones", Field.Form.ZONES);
    Field door = Field.of("door", Field.Form.DOOR);
    Field cards = Field.of("cards", Field.Form.NUMBER);
    Field after = Field.choice("after", Colour.RED, Colour.BLUE, Colour.PINK);
    kinds.put("team-needs", Clause.of(RuleReader::teamNeeds, skills()));
    kinds.put("exit-opens", Clause.of(RuleReader::exitOpens, number("after-goal")));
    kinds.put("carry", Clause.of(RuleReader::carry, Field.choice("which", Which.values())));
    kinds.put("carriers-walk", Clause.of(row -> new Special.CarriersWalk(row.where())));
    kinds.put("delivery-spawns", Clause.of(RuleReader::deliverySpawns, cards));
    kinds.put(
        "spawn-wakes",
        Clause.of(
            RuleReader::spawnWakes,
            Field.choice("colour", Colour.BLUE, Colour.PINK),
            number("deliveries")));
    kinds.put("penned", Clause.of(this::penned, zones));
    Field tiles = Field.of("tiles", Field.Form.TILES);
    kinds.put("trigger-fills", Clause.of(this::triggerFills, tiles, zones));
    kinds.put(
        "trigger-brings",
        Clause.of(
            this::triggerBrings,
            tiles,
            Field.choice("zombie", ZombieKind.values()),
            Field.of("at", Field.Form.ZONE)));
    kinds.put("objectives-add-dice", Clause.of(RuleReader::addDice, number("every")));
    kinds.put(
        "last-objective-brings",
        Clause.of(
            RuleReader::brings, Field.choice("zombie", ZombieKind.values()), number("locator")));
    kinds.put(
        "beds-of-used-triggers", Clause.of(row -> new Special.BedsOfUsedTriggers(row.where())));
    kinds.put("fire-removes-spawns", Clause.of(row -> new Special.FireRemovesSpawns(row.where())));
    kinds.put("objective-gives", Clause.of(this::gives, equipment()));
    kinds.put("take-off-xp", Clause.of(RuleReader::takeOff, number("xp")));
    kinds.put("spawn-first", Clause.of(row -> new Special.SpawnFirst(row.where())));
    kinds.put("action-removes-spawn", Clause.of(this::actionRemoves, zones));
    kinds.put(
        "action-shuts",
        Clause.of(this::actionShuts, door, Field.of("from", Field.Form.ZONE), after));
    kinds.put("roof-falls", Clause.of(RuleReader::roofFalls, after, number("dice")));
    kinds.put(
        "noise-shuts",
        Clause.of(this::noiseShuts, Field.of("at", Field.Form.ZONE), door, number("tokens")));
  }

  private static Field number(String name) {
    return Field.of(name, Field.Form.NUMBER);
  }

  private static Field skills() {
    List<String> all = Stream.of(Skill.values()).map(Known::id).toList();
    return new Field("skills", Field.Form.CHOICES, true, all);
  }

  private Field equipment() {
    List<String> all = content.equipment().stream().map(Equipment::id).toList();
    return new Field("cards", Field.Form.CHOICES, true, all);
  }

  Map<String, List<Field>> forms() {
    return Clause.forms(kinds);
  }

  Special read(Data row) {
    return Clause.read(row, kinds, "rule");
  }

  private static int number(Data row, String key) {
    row.at(key);
    return Known.num(row, key, 0, MOST);
  }

  private static Colour colour(Data row, String key) {
    return Known.constant(row.at(key), Colour.values());
  }

  private static Special teamNeeds(Data row) {
    List<Skill> skills =
        row.at("skills").items().stream().map(s -> Known.constant(s, Skill.values())).toList();
    return new Special.TeamNeeds(row.where(), skills);
  }

  private static Special exitOpens(Data row) {
    return new Special.ExitOpens(row.where(), number(row, "after-goal"));
  }

  private static Special carry(Data row) {
    return new Special.Carry(row.where(), GoalReader.which(row));
  }

  private static Special deliverySpawns(Data row) {
    return new Special.DeliverySpawns(row.where(), number(row, "cards"));
  }

  private static Special spawnWakes(Data row) {
    return new Special.SpawnWakes(row.where(), colour(row, "colour"), number(row, "deliveries"));
  }

  private Special penned(Data row) {
    return new Special.Penned(row.where(), spots.zones(row.at("zones")));
  }

  private Special triggerFills(Data row) {
    int tiles = spots.tiles(row.at("tiles"));
    return new Special.TriggerFills(row.where(), tiles, spots.zones(row.at("zones")));
  }

  private Special triggerBrings(Data row) {
    int tiles = spots.tiles(row.at("tiles"));
    ZombieKind zombie = Known.constant(row.at("zombie"), ZombieKind.values());
    return new Special.TriggerBrings(row.where(), tiles, zombie, spots.zone(row.at("at")));
  }

  private static Special addDice(Data row) {
    return new Special.ObjectivesAddDice(row.where(), Math.max(1, number(row, "every")));
  }

  private static Special brings(Data row) {
    ZombieKind zombie = Known.constant(row.at("zombie"), ZombieKind.values());
    return new Special.LastObjectiveBrings(row.where(), zombie, number(row, "locator"));
  }

  private Special gives(Data row) {
    for (Data card : row.at("cards").items()) {
      if (content.kindNamed(card.text()) < 0) {
        throw MissionFaults.found(card, "card-unknown", card.text());
      }
    }
    List<String> cards = row.at("cards").items().stream().map(Data::text).toList();
    return new Special.ObjectiveGives(row.where(), cards);
  }

  private static Special takeOff(Data row) {
    return new Special.TakeOffXp(row.where(), number(row, "xp"));
  }

  private Special actionRemoves(Data row) {
    return new Special.ActionRemovesSpawn(row.where(), spots.zones(row.at("zones")));
  }

  private Special actionShuts(Data row) {
    int door = spots.door(row.at("door"), board);
    int from = spots.zone(row.at("from"));
    return new Special.ActionShuts(row.where(), door, from, colour(row, "after"));
  }

  private static Special roofFalls(Data row) {
    return new Special.RoofFalls(row.where(), colour(row, "after"), number(row, "dice"));
  }

  private Special noiseShuts(Data row) {
    int at = spots.zone(row.at("at"));
    int door = spots.door(row.at("door"), board);
    return new Special.NoiseShuts(row.where(), at, door, number(row, "tokens"));
  }
}
