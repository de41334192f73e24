package horda.amanecerzombi.state;

import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.SQUARES;

import horda.amanecerzombi.content.ActionCard;
import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Ground;
import horda.amanecerzombi.content.Site;
import horda.amanecerzombi.content.Square;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Traits;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.content.Zombie;
import horda.engine.Nullable;
import horda.engine.ZonePlan;
import java.util.Arrays;
import java.util.function.IntFunction;

/// What does not change in the games of one box: its content, laid out in arrays for quick answers,
/// and where cards can lie.
public final class BoxTable {
  private final Content content;
  private final ZonePlan plan = Piles.plan();
  private final Square[] squares = new Square[SQUARES];
  private final byte[] locationAt = new byte[SQUARES];
  private final short[] locations;
  private final short[] sites = new short[Site.values().length];
  private final long[] onTile = new long[AmanecerState.TILES];
  private final long[] onTerrain = new long[Terrain.values().length];
  private final short[] goals;
  private final boolean[] usable = new boolean[AmanecerState.PEOPLE];
  private final boolean[] usedSkills = new boolean[AmanecerState.SKILLS];
  private final Traits[] people = new Traits[AmanecerState.PEOPLE];
  private final Zombie[] zombies;
  private final Vehicle[] vehicles;
  private final EventCard[] events;
  private final int[] eventKinds = new int[EventEffect.values().length];
  private final String[] objectNames = new String[AmanecerState.OBJECTS];
  private final String[] skillNames = new String[AmanecerState.SKILLS];
  private final String[] damageNames = new String[AmanecerState.DAMAGES];
  private final byte[] objectPile = new byte[AmanecerState.OBJECTS];
  private final byte[] firstCopies = new byte[AmanecerState.OBJECTS];
  private final byte[] objectKinds = new byte[AmanecerState.OBJECTS];

  public BoxTable(Content content) {
    this.content = content;
    Arrays.fill(sites, (short) NONE);
    short[] found = new short[64];
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      squares[square] = content.tile(square / Tile.SQUARES).square(square % Tile.SQUARES);
      locationAt[square] = (byte) (squares[square].location() ? count : NONE);
      Site site = squares[square].site();
      if (site != null) {
        sites[site.ordinal()] = (short) square;
      }
      if (squares[square].location()) {
        found[count++] = (short) square;
      }
    }
    locations = Arrays.copyOf(found, count);
    for (int location = 0; location < count; location++) {
      int tile = tileOf(locations[location]);
      onTile[tile] |= 1L << location;
      onTerrain[content.tile(tile).terrain().ordinal()] |= 1L << location;
    }
    goals = goals();
    for (int character = 0; character < people.length; character++) {
      people[character] =
          character < content.characters() ? content.character(character).traits() : Traits.NONE;
    }
    for (int character = 0; character < people.length; character++) {
      for (Trait trait : Trait.values()) {
        usable[character] |=
            trait.compareTo(Trait.HEAL_MEDICINE) >= 0 && gives(character, trait) > 0;
      }
    }
    for (int skill = 0; skill < usedSkills.length; skill++) {
      for (Trait trait : Trait.values()) {
        usedSkills[skill] |=
            trait.compareTo(Trait.HEAL_MEDICINE) >= 0
                && content.skill(skill).traits().amount(trait) > 0;
      }
    }
    int kinds = content.actionKinds();
    zombies = new Zombie[kinds];
    vehicles = new Vehicle[kinds];
    events = new EventCard[kinds];
    for (int kind = 0; kind < kinds; kind++) {
      sort(kind, content.action(kind));
    }
    name(objectNames, card -> content.object(card).id());
    name(skillNames, card -> content.skill(card).id());
    name(damageNames, card -> content.damage(card).id());
    int kindsOfObjects = 0;
    for (int card = 0; card < objectPile.length; card++) {
      objectPile[card] = (byte) (content.objectDeck(card).ordinal() - Deck.SPECIAL.ordinal());
      int first = 0;
      while (!content.object(first).id().equals(content.object(card).id())) {
        first++;
      }
      firstCopies[card] = (byte) first;
      objectKinds[card] = first == card ? (byte) kindsOfObjects++ : objectKinds[first];
    }
  }

  /// Copies of a card are told apart by a number from the second on: pistol, pistol-2.
  private static void name(String[] names, IntFunction<String> kind) {
    for (int card = 0; card < names.length; card++) {
      int copy = 1;
      for (int before = 0; before < card; before++) {
        copy += kind.apply(before).equals(kind.apply(card)) ? 1 : 0;
      }
      names[card] = copy == 1 ? kind.apply(card) : kind.apply(card) + "-" + copy;
    }
  }

  private void sort(int kind, ActionCard card) {
    switch (card) {
      case Zombie zombie -> zombies[kind] = zombie;
      case Vehicle vehicle -> vehicles[kind] = vehicle;
      case EventCard event -> {
        events[kind] = event;
        eventKinds[event.effect().ordinal()] = kind;
      }
    }
  }

  public Content content() {
    return content;
  }

  public ZonePlan plan() {
    return plan;
  }

  /// A square as printed: tile times 25, row times 5, column.
  public Square square(int square) {
    return squares[square];
  }

  public static int tileOf(int square) {
    return square / Tile.SQUARES;
  }

  public int locations() {
    return locations.length;
  }

  /// The number of the Location on a square, or NONE.
  public int location(int square) {
    return locationAt[square];
  }

  /// The square of a Location.
  public int squareOf(int location) {
    return locations[location];
  }

  /// Locations of a tile, as a set.
  public long locationsOn(int tile) {
    return onTile[tile];
  }

  public long locationsOn(Terrain terrain) {
    return onTerrain[terrain.ordinal()];
  }

  /// Squares where Missions may be done: Sites, Highway exits, Start zones.
  private short[] goals() {
    short[] found = new short[SQUARES];
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (squares[square].site() != null
          || squares[square].exit()
          || content.tile(tileOf(square)).terrain() == Terrain.START) {
        found[count++] = (short) square;
      }
    }
    return Arrays.copyOf(found, count);
  }

  public int goalSquares() {
    return goals.length;
  }

  public int goalSquare(int i) {
    return goals[i];
  }

  /// The square of a Site, or NONE.
  public int siteOf(Site site) {
    return sites[site.ordinal()];
  }

  /// The tent of a Start zone.
  public int tent(int tile) {
    for (int i = 0; i < Tile.SQUARES; i++) {
      if (content.tile(tile).square(i).ground() == Ground.TENT) {
        return tile * Tile.SQUARES + i;
      }
    }
    throw new IllegalStateException("no tent on " + content.tile(tile).id());
  }

  /// What a Character itself gives; nothing for a nameless one (AMZ-DEATH-11).
  public Traits traits(int character) {
    return people[character];
  }

  public int gives(int character, Trait trait) {
    return people[character].amount(trait);
  }

  /// Has this Character an ability that is used, and not just in force?
  public boolean isUsed(int character) {
    return usable[character];
  }

  /// The same of a skill.
  public boolean isUsedSkill(int skill) {
    return usedSkills[skill];
  }

  /// The Zombie that a kind of Action card is, or null.
  public @Nullable Zombie zombie(int kind) {
    return zombies[kind];
  }

  public @Nullable Vehicle vehicle(int kind) {
    return vehicles[kind];
  }

  public @Nullable EventCard event(int kind) {
    return events[kind];
  }

  /// The kind of Action card with that effect.
  public int kindOf(EventEffect effect) {
    return eventKinds[effect.ordinal()];
  }

  /// An Object in ids: `pistol`, and `pistol-2` for the second copy.
  public String objectName(int card) {
    return objectNames[card];
  }

  /// Which of the different Objects of the box it is, from 0.
  public int objectKind(int object) {
    return objectKinds[object];
  }

  /// The first card of a kind of Object.
  public int objectOfKind(int kind) {
    for (int card = 0; card < objectKinds.length; card++) {
      if (objectKinds[card] == kind) {
        return card;
      }
    }
    return NONE;
  }

  /// The first card of the box that is the same Object.
  public int firstCopy(int object) {
    return firstCopies[object];
  }

  public String skillName(int card) {
    return skillNames[card];
  }

  public String damageName(int card) {
    return damageNames[card];
  }

  /// 0 Special, 1 green, 2 blue: where an Object is discarded to (AMZ-OBJ-15).
  public int pileOf(int object) {
    return objectPile[object];
  }
}
