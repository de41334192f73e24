package horda.cardsofthedead.content;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.List;

/// One printed card. Numbers that a card does not have are 0.
///
/// @param hp the HP icon, or 0 without one: then the card has 1 HP in the Play Area (COD-CARD-05)
/// @param call the pile that opening it fetches from (0 = A), or -1
/// @param sides the attacks of a weapon; two for the Rifle, else one or none
/// @param options the alternatives of Chose One, in order: healing values, then an attack
public record CardType(
    String id,
    Kind kind,
    Speed speed,
    int hp,
    int defence,
    int zombieDamage,
    int explosive,
    int redImmunity,
    int redVitality,
    int greenImmunity,
    int greenVitality,
    boolean tools,
    int call,
    @Nullable Counter counter,
    Use use,
    Effect effect,
    int amount,
    List<Attack> sides,
    List<CardType> options,
    int uses,
    Ammunition takes,
    boolean needsLoad,
    Ammunition loads,
    boolean sparesSurvivors,
    boolean neverDiscarded,
    boolean neverReserve,
    boolean neverGiven,
    String provenance) {

  static CardType read(Data row, @Nullable Kind fixed) {
    List<Attack> sides = new ArrayList<>();
    if (row.has("attack")) {
      sides.add(Attack.read(row.at("attack")));
    }
    if (row.has("sides")) {
      row.at("sides").items().forEach(side -> sides.add(Attack.read(side)));
    }
    List<CardType> options = new ArrayList<>();
    if (row.has("options")) {
      row.at("options").items().forEach(option -> options.add(read(option, Kind.RESOURCE)));
    }
    return new CardType(
        row.text("id", ""),
        fixed != null ? fixed : Known.constant(row.at("kind"), Kind.values()),
        row.has("speed") ? Known.constant(row.at("speed"), Speed.values()) : Speed.NORMAL,
        row.num("hp", 0),
        row.num("defence", 0),
        row.num("zombie-damage", 0),
        row.num("explosive", 0),
        row.num("red-immunity", 0),
        row.num("red-vitality", 0),
        row.num("green-immunity", 0),
        row.num("green-vitality", 0),
        row.flag("tools"),
        row.has("call") ? letter(row.at("call")) : -1,
        row.has("counter") ? Counter.read(row.at("counter")) : null,
        row.has("use") ? Known.constant(row.at("use"), Use.values()) : Use.NONE,
        row.has("effect") ? Known.constant(row.at("effect"), Effect.values()) : Effect.NONE,
        row.num("amount", 0),
        List.copyOf(sides),
        List.copyOf(options),
        row.num("uses", 0),
        row.has("takes") ? Known.constant(row.at("takes"), Ammunition.values()) : Ammunition.NONE,
        row.flag("needs-load"),
        row.has("loads") ? Known.constant(row.at("loads"), Ammunition.values()) : Ammunition.NONE,
        row.flag("spares-survivors"),
        row.flag("never-discarded"),
        row.flag("never-reserve"),
        row.flag("never-given"),
        row.text("provenance", "D"));
  }

  static int letter(Data data) {
    int letter = "ABCD".indexOf(data.text());
    if (letter < 0 || data.text().length() != 1) {
      throw new Data.Fault(data, "a letter is one of A, B, C, D, not '" + data.text() + "'");
    }
    return letter;
  }

  public boolean isZombie() {
    return kind == Kind.ZOMBIE;
  }

  /// Neither an HP nor a Speed icon, and not a Place (COD-CARD-08, COD-CARD-09).
  public boolean isResource() {
    return kind == Kind.RESOURCE;
  }

  public boolean isPlace() {
    return kind == Kind.PLACE;
  }

  public boolean isEvent() {
    return speed == Speed.INSTANTANEOUS;
  }

  /// A Place that is never discarded for lack of space (COD-GAME-13).
  public boolean isWayOut() {
    return effect == Effect.EXIT || effect == Effect.EXIT_INDOORS;
  }

  public boolean isWeapon() {
    return use == Use.EQUIP;
  }

  /// The blow of a card with one attack.
  public Attack attack() {
    return sides.isEmpty() ? Attack.NONE : sides.getFirst();
  }
}
