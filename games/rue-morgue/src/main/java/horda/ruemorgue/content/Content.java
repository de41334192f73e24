package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Everything in the box but the tiles. Equipment cards are numbered kind by kind.
public final class Content {
  private final List<String> missions;
  private final List<String> campaigns;
  private final Map<Skill, SkillRow> skills = new EnumMap<>(Skill.class);
  private final List<Survivor> survivors;
  private final List<Survivor> reverses;
  private final List<Grant> grants;
  private final Map<Grant, Integer> grantPlaces = new LinkedHashMap<>();
  private final List<Equipment> equipment;
  private final byte[] kindOf;
  private final List<Combination> combinations;
  private final Map<ZombieKind, Zombie> zombies = new EnumMap<>(ZombieKind.class);
  private final List<ZombieCard> zombieCards;
  private final List<Tent> tents;
  private final Map<TeamAction, Integer> teamActions = new EnumMap<>(TeamAction.class);
  private final Map<String, Integer> pieces;
  private final Map<String, Integer> tokens;
  private final Numbers numbers;
  private final List<Severity> severities;
  private final Severity severity;
  private final Map<String, Gender> genders = new LinkedHashMap<>();

  /// Reads content.yaml.
  public Content(Data data) {
    missions = data.at("missions").items().stream().map(Data::text).toList();
    campaigns = data.at("campaigns").items().stream().map(Data::text).toList();
    for (Data row : data.at("skills").items()) {
      SkillRow skill = SkillRow.read(row);
      skills.put(skill.skill(), skill);
    }
    whole(data.at("skills"), skills.size(), Skill.values().length);
    survivors = data.at("survivors").items().stream().map(Survivor::read).toList();
    reverses = data.at("survivors").items().stream().map(Survivor::reverse).toList();
    List<Equipment> kinds = new ArrayList<>();
    data.at("weapons").items().forEach(row -> kinds.add(Weapon.read(row)));
    data.at("items").items().forEach(row -> kinds.add(Item.read(row)));
    equipment = List.copyOf(kinds);
    grants =
        Stream.concat(
                Stream.concat(survivors.stream(), reverses.stream()).flatMap(Survivor::grants),
                skills.values().stream().flatMap(row -> row.grants(equipment)))
            .distinct()
            .toList();
    grants.forEach(grant -> grantPlaces.put(grant, grantPlaces.size()));
    kindOf = cards();
    combinations = data.at("combinations").items().stream().map(this::combination).toList();
    for (Data row : data.at("zombies").items()) {
      Zombie zombie = Zombie.read(row);
      zombies.put(zombie.kind(), zombie);
    }
    whole(data.at("zombies"), zombies.size(), ZombieKind.values().length);
    zombieCards = data.at("zombie-cards").items().stream().map(ZombieCard::read).toList();
    tents = data.at("tents").items().stream().map(Tent::read).toList();
    for (Data row : data.at("team-actions").items()) {
      Provenance.of(row);
      TeamAction action = Known.constant(row.at("id"), TeamAction.values());
      teamActions.put(action, row.at("count").num());
    }
    whole(data.at("team-actions"), teamActions.size(), TeamAction.values().length);
    pieces = counts(data.at("pieces"));
    tokens = counts(data.at("tokens"));
    numbers = Numbers.read(data);
    severities = data.at("difficulties").items().stream().map(Severity::read).toList();
    severity = named(data.at("difficulties"));
    genders(data);
  }

  /// The same box at another difficulty.
  private Content(Content box, Severity severity) {
    missions = box.missions;
    campaigns = box.campaigns;
    skills.putAll(box.skills);
    survivors = box.survivors;
    reverses = box.reverses;
    grants = box.grants;
    grantPlaces.putAll(box.grantPlaces);
    equipment = box.equipment;
    kindOf = box.kindOf;
    combinations = box.combinations;
    zombies.putAll(box.zombies);
    zombieCards = box.zombieCards;
    tents = box.tents;
    teamActions.putAll(box.teamActions);
    pieces = box.pieces;
    tokens = box.tokens;
    numbers = box.numbers.at(severity);
    severities = box.severities;
    this.severity = severity;
    genders.putAll(box.genders);
  }

  private Severity named(Data rows) {
    return severities.stream()
        .filter(one -> one.id().equals(Severity.AS_PRINTED))
        .findFirst()
        .orElseThrow(() -> new Data.Fault(rows, "'" + Severity.AS_PRINTED + "' is missing"));
  }

  /// The same box at that difficulty (RMO-SETUP-26); the box itself for the printed one.
  public Content at(Severity other) {
    return other.id().equals(Severity.AS_PRINTED) ? this : new Content(this, other);
  }

  /// All difficulties, in the order in which they are offered.
  public List<Severity> severities() {
    return severities;
  }

  /// The one that is played.
  public Severity severity() {
    return severity;
  }

  /// Of the names of people, cards and zombies, by the keys of their texts.
  private void genders(Data data) {
    Stream.concat(survivors.stream(), reverses.stream())
        .forEach(survivor -> genders.put("survivor." + survivor.id(), survivor.gender()));
    for (String rows : List.of("weapons", "items", "combinations")) {
      for (Data row : data.at(rows).items()) {
        String id = row.at(rows.equals("combinations") ? "makes" : "id").text();
        genders.putIfAbsent("equipment." + id, Gender.of(row));
      }
    }
    genders.put("name.wound", Gender.PROPER);
    genders.put("name.empty-slot", Gender.PROPER);
    for (Data row : data.at("zombies").items()) {
      genders.put("zombie." + row.at("id").text(), Gender.of(row));
    }
  }

  /// The gender of a name, by the key of its text.
  public Gender gender(String key) {
    return genders.getOrDefault(key, Gender.MASCULINE);
  }

  private static void whole(Data rows, int found, int due) {
    if (found != due || rows.items().size() != due) {
      throw new Data.Fault(rows, "each of the " + due + " stands here once, not " + found);
    }
  }

  private static Map<String, Integer> counts(Data rows) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Data row : rows.items()) {
      Provenance.of(row);
      counts.put(row.at("id").text(), row.at("count").num());
    }
    return counts;
  }

  private byte[] cards() {
    int all = equipment.stream().mapToInt(Equipment::count).sum();
    byte[] kinds = new byte[all];
    int card = 0;
    for (int kind = 0; kind < equipment.size(); kind++) {
      for (int n = 0; n < equipment.get(kind).count(); n++) {
        kinds[card++] = (byte) kind;
      }
    }
    return kinds;
  }

  private Combination combination(Data row) {
    Provenance.of(row);
    List<Data> parts = row.at("of").items();
    String name = row.at("makes").text();
    Weapon.Special special =
        row.has("special")
            ? Known.constant(row.at("special"), Weapon.Special.values())
            : Weapon.Special.NONE;
    Weapon made = row.has("as") ? weapon(row.at("as")).as(name, special) : weapon(row.at("makes"));
    parts.forEach(part -> find(part));
    return new Combination(made, parts.get(0).text(), parts.get(1).text(), row.flag("keeps"));
  }

  private Weapon weapon(Data name) {
    if (find(name) instanceof Weapon weapon) {
      return weapon;
    }
    throw new Data.Fault(name, "'" + name.text() + "' is no weapon");
  }

  private Equipment find(Data name) {
    int kind = kindNamed(name.text());
    if (kind < 0) {
      throw new Data.Fault(name, "there is no equipment '" + name.text() + "'");
    }
    return equipment.get(kind);
  }

  /// Names of the shipped missions: each is missions/NAME.yaml.
  public List<String> missions() {
    return missions;
  }

  /// Names of the shipped campaigns: each is campaigns/NAME.yaml.
  public List<String> campaigns() {
    return campaigns;
  }

  public SkillRow skill(Skill skill) {
    SkillRow row = skills.get(skill);
    if (row == null) {
      throw new IllegalArgumentException("no row for " + skill);
    }
    return row;
  }

  public List<Survivor> survivors() {
    return survivors;
  }

  /// The other sides of the survivors' cards, in the same order.
  public List<Survivor> reverses() {
    return reverses;
  }

  /// All that can stand on a survivor's card as a skill, each with its brackets once: those of the
  /// box first.
  public List<Grant> grants() {
    return grants;
  }

  /// The place of a skill in [#grants].
  public int grant(Grant grant) {
    Integer place = grantPlaces.get(grant);
    if (place == null) {
      throw new IllegalArgumentException("nobody has " + grant);
    }
    return place;
  }

  /// Kinds of equipment.
  public List<Equipment> equipment() {
    return equipment;
  }

  /// The kind of that name, or -1.
  public int kindNamed(String id) {
    for (int kind = 0; kind < equipment.size(); kind++) {
      if (equipment.get(kind).id().equals(id)) {
        return kind;
      }
    }
    return -1;
  }

  /// How many Equipment cards there are.
  public int equipmentCards() {
    return kindOf.length;
  }

  public int kindOf(int card) {
    return kindOf[card];
  }

  public List<Combination> combinations() {
    return combinations;
  }

  public Zombie zombie(ZombieKind kind) {
    Zombie zombie = zombies.get(kind);
    if (zombie == null) {
      throw new IllegalArgumentException("no row for " + kind);
    }
    return zombie;
  }

  public List<ZombieCard> zombieCards() {
    return zombieCards;
  }

  public List<Tent> tents() {
    return tents;
  }

  public int copies(TeamAction action) {
    return teamActions.getOrDefault(action, 0);
  }

  /// How many of a piece or kind of card the box holds.
  public int pieces(String id) {
    return pieces.getOrDefault(id, 0);
  }

  /// How many tokens of a kind the box holds.
  public int tokens(String id) {
    return tokens.getOrDefault(id, 0);
  }

  public int allTokens() {
    return tokens.values().stream().mapToInt(Integer::intValue).sum();
  }

  public Numbers numbers() {
    return numbers;
  }
}
