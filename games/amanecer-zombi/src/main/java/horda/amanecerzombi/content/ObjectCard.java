package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;
import horda.engine.Nullable;

/// A kind of Object; the same kind may be in more than one deck.
public final class ObjectCard {
  private static final Known WORDS =
      Known.of(
          "word of an Object",
          "id",
          "gender",
          "special",
          "green",
          "blue",
          "icons",
          "weapon",
          "cost",
          "uses",
          "traits",
          "round-ready",
          "ready-cards",
          "provenance",
          "provenance-of");
  private final String id;
  private final Gender gender;
  private final int[] counts = new int[Deck.values().length];
  private final int icons;
  private final @Nullable Weapon weapon;
  private final Cost cost;
  private final byte[] uses = new byte[Deed.ALL.length];
  private final Traits traits;
  private final boolean roundReady;
  private final int readyCards;
  private final String provenance;

  ObjectCard(Data row) {
    WORDS.check(row);
    id = row.at("id").text();
    gender = Gender.of(row);
    int copies = 0;
    for (Deck deck : Deck.values()) {
      if (deck.ofObjects()) {
        counts[deck.ordinal()] = Known.num(row, deck.id(), 0, 40);
        copies += counts[deck.ordinal()];
      }
    }
    if (copies == 0) {
      throw new Data.Fault(row, "an Object is in a deck: special, green or blue");
    }
    icons = Icon.read(row.at("icons"));
    weapon = row.has("weapon") ? Weapon.read(row.at("weapon")) : null;
    cost = row.has("cost") ? Known.constant(row.at("cost"), Cost.values()) : Cost.NOTHING;
    if (row.has("uses")) {
      Amounts.read(row.at("uses"), Deed.ALL, uses);
    }
    traits = Traits.read(row);
    roundReady = row.flag("round-ready");
    readyCards = Known.num(row, "ready-cards", 0, 9);
    provenance = Provenance.of(row);
  }

  public String id() {
    return id;
  }

  /// Of its name, for languages that have genders.
  public Gender gender() {
    return gender;
  }

  /// Copies in that deck.
  public int count(Deck deck) {
    return counts[deck.ordinal()];
  }

  public int icons() {
    return icons;
  }

  public boolean has(Icon icon) {
    return icon.in(icons);
  }

  /// Takes no load space (AMZ-OBJ-06).
  public boolean light() {
    return Icon.LIGHT.in(icons);
  }

  public boolean survivor() {
    return Icon.SURVIVOR.in(icons);
  }

  public @Nullable Weapon weapon() {
    return weapon;
  }

  public boolean gun() {
    return weapon != null && weapon.ranged();
  }

  /// Does it count as a weapon: with dice of its own, or an Initial Attack?
  public boolean arms() {
    return weapon != null || use(Deed.INITIAL_ATTACK) != 0;
  }

  public Cost cost() {
    return cost;
  }

  public boolean consumable() {
    return cost == Cost.DISCARD;
  }

  /// How much of it the Object does; 0 for nothing of the kind.
  public int use(Deed deed) {
    return uses[deed.ordinal()];
  }

  public Traits traits() {
    return traits;
  }

  /// Readied in step 1 of each round (AMZ-ROUND-04).
  public boolean roundReady() {
    return roundReady;
  }

  /// Action cards that ready it in the owner's turn; 0 if that is not possible.
  public int readyCards() {
    return readyCards;
  }

  public String provenance() {
    return provenance;
  }
}
