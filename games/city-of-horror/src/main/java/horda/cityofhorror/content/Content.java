package horda.cityofhorror.content;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;

/// Everything in the box. Action cards are numbered kind by kind, Invasion cards after them.
public final class Content {
  private final List<ActionCard> kinds;
  private final byte[] kindOf;
  private final int[] firstOf;
  private final List<Townsperson> people;
  private final List<InvasionCard> invasions;
  private final Site[][] sites = new Site[Place.COUNT][2];
  private final Site ruin;
  private final List<String> colours;
  private final int[] charactersFor = new int[7];
  private final int[] cardsFor = new int[7];
  private final byte[] food;
  private final int zombies;
  private final int mostZombies;
  private final int antidotes;
  private final int openFood;
  private final int explosionMarkers;
  private final int[] armoryLimit = new int[2];
  private final int towerLimit;
  private final int[][] orders = new int[2][];

  /// Reads content.yaml.
  public Content(Data data) {
    kinds = data.at("action-cards").items().stream().map(ActionCard::read).toList();
    List<Byte> all = new ArrayList<>();
    firstOf = new int[kinds.size()];
    for (int kind = 0; kind < kinds.size(); kind++) {
      firstOf[kind] = kinds.get(kind).count() > 0 ? all.size() : -1;
      for (int n = 0; n < kinds.get(kind).count(); n++) {
        all.add((byte) kind);
      }
    }
    kindOf = new byte[all.size()];
    for (int i = 0; i < kindOf.length; i++) {
      kindOf[i] = all.get(i);
    }
    people = data.at("characters").items().stream().map(Townsperson::read).toList();
    invasions = data.at("invasion-cards").items().stream().map(InvasionCard::read).toList();
    Site found = null;
    for (Data row : data.at("locations").items()) {
      Site site = Site.read(row);
      int place = Place.named(site.id());
      if (place == Place.NOWHERE) {
        found = site;
      } else {
        sites[place][row.at("side").text().equals("B") ? 1 : 0] = site;
      }
    }
    if (found == null) {
      throw new Data.Fault(data.at("locations"), "the ruined tower is missing");
    }
    ruin = found;
    colours = data.at("colours").items().stream().map(Data::text).toList();
    for (String players : data.at("players").keys()) {
      Data row = data.at("players").at(players);
      charactersFor[Integer.parseInt(players)] = row.at("characters").num();
      cardsFor[Integer.parseInt(players)] = row.at("action-cards").num();
    }
    food = readFood(data.at("food"));
    zombies = data.at("zombies").num();
    mostZombies = data.at("most-zombies-per-location").num();
    antidotes = data.at("antidotes").num();
    openFood = data.at("food-face-up").num();
    explosionMarkers = data.at("explosion-markers").num();
    towerLimit = readLimits(data.at("explosions"));
    readOrders(data.at("resolution-orders"));
  }

  private static byte[] readFood(Data data) {
    List<Byte> values = new ArrayList<>();
    for (String value : data.keys()) {
      for (int n = 0; n < data.at(value).num(); n++) {
        values.add(Byte.valueOf(value));
      }
    }
    byte[] result = new byte[values.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = values.get(i);
    }
    return result;
  }

  private int readLimits(Data rows) {
    int tower = 0;
    for (Data row : rows.items()) {
      if (row.at("id").text().equals("tower")) {
        tower = row.at("markers").num();
      } else {
        armoryLimit[row.at("side").text().equals("B") ? 1 : 0] = row.at("markers").num();
      }
    }
    return tower;
  }

  private void readOrders(Data rows) {
    List<String> positions = List.of("1", "2", "3", "4", "tower", "crossroads");
    for (int i = 0; i < orders.length; i++) {
      List<Data> order = rows.items().get(i).at("order").items();
      orders[i] = order.stream().mapToInt(p -> positions.indexOf(p.text())).toArray();
    }
  }

  public int actionCards() {
    return kindOf.length;
  }

  /// Action cards and Invasion cards together.
  public int cards() {
    return kindOf.length + invasions.size();
  }

  public List<ActionCard> kinds() {
    return kinds;
  }

  /// The first card of a kind, as they are numbered kind by kind; -1 if the deck has none.
  public int firstOf(int kind) {
    return firstOf[kind];
  }

  public int kindOf(int card) {
    return kindOf[card];
  }

  public ActionCard action(int card) {
    return kinds.get(kindOf[card]);
  }

  /// The kind of that name, or -1.
  public int kindNamed(String id) {
    for (int i = 0; i < kinds.size(); i++) {
      if (kinds.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  public InvasionCard invasion(int card) {
    return invasions.get(card - kindOf.length);
  }

  public List<InvasionCard> invasions() {
    return invasions;
  }

  public List<Townsperson> people() {
    return people;
  }

  public Townsperson person(int character) {
    return people.get(character);
  }

  public int personNamed(String id) {
    for (int i = 0; i < people.size(); i++) {
      if (people.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  public Site site(int place, int side) {
    return sites[place][side];
  }

  public Site ruin() {
    return ruin;
  }

  public List<String> colours() {
    return colours;
  }

  public int charactersFor(int players) {
    return charactersFor[players];
  }

  public int cardsFor(int players) {
    return cardsFor[players];
  }

  public int foodTokens() {
    return food.length;
  }

  public int foodValue(int token) {
    return food[token];
  }

  public int zombies() {
    return zombies;
  }

  public int mostZombies() {
    return mostZombies;
  }

  public int antidotes() {
    return antidotes;
  }

  public int openFood() {
    return openFood;
  }

  public int explosionMarkers() {
    return explosionMarkers;
  }

  /// The marker that burns (side A) or blocks (side B) the Armory.
  public int armoryLimit(int side) {
    return armoryLimit[side];
  }

  public int towerLimit() {
    return towerLimit;
  }

  /// Positions in the order in which locations are resolved: 0 the Tower after the corners, 1
  /// before them.
  public int[] resolutionOrder(int order) {
    return orders[order];
  }
}
