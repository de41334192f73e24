package horda.amanecerzombi.content;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Everything in the box. Each deck is numbered by itself: Characters, Missions and season cards by
/// their row; skills, Damage and Objects card by card, in the order of the rows (Objects: first the
/// Special ones, then green, then blue); Action cards by their kind, because copies of one are the
/// same card.
public final class Content {
  private final Numbers numbers;
  private final List<String> colours;
  private final int[] zonesFor = new int[5];
  private final SeasonCard[] seasons;
  private final CharacterCard[] characters;
  private final ActionCard[] actions;
  private final List<ObjectCard> objectKinds;
  private final ObjectCard[] objects;
  private final Deck[] objectDecks;
  private final Mission[] missions;
  private final List<SkillCard> skillKinds;
  private final SkillCard[] skills;
  private final List<DamageCard> damageKinds;
  private final DamageCard[] damages;
  private final Tile[] tiles;

  /// Reads content.yaml.
  public Content(Data data) {
    numbers = Numbers.read(data.at("numbers"));
    colours = data.at("colours").items().stream().map(Data::text).toList();
    for (int players = 1; players < zonesFor.length; players++) {
      zonesFor[players] = data.at("zones-for").at(Integer.toString(players)).at("zones").num();
    }
    seasons = rows(data.at("season-cards"), SeasonCard::new).toArray(new SeasonCard[0]);
    characters = rows(data.at("characters"), CharacterCard::read).toArray(new CharacterCard[0]);
    List<ActionCard> all = new ArrayList<>(rows(data.at("zombies"), Zombie::read));
    all.addAll(rows(data.at("vehicles"), Vehicle::read));
    all.addAll(rows(data.at("events"), EventCard::read));
    actions = all.toArray(new ActionCard[0]);
    objectKinds = rows(data.at("objects"), ObjectCard::new);
    List<ObjectCard> cards = new ArrayList<>();
    List<Deck> decks = new ArrayList<>();
    for (Deck deck : List.of(Deck.SPECIAL, Deck.GREEN, Deck.BLUE)) {
      for (ObjectCard kind : objectKinds) {
        copies(kind, kind.count(deck), cards);
        copies(deck, kind.count(deck), decks);
      }
    }
    objects = cards.toArray(new ObjectCard[0]);
    objectDecks = decks.toArray(new Deck[0]);
    missions = rows(data.at("missions"), Mission::read).toArray(new Mission[0]);
    skillKinds = rows(data.at("skills"), SkillCard::read);
    List<SkillCard> everySkill = new ArrayList<>();
    skillKinds.forEach(kind -> copies(kind, kind.count(), everySkill));
    skills = everySkill.toArray(new SkillCard[0]);
    damageKinds = rows(data.at("damage"), DamageCard::read);
    List<DamageCard> everyDamage = new ArrayList<>();
    damageKinds.forEach(kind -> copies(kind, kind.count(), everyDamage));
    damages = everyDamage.toArray(new DamageCard[0]);
    tiles = rows(data.at("zones"), Tile::new).toArray(new Tile[0]);
    for (Deck deck : Deck.values()) {
      checkCount(deck, data.at("decks").at(deck.id()));
    }
  }

  private static <T> List<T> rows(Data list, Function<Data, T> read) {
    return list.items().stream().map(read).toList();
  }

  private static <T> void copies(T kind, int count, List<T> into) {
    for (int n = 0; n < count; n++) {
      into.add(kind);
    }
  }

  private void checkCount(Deck deck, Data stated) {
    Provenance.of(stated);
    if (stated.at("count").num() != count(deck)) {
      throw new Data.Fault(
          stated.at("count"),
          "the deck has " + stated.at("count").num() + " cards, but its rows give " + count(deck));
    }
  }

  public Numbers numbers() {
    return numbers;
  }

  /// Colours in the order of the Start zones.
  public List<String> colours() {
    return colours;
  }

  /// Zones dealt to each player, by number of players (AMZ-SETUP-02).
  public int zonesFor(int players) {
    return zonesFor[players];
  }

  /// Cards of a deck.
  public int count(Deck deck) {
    return switch (deck) {
      case SEASON -> seasons.length;
      case CHARACTER -> characters.length;
      case ACTION -> {
        int cards = 0;
        for (ActionCard kind : actions) {
          cards += kind.count();
        }
        yield cards;
      }
      case SPECIAL, GREEN, BLUE -> {
        int cards = 0;
        for (Deck of : objectDecks) {
          cards += of == deck ? 1 : 0;
        }
        yield cards;
      }
      case MISSION -> missions.length;
      case SKILL -> skills.length;
      case DAMAGE -> damages.length;
    };
  }

  public int seasons() {
    return seasons.length;
  }

  public SeasonCard season(int card) {
    return seasons[card];
  }

  public int characters() {
    return characters.length;
  }

  public CharacterCard character(int card) {
    return characters[card];
  }

  /// Kinds of Action cards: Zombies, vehicles, Events.
  public int actionKinds() {
    return actions.length;
  }

  public ActionCard action(int kind) {
    return actions[kind];
  }

  /// The kind of Action card of that name, or -1.
  public int actionNamed(String id) {
    for (int kind = 0; kind < actions.length; kind++) {
      if (actions[kind].id().equals(id)) {
        return kind;
      }
    }
    return -1;
  }

  /// Object cards of all three decks.
  public int objects() {
    return objects.length;
  }

  public ObjectCard object(int card) {
    return objects[card];
  }

  /// The deck and discard pile an Object belongs to (AMZ-OBJ-15).
  public Deck objectDeck(int card) {
    return objectDecks[card];
  }

  public List<ObjectCard> objectKinds() {
    return objectKinds;
  }

  public int missions() {
    return missions.length;
  }

  public Mission mission(int card) {
    return missions[card];
  }

  public int skills() {
    return skills.length;
  }

  public SkillCard skill(int card) {
    return skills[card];
  }

  public List<SkillCard> skillKinds() {
    return skillKinds;
  }

  public int damages() {
    return damages.length;
  }

  public DamageCard damage(int card) {
    return damages[card];
  }

  public List<DamageCard> damageKinds() {
    return damageKinds;
  }

  public int tiles() {
    return tiles.length;
  }

  /// The zones: the Start zones in the order of the colours, then the others.
  public Tile tile(int tile) {
    return tiles[tile];
  }

  /// The zone of that name, or -1.
  public int tileNamed(String id) {
    for (int tile = 0; tile < tiles.length; tile++) {
      if (tiles[tile].id().equals(id)) {
        return tile;
      }
    }
    return -1;
  }
}
